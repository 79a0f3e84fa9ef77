import type { Seat } from '#core/seat.ts';
import { systems } from '../content/board.ts';
import type { Colour } from '../content/kinds.ts';
import { type Galaxy, type ProjectRef, seatOf } from '../state.ts';
import { isFull } from './cards.ts';
import { sideOf } from './conflicts.ts';
import { modifiersOf } from './properties.ts';

/** The projects of a seat that stand complete and unrewarded (7.13, 7.15, 7.18). Routes bring no reward of their own. */
export function dueRewards(s: Galaxy, seat: Seat): ProjectRef[] {
  const due: ProjectRef[] = s.turn.colonised.map((ref) => ({ ...ref }));
  for (const { id, projects } of seatOf(s, seat).cards) {
    projects.forEach(({ cells, done }, project) => {
      if (!done && isFull(cells)) due.push({ kind: 'card', card: id, project });
    });
  }
  for (const conflict of s.conflicts) {
    const side = sideOf(s, conflict, seat);
    if (side && isFull(conflict.cells[side])) due.push({ kind: 'side', track: conflict.track, side }); // 18.6
  }
  return due;
}

/** Cubes like the one on a planet that come with colonising it: three in the system's colour, else two (8.4), as far as there are any (8.5). */
export function colonyYield(
  s: Galaxy,
  seat: Seat,
  { system, planet }: { readonly system: keyof typeof systems; readonly planet: number },
): { readonly colour: Colour; readonly count: number } {
  const colour = s.systems[system].planets[planet];
  if (!colour || colour === 'spent') return { colour: systems[system].colour, count: 0 };
  const count = (colour === systems[system].colour ? 3 : 2) + modifiersOf(s, seat).colony;
  return { colour, count: Math.min(count, s.bank[colour]) };
}
