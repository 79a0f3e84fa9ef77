import type { Seat } from '#core/seat.ts';
import type { Settling } from '../rules/settlers.ts';
import { systemAt } from '../rules/ships.ts';
import { factionOf } from '../state.ts';
import type { SunTable } from '../table.ts';
import type { SystemPlace } from '../tables/boards.ts';
import { type EventId, events } from '../tables/events.ts';
import type { SystemId } from '../tables/systems.ts';
import type { Disc, SystemDeck } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { returnCubes } from './cubes.ts';
import { changeShips, exile } from './ships.ts';

/** Cards from the top of a deck, then of the other one (20.6, 22.4); nobody knows them before. */
export function drawSystems(t: SunTable, decks: readonly SystemDeck[], count: number): SystemId[] {
  const cards: SystemId[] = [];
  for (const deck of decks) cards.push(...t.write.systemDecks[deck].splice(0, count - cards.length));
  t.reveal('systems', cards);
  return cards;
}

/** Decks in the order in which cards are taken of them. */
export const decksFrom = (deck: SystemDeck): readonly SystemDeck[] =>
  deck === 'A' ? ['A', 'B'] : ['B', 'A'];

/** An event card leaves the game. */
export function discardEvent(t: SunTable, event: EventId): void {
  t.write.lasting = t.write.lasting.filter(({ id }) => id !== event);
  t.write.discarded.push(event);
  t.tell(msg('fact.eventGone', { event }));
}

/** Somebody has fulfilled what an event card asks for, and takes it. */
export function takeEvent(t: SunTable, seat: Seat, event: EventId): void {
  for (const one of t.write.lasting) {
    if (one.id !== event) continue;
    one.owner = seat;
    one.at = null;
  }
  t.tell(msg('fact.eventTaken', { seat, event, vp: events[event].vp ?? 0 }));
}

/** Cards laid at a system that is colonised go with it, or leave (22.13). */
function takeLinks(t: SunTable, seat: Seat, place: SystemPlace): void {
  for (const { id } of t.state.lasting.filter(({ at }) => at === place)) {
    if (events[id].vp === undefined) discardEvent(t, id);
    else takeEvent(t, seat, id);
  }
}

/** The next card comes into a slot; a fifth system is not replaced (20.6). */
function revealNext(t: SunTable, place: SystemPlace): void {
  if (place === 'X') {
    delete t.write.systems.X;
    return;
  }
  const [system = null] = drawSystems(t, decksFrom(place.startsWith('A') ? 'A' : 'B'), 1);
  t.write.systems[place] = system;
  t.tell(msg('fact.revealed', { place, system }));
}

/** Ships return, the others leave, the card goes to its new owner with the outpost, and the next one is revealed (20.3 to 20.6). */
export function colonise(t: SunTable, seat: Seat, { place, returned }: Settling): SystemId {
  const system = systemAt(t.state, place);
  const outpost = t.state.outposts[place];
  if (system === null || outpost?.seat !== seat) throw new Error(`${place} cannot be colonised`);
  for (const level of returned) changeShips(t, seat, { place, level, by: -1 });
  returnCubes(t, seat, returned.length); // 20.4
  const exiled = exile(t, place);
  t.tell(msg('fact.colonised', { seat, place, system, returned, exiled }));
  delete t.write.outposts[place];
  factionOf(t.write, seat).colonies.push({ system, discs: [outpost.disc] });
  takeLinks(t, seat, place);
  revealNext(t, place);
  return system;
}

/** A system that nobody controlled is given to a seat. */
export function giveSystem(t: SunTable, seat: Seat, system: SystemId): void {
  factionOf(t.write, seat).colonies.push({ system, discs: [] });
  t.tell(msg('fact.settled', { seat, system }));
}

/** A disc is laid on a system of one's own (20.7). */
export function layDisc(
  t: SunTable,
  seat: Seat,
  { system, disc }: { readonly system: SystemId; readonly disc: Disc },
): void {
  const colony = factionOf(t.write, seat).colonies.find((one) => one.system === system);
  if (!colony) throw new Error(`seat ${seat} does not have ${system}`);
  colony.discs.push(disc);
  t.tell(msg('fact.colonyDisc', { seat, system, disc }));
}
