import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { takeHits } from '../../flow/combat/hits.ts';
import type { Component } from '../../hooks/component.ts';
import { wormholesOf } from '../../rules/board.ts';
import { companyAt, opponentOf } from '../../rules/combat/sides.ts';
import { shipsIn } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { msg } from '../../text/lexicon.ts';

/** Ships of one type, damaged or whole. */
interface Target {
  readonly id: string;
  readonly unit: UnitType;
  readonly damaged: boolean;
}

function targets(s: Galaxy, seat: Seat, system: SystemId): Target[] {
  return companyAt(s, seat, system).flatMap(({ unit, count, damaged }) => [
    ...(damaged > 0 ? [{ id: `${unit}:damaged`, unit, damaged: true }] : []),
    ...(count > damaged ? [{ id: unit, unit, damaged: false }] : []),
  ]);
}

/** As a space combat begins beside a wormhole: a hit on a ship of the opponent that its owner chooses (52.4a). */
export const dimensionalSplicer: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      free: true,
      when: (s, { seat }, { kind, round, system }) =>
        kind === 'space' && round === 1 && wormholesOf(s, system).length > 0 && shipsIn(s, seat, system) > 0,
      *resolve(t, { by, event: fight }) {
        const { system } = fight;
        const seat = opponentOf(fight, by.seat);
        const able = targets(t.state, seat, system);
        const target =
          able.length === 1
            ? able[0]
            : yield* t.ask(by.seat, 'splicer', () => {
                const options = targets(t.state, seat, system).map((one) => ({
                  id: one.id,
                  label: msg('option.shipKind', { unit: one.unit, damaged: one.damaged }),
                  value: one,
                }));
                return options.length === 0 ? null : choose<Target>(msg('ask.splicer', {}), options);
              });
        if (!target) return;
        const { unit: only, damaged } = target;
        yield* takeHits(t, [
          { seat, by: by.seat, kind: 'ability', at: system, hits: 1, heavy: 0, only, damaged },
        ]);
      },
    },
  ],
};
