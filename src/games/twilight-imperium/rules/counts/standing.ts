import type { PlanetId } from '../../content/ids.ts';
import type { Galaxy } from '../../state.ts';
import { surplusCargo, surplusShips } from '../fleet.ts';
import { isGround, seatsAt, systemsInPlay, unitsAt } from '../units.ts';

/**
 * What holds whenever nobody is in the middle of anything: fleets and cargo within their limits (66.3, 38.3), one seat's ground
 * forces on a planet, which is then its own (32.5, 41.0). Inside a turn or a phase that moves units the table may be about to
 * put things right.
 */
export function wrongStanding(s: Galaxy): string | null {
  if (s.stage.kind !== 'turn' || s.turn !== null) return null;
  if (s.tactical ?? s.battle ?? s.strategic ?? s.agenda)
    return 'a turn is over and something is still under way';
  if (s.playing.length > 0) return 'a turn is over and a card is still being played';
  for (const planet of Object.keys(s.planets) as PlanetId[]) {
    const wrong = wrongPlanet(s, planet);
    if (wrong) return wrong;
  }
  for (const system of systemsInPlay(s))
    for (const seat of seatsAt(s, system)) {
      const ships = surplusShips(s, seat, system);
      const cargo = surplusCargo(s, { seat, system });
      if (ships > 0) return `seat ${seat} has ${ships} ships too many in ${system}`;
      if (cargo > 0) return `seat ${seat} has ${cargo} units without room in ${system}`;
    }
  return null;
}

function wrongPlanet(s: Galaxy, planet: PlanetId): string | null {
  if (unitsAt(s, planet).length === 0) return null;
  const ground = seatsAt(s, planet, isGround);
  if (ground.length > 1) return `${planet} has ground forces of seats ${ground.join(' and ')}`;
  const controller = s.planets[planet]?.controller ?? null;
  const strange = unitsAt(s, planet).find(({ seat }) => seat !== controller);
  return strange
    ? `${planet} of ${controller ?? 'nobody'} has ${strange.unit} of seat ${strange.seat}`
    : null;
}
