import type { Seat } from '#core/seat.ts';
import { systemsOnBoard, wormholesOf } from '../../rules/board.ts';
import { shipsIn } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';

/** Whether a system has an alpha or a beta wormhole. */
export const isAlphaOrBeta = (s: Galaxy, system: SystemId): boolean =>
  wormholesOf(s, system).some((wormhole) => wormhole === 'alpha' || wormhole === 'beta');

/** Systems with a wormhole of whatever kind and with ships of a seat. */
export const wormholesWithShips = (s: Galaxy, seat: Seat): SystemId[] =>
  systemsOnBoard(s).filter((system) => wormholesOf(s, system).length > 0 && shipsIn(s, seat, system) > 0);
