import type { Seat } from '#core/seat.ts';
import { systemAt } from '../rules/ships.ts';
import { factionOf } from '../state.ts';
import type { SunTable } from '../table.ts';
import type { PlaceId } from '../tables/boards.ts';
import type { Disc, Kind } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';

const TRACK = { food: 'food', ore: 'oreDiscs' } as const;

/** The leftmost disc of a track, or an achievement disc where none is left (16.1, 16.2, 19.12). */
export function takeDisc(t: SunTable, seat: Seat, kind: Kind): Disc {
  const faction = factionOf(t.write, seat);
  const track = TRACK[kind];
  if (faction[track] === 0) return 'star';
  faction[track] -= 1;
  return kind;
}

/** A disc returns to the rightmost empty space of its track; an achievement disc beside the mat (19.13, 23.2). */
function returnDisc(t: SunTable, seat: Seat, disc: Disc): void {
  if (disc !== 'star') factionOf(t.write, seat)[TRACK[disc]] += 1;
}

/** A disc moves from its track to automation, where it stays (16.1, 16.4). */
export function automate(t: SunTable, seat: Seat, kind: Kind): void {
  const disc = takeDisc(t, seat, kind);
  const { automation } = factionOf(t.write, seat);
  automation.push(disc);
  t.tell(msg('fact.automated', { seat, kind, disc, level: automation.length }));
}

/** A controller loses a place, and has its disc back (19.13). */
export function loseOutpost(t: SunTable, place: PlaceId): void {
  const outpost = t.state.outposts[place];
  if (!outpost) return;
  delete t.write.outposts[place];
  returnDisc(t, outpost.seat, outpost.disc);
  t.tell(msg('fact.controlLost', { seat: outpost.seat, place, system: systemAt(t.state, place) }));
}

/** A new controller builds an outpost at once (19.11). */
export function placeOutpost(
  t: SunTable,
  seat: Seat,
  { place, kind }: { readonly place: PlaceId; readonly kind: Kind },
): void {
  const disc = takeDisc(t, seat, kind);
  t.write.outposts[place] = { seat, disc };
  t.write.contested = t.write.contested.filter((one) => one !== place);
  t.tell(msg('fact.controlTaken', { seat, place, system: systemAt(t.state, place), disc }));
}
