import type { Galaxy } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { overflows } from '../fleet.ts';
import { seatsAt, systemsInPlay } from '../units.ts';

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
  for (const planet in s.planets) {
    const wrong = wrongPlanet(s, planet as PlanetId);
    if (wrong) return wrong;
  }
  for (const system of systemsInPlay(s)) {
    if (s.systems[system]?.units.length === 0) continue;
    for (const seat of seatsAt(s, system)) {
      const { ships, cargo } = overflows(s, seat, system);
      if (ships) return `seat ${seat} has ships too many in ${system}`;
      if (cargo) return `seat ${seat} has units without room in ${system}`;
    }
  }
  return null;
}

function wrongPlanet(s: Galaxy, planet: PlanetId): string | null {
  const { units = [], controller = null } = s.planets[planet] ?? {};
  const strange = units.find(({ seat }) => seat !== controller);
  return strange
    ? `${planet} of ${controller ?? 'nobody'} has ${strange.unit} of seat ${strange.seat}`
    : null;
}
