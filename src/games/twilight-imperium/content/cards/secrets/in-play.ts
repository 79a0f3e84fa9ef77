import { onBoard } from '../../../rules/units.ts';
import type { Objective } from '../../../timing/component.ts';
import type { UnitType } from '../../kinds.ts';

/** So many units of a type on the board. */
const units = (unit: UnitType, count: number): Objective => ({
  points: 1,
  met: (s, seat) => onBoard(s, seat, unit) >= count,
});

export const establishAPerimeter = units('pds', 4);
export const fuelTheWarMachine = units('space-dock', 3);
export const gatherAMightyFleet = units('dreadnought', 5);
