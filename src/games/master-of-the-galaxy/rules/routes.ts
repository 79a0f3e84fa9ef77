import type { Seat } from '#core/seat.ts';
import {
  otherEnd,
  SYSTEMS,
  type SystemId,
  systems,
  TRACKS,
  type TrackId,
  tracks,
  tracksAt,
} from '../content/board.ts';
import type { Colour } from '../content/kinds.ts';
import type { Galaxy } from '../state.ts';
import { conflictOn, isAtWarWith } from './conflicts.ts';

/** The two colours a route on each track may have (9.3). */
const COLOURS_OF = Object.fromEntries(
  TRACKS.map((track) => [track, tracks[track].ends.map((end) => systems[end].colour)]),
) as unknown as Readonly<Record<TrackId, readonly Colour[]>>;

function isComplete(s: Galaxy, track: TrackId): boolean {
  return s.routes[track]?.cubes === tracks[track].length;
}

/** A track on which a seat may put the next cube, coming from a system of its own, and in which colours. */
export interface OpenTrack {
  readonly track: TrackId;
  readonly near: SystemId;
  readonly cell: number;
  readonly colours: readonly Colour[];
}

/** The tracks a seat may begin or go on with now. */
export function openTracks(s: Galaxy, seat: Seat): OpenTrack[] {
  const open: OpenTrack[] = [];
  for (const near of SYSTEMS) {
    if (s.systems[near].owner !== seat) continue; // 9.2
    for (const track of tracksAt[near]) {
      if (!canLead(s, seat, { track, far: otherEnd(track, near) })) continue;
      const route = s.routes[track];
      if (!route) open.push({ track, near, cell: 0, colours: COLOURS_OF[track] });
      else if (route.from === near && !isComplete(s, track))
        open.push({ track, near, cell: route.cubes, colours: [route.colour] }); // 9.4, 9.9
    }
  }
  return open;
}

/** Whether a seat's route may lead to a system: not into a hole, to a rival, or where it is at war. */
function canLead(s: Galaxy, seat: Seat, { track, far }: { track: TrackId; far: SystemId }): boolean {
  const { owner, hole } = s.systems[far];
  if (hole || (owner !== null && owner !== seat)) return false; // 4.1, 9.10
  return !conflictOn(s, track) && !(owner === null && isAtWarWith(s, seat, far)); // 9.11, 9.17
}

/** Whether a complete route of the seat joins this system to another one, from whichever end it was laid. */
export function isJoined(s: Galaxy, seat: Seat, system: SystemId): boolean {
  return tracksAt[system].some((track) => s.routes[track]?.owner === seat && isComplete(s, track));
}

/** Where a track leads from one of its ends. */
export const routeEnds = (track: TrackId, from: SystemId) => ({ from, to: otherEnd(track, from) });
