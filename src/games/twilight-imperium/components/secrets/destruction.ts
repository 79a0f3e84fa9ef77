import type { Objective } from '../../hooks/component.ts';
import type { RollKind } from '../../hooks/moments.ts';
import { isGround, isShip } from '../../rules/units.ts';
import type { UnitType } from '../../tables/kinds.ts';

/** Destroying the last units of a kind that a seat has in a place by one unit ability. */
const lastOf = (kind: (unit: UnitType) => boolean, by: RollKind): Objective => ({
  points: 1,
  met: () => false,
  trigger: {
    at: 'unit-destroyed',
    done: (_s, seat, event) =>
      event.by === seat && event.seat !== seat && event.cause === by && event.last && kind(event.unit),
  },
});

export const makeAnExampleOfTheirWorld = lastOf(isGround, 'bombardment');
export const turnTheirFleetsToDust = lastOf(isShip, 'cannon');
