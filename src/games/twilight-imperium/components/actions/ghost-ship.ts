import { wormholesOf } from '../../rules/board.ts';
import { foreignShipsIn } from '../../rules/units.ts';
import { systems } from '../../tables/systems.ts';
import { newShip } from './new-ship.ts';

/** Action: a destroyer at a wormhole, in no home system and where nobody else has ships. */
export const ghostShip = newShip('ghost-ship', {
  unit: 'destroyer',
  fits: (s, seat, system) =>
    systems[system].home === null && wormholesOf(s, system).length > 0 && !foreignShipsIn(s, seat, system),
});
