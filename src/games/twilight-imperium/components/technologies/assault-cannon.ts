import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { destroy } from '../../flow/destroy.ts';
import type { Component } from '../../hooks/component.ts';
import { companyAt, isHeavyRank, opponentOf, sizeOf } from '../../rules/combat/sides.ts';
import { lineOf } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { msg } from '../../text/lexicon.ts';

/** Own ships, fighters aside, that it takes. */
const ENOUGH = 3;

interface Kind {
  readonly id: string;
  readonly unit: UnitType;
  readonly damaged: boolean;
}

/** Ships that could be destroyed, the least dear first, damaged ones before whole ones. */
function kinds(s: Galaxy, seat: Seat, system: SystemId): Kind[] {
  return companyAt(s, seat, system)
    .filter(isHeavyRank)
    .sort((a, b) => (lineOf(s, seat, a.unit).cost ?? 0) - (lineOf(s, seat, b.unit).cost ?? 0))
    .flatMap(({ unit, count, damaged }) => [
      ...(damaged > 0 ? [{ id: `${unit}:damaged`, unit, damaged: true }] : []),
      ...(count > damaged ? [{ id: unit, unit, damaged: false }] : []),
    ]);
}

/** As a space combat begins, the opponent of three or more ships loses one of its choice; it is no hit (52.5). */
export const assaultCannon: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      must: true,
      when: (s, by, fight) =>
        fight.kind === 'space' &&
        fight.round === 1 &&
        sizeOf(companyAt(s, by.seat, fight.system).filter(isHeavyRank)) >= ENOUGH &&
        kinds(s, opponentOf(fight, by.seat), fight.system).length > 0,
      *resolve(t, { by, event: fight }) {
        const { system } = fight;
        const seat = opponentOf(fight, by.seat);
        const able = kinds(t.state, seat, system);
        const lost =
          able.length === 1
            ? able[0]
            : yield* t.ask(seat, 'assault-cannon', () => {
                const options = kinds(t.state, seat, system).map((kind) => ({
                  id: kind.id,
                  label: msg('option.shipKind', { unit: kind.unit, damaged: kind.damaged }),
                  value: kind,
                }));
                return options.length === 0 ? null : choose<Kind>(msg('ask.assaultCannon', {}), options);
              });
        if (!lost) return;
        const { unit, damaged } = lost;
        yield* destroy(t, system, {
          seat,
          unit,
          count: 1,
          damaged: damaged ? 1 : 0,
          by: by.seat,
          cause: 'effect',
        });
      },
    },
  ],
};
