import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { takeHits } from '../../../flow/combat/hits.ts';
import type { Component } from '../../../hooks/component.ts';
import { companyAt, opponentOf } from '../../../rules/combat/sides.ts';
import { lineOf } from '../../../rules/units.ts';
import type { Galaxy } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import type { SystemId } from '../../../tables/ids.ts';
import type { UnitType } from '../../../tables/kinds.ts';
import { msg } from '../../../text/lexicon.ts';
import { sacrifice, victims } from './sacrifice.ts';

interface Target {
  readonly id: string;
  readonly unit: UnitType;
  readonly damaged: boolean;
}

/** Ships of a seat that could be hit, the dearest first, damaged ones before whole ones. */
function targets(s: Galaxy, seat: Seat, system: SystemId): Target[] {
  const price = (unit: UnitType) => lineOf(s, seat, unit).cost ?? 0;
  return [...companyAt(s, seat, system)]
    .sort((a, b) => price(b.unit) - price(a.unit))
    .flatMap(({ unit, count, damaged }) => [
      ...(damaged > 0 ? [{ id: `${unit}:damaged`, unit, damaged: true }] : []),
      ...(count > damaged ? [{ id: unit, unit, damaged: false }] : []),
    ]);
}

function* aimed(t: ImperiumTable, by: Seat, at: { seat: Seat; system: SystemId }): Flow<Target | undefined> {
  const able = () => targets(t.state, at.seat, at.system);
  const [only, ...more] = able();
  if (more.length === 0) return only;
  return yield* t.ask(by, 'devotion', () => {
    const options = able().map((target) => ({
      id: target.id,
      label: msg('option.shipKind', { unit: target.unit, damaged: target.damaged }),
      value: target,
    }));
    return options.length === 0 ? null : choose<Target>(msg('ask.devotion', { seat: at.seat }), options);
  });
}

/** After a round of space combat: a cruiser or destroyer is given up for a hit on a ship of one's choice; that ship may sustain it (52.4a). */
export const devotion: Component = {
  abilities: [
    {
      at: 'combat-round-ends',
      when: (s, { seat }, fight) =>
        fight.kind === 'space' &&
        victims(s, seat, fight.system).length > 0 &&
        targets(s, opponentOf(fight, seat), fight.system).length > 0,
      *resolve(t, { by: { seat: by }, event: fight }) {
        const { system } = fight;
        const seat = opponentOf(fight, by);
        if (!(yield* sacrifice(t, by, system))) return;
        const target = yield* aimed(t, by, { seat, system });
        if (!target) return;
        const { unit: only, damaged } = target;
        yield* takeHits(t, [{ seat, by, kind: 'ability', at: system, hits: 1, heavy: 0, only, damaged }]);
      },
    },
  ],
};
