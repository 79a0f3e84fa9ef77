import type { Seat } from '#core/seat.ts';
import { takeHits } from '../../../flow/combat/hits.ts';
import { fire } from '../../../flow/combat/rolls.ts';
import type { Component } from '../../../hooks/component.ts';
import type { Firing } from '../../../rules/combat/dice.ts';
import { opponentOf } from '../../../rules/combat/sides.ts';
import { countAt, lineOf } from '../../../rules/units.ts';
import type { Galaxy } from '../../../state.ts';
import type { SystemId } from '../../../tables/ids.ts';
import type { UnitType } from '../../../tables/kinds.ts';

/** Ships that take part. */
const MAX = 2;
const LURKING: readonly UnitType[] = ['cruiser', 'destroyer'];

/** The best of the cruisers and destroyers there: nobody would choose others. */
function ambushers(s: Galaxy, seat: Seat, system: SystemId): Firing[] {
  const value = (unit: UnitType) => lineOf(s, seat, unit).combat?.hitOn ?? Number.MAX_SAFE_INTEGER;
  let left = MAX;
  return [...LURKING]
    .sort((a, b) => value(a) - value(b))
    .map((unit) => {
      const count = Math.min(left, countAt(s, { seat, at: system }, unit));
      left -= count;
      return { unit, count };
    })
    .filter(({ count }) => count > 0);
}

/** As a space combat begins up to two cruisers and destroyers fire beforehand; it is no combat roll (39, 44). */
export const ambush: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      free: true,
      when: (s, { seat }, { kind, round, system }) =>
        kind === 'space' && round === 1 && ambushers(s, seat, system).length > 0,
      *resolve(t, { by: { seat }, event: fight }) {
        const { system: at } = fight;
        const against = opponentOf(fight, seat);
        const firing = ambushers(t.state, seat, at);
        const score = fire(t, { seat, kind: 'ability', at, against, fight, firing });
        yield* takeHits(t, [{ seat: against, by: seat, kind: 'ability', at, ...score }]);
      },
    },
  ],
};
