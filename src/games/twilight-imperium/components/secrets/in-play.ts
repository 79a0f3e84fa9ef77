import { onBoard } from '../../rules/units.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { counted } from '../objectives/counted.ts';

/** So many units of a type on the board. */
const units = (unit: UnitType, count: number) => counted(count, 1, (s, seat) => onBoard(s, seat, unit));

export const establishAPerimeter = units('pds', 4);
export const fuelTheWarMachine = units('space-dock', 3);
export const gatherAMightyFleet = units('dreadnought', 5);
