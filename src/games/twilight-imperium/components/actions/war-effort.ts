import { shipsIn } from '../../rules/units.ts';
import { newShip } from './new-ship.ts';

/** Action: a cruiser where its player has ships. */
export const warEffort = newShip('war-effort', {
  unit: 'cruiser',
  fits: (s, seat, system) => shipsIn(s, seat, system) > 0,
});
