import type { Seat } from '#core/seat.ts';
import { otherEnd, type SystemId, systems, type TrackId, tracks, tracksAt } from '../content/board.ts';
import type { Colour, Resource } from '../content/kinds.ts';
import type { Galaxy } from '../state.ts';
import { conflictOn, isAtWarWith } from './conflicts.ts';

/** The two colours a route on this track may have (9.3). */
export function routeColours(track: TrackId): readonly Colour[] {
  const [one, other] = tracks[track].ends;
  return [systems[one].colour, systems[other].colour];
}

export function isComplete(s: Galaxy, track: TrackId): boolean {
  return s.routes[track]?.cubes === tracks[track].length;
}

/** Whether a seat may put a cube on this track now, coming from this system of its own. */
export function canExtend(
  s: Galaxy,
  seat: Seat,
  step: { track: TrackId; near: SystemId; cube: Resource },
): boolean {
  const { track, near, cube } = step;
  const far = otherEnd(track, near);
  const { owner, hole } = s.systems[far];
  if (s.systems[near].owner !== seat || hole) return false; // 9.2, 4.1
  if (owner !== null && owner !== seat) return false; // 9.10
  if (conflictOn(s, track) || (owner === null && isAtWarWith(s, seat, far))) return false; // 9.11, 9.17
  const route = s.routes[track];
  if (!route) return routeColours(track).some((colour) => colour === cube); // 9.3
  return route.owner === seat && route.from === near && route.colour === cube && !isComplete(s, track); // 9.4, 9.9
}

/** Whether a complete route of the seat joins this system to another one, from whichever end it was laid. */
export function isJoined(s: Galaxy, seat: Seat, system: SystemId): boolean {
  return tracksAt[system].some((track) => s.routes[track]?.owner === seat && isComplete(s, track));
}

/** Where a track leads from one of its ends. */
export const routeEnds = (track: TrackId, from: SystemId) => ({ from, to: otherEnd(track, from) });
