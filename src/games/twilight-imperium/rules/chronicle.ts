import type { Chronicle, Galaxy } from '../state.ts';
import type { PlanetId } from '../tables/ids.ts';

/** Nothing has happened yet. */
export function newChronicle(): Chronicle {
  return { rounds: [], battles: [], agendas: [], awards: [], fallen: [] };
}

/** How many planets each seat controls. */
export function planetsHeld(s: Galaxy): number[] {
  const held = s.seats.map(() => 0);
  for (const planet in s.planets) {
    const { controller = null } = s.planets[planet as PlanetId] ?? {};
    if (controller !== null) held[controller] = (held[controller] ?? 0) + 1;
  }
  return held;
}

/** What cannot have happened: figures for rounds to come, or of seats that are not there. */
export function wrongChronicle(s: Galaxy): string | null {
  if (!s.chronicle) return null;
  const { rounds, battles, agendas, awards, fallen } = s.chronicle;
  const seats = s.seats.length;
  // The round under way has its figures only when the game is over.
  if (rounds.length > s.round + (s.winner ? 1 : 0))
    return `${rounds.length} rounds are told of in round ${s.round}`;
  if (rounds.some(({ points, planets }) => points.length !== seats || planets.length !== seats))
    return 'a round is told of that not all seats played';
  const early = [...battles, ...agendas, ...awards, ...fallen].find(({ round }) => round > s.round);
  if (early) return `something of round ${early.round} is told of in round ${s.round}`;
  const named = [
    ...battles.flatMap((one) => [one.attacker, one.defender, one.winner ?? 0]),
    ...awards.map(({ seat }) => seat),
  ];
  const stranger = [...named, ...fallen.map(({ seat }) => seat)].find((seat) => seat >= seats);
  return stranger === undefined ? null : `seat ${stranger} is told of and not there`;
}
