import type { Seat } from '#core/seat.ts';
import type { Objective } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { adjacentTo, anomalyOf, wormholesOf } from '../../rules/board.ts';
import { systemsWithShips } from '../../rules/objectives-counts.ts';
import { controllerOf, homeSeat } from '../../rules/planets.ts';
import { shipsIn, unitsAt } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import type { Wormhole } from '../../tables/kinds.ts';
import { placesIn } from '../../tables/places.ts';
import { MECATOL_REX } from '../../tables/planets.ts';
import { CENTRE } from '../../tables/systems.ts';
import { counted } from '../objectives/counted.ts';

const SHIPS = 3;
const SYSTEMS = 3;

/** A seat's ships in so many systems of a kind. */
const shipsWhere = (count: number, fits: (s: Galaxy, seat: Seat, system: SystemId) => boolean): Objective =>
  counted(count, 1, (s, seat) => systemsWithShips(s, seat).filter((system) => fits(s, seat, system)).length);

const atWormhole = (s: Galaxy, seat: Seat, wormhole: Wormhole) =>
  systemsWithShips(s, seat).some(
    (system) =>
      wormholesOf(s, system).includes(wormhole) &&
      modified(s, 'countsAsWormhole', { value: true, about: { system } }),
  );

/** Ships at an alpha and at a beta wormhole; one system may have both. */
export const becomeTheGatekeeper = counted(
  2,
  1,
  (s, seat) => (['alpha', 'beta'] as const).filter((wormhole) => atWormhole(s, seat, wormhole)).length,
);

/** A ship where another seat has a space dock. */
export const cutSupplyLines = shipsWhere(1, (s, seat, system) =>
  placesIn(system).some((place) =>
    unitsAt(s, place).some((stack) => stack.unit === 'space-dock' && stack.seat !== seat),
  ),
);

/** Ships in three systems next to anomalies. */
export const learnTheSecretsOfTheCosmos = shipsWhere(SYSTEMS, (s, seat, system) =>
  adjacentTo(s, system, { seat }).some((other) => anomalyOf(other) !== null),
);

/** A ship next to another seat's home system. */
export const threatenEnemies = shipsWhere(1, (s, seat, system) =>
  adjacentTo(s, system, { seat }).some((other) => {
    const owner = homeSeat(s, other);
    return owner !== null && owner !== seat;
  }),
);

/** Mecatol Rex under control and three ships above it. */
export const occupyTheSeatOfTheEmpire: Objective = {
  points: 1,
  met: (s, seat) => controllerOf(s, MECATOL_REX) === seat && shipsIn(s, seat, CENTRE) >= SHIPS,
};
