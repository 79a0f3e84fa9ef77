import type { Seat } from '#core/seat.ts';
import { type AbilityEntry, bookOf } from '../hooks/book.ts';
import type { Ability, Holder, Source } from '../hooks/component.ts';
import { memoizeByComponents } from '../hooks/memoize-by-components.ts';
import { modified } from '../hooks/modified.ts';
import type { MomentName, Moments } from '../hooks/moments.ts';
import { clockwise, type Galaxy, seatOf } from '../state.ts';
import type { ActionCardId, NoteId } from '../tables/card-ids.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import type { TechnologyId } from '../tables/ids.ts';
import { notes } from '../tables/notes.ts';

/** An ability that somebody could use; its name is what the option is called by. */
export interface Offer<K extends MomentName> {
  readonly name: string;
  readonly held: AbilityEntry['held'];
  readonly by: Holder;
  readonly ability: Ability<K>;
}

/** An occurrence of a moment (74.18): what it is about, and who may act at all. */
export interface Occurrence<K extends MomentName> {
  readonly at: K;
  readonly event: Moments[K];
  readonly among?: readonly Seat[];
}

const NONE: readonly AbilityEntry[] = [];
const entriesAt = (s: Galaxy, at: MomentName) => bookOf(s).abilities.get(at) ?? NONE;

function offerOf<K extends MomentName>({ name, held, what }: AbilityEntry, by: Holder): Offer<K> {
  const ability = what as unknown as Ability<K>;
  return { name: by.owner === null ? name : `${name}@${by.owner}`, held, by, ability };
}

/** Whether a component can be used now as far as everybody can see, supposing that the seat has it. */
function usable<K extends MomentName>(
  s: Galaxy,
  { held, by, ability }: Offer<K>,
  { event, among }: Occurrence<K>,
): boolean {
  if (among && !among.includes(by.seat)) return false;
  // A turn that is over at once leaves nothing more to respond to.
  if ('endsTurn' in event && event.endsTurn) return false;
  // 45.4: an exhausted card cannot be exhausted again for it.
  if (ability.exhausts && by.exhausted) return false;
  if (!ability.when(s, by, event)) return false;
  const about = { seat: by.seat };
  if (held === 'card') return modified(s, 'mayPlayCards', { value: true, about });
  if (by.component.startsWith('ability:')) {
    const must = ability.must === true;
    return modified(s, 'mayUseAbilities', { value: true, about: { ...about, must } });
  }
  if (by.component.startsWith('technology:')) {
    const technology = by.component.slice('technology:'.length) as TechnologyId;
    return modified(s, 'mayUseTechnologies', { value: true, about: { ...about, technology } });
  }
  return true;
}

/** An ability and what has it. */
interface Lying {
  readonly entry: AbilityEntry;
  readonly source: Source;
}

/** In whose hands a source is: what is nobody's works for all, or for whom the event is about, else for the speaker. */
function holdersOf(s: Galaxy, { entry, source }: Lying, event: Moments[MomentName]): readonly Holder[] {
  const { seat } = source;
  if (seat !== null) return [{ ...source, seat }];
  if (entry.what.anybody) return clockwise(s, s.speaker).map((one) => ({ ...source, seat: one }));
  return [{ ...source, seat: 'seat' in event ? event.seat : s.speaker }];
}

/** What lies open and can be used: technologies, faction abilities, laws, notes in front of a seat, units, lasting effects. */
export function openOffers<K extends MomentName>(s: Galaxy, occurrence: Occurrence<K>): Offer<K>[] {
  const offers: Offer<K>[] = [];
  for (const { entry, source } of lyingOpen(s, entriesAt(s, occurrence.at)))
    for (const by of holdersOf(s, { entry, source }, occurrence.event)) {
      const offer = offerOf<K>(entry, by);
      if (usable(s, offer, occurrence)) offers.push(offer);
    }
  return offers;
}

/** Where abilities of a moment lie open. */
const lyingOpen = memoizeByComponents((s, entries: readonly AbilityEntry[]) =>
  entries
    .filter(({ held }) => held === 'open')
    .flatMap((entry) => entry.find(s).map((source) => ({ entry, source })))
    // A card in the common area is nobody's to use (26.4), unless it says that anybody may; what it must do happens.
    .filter(({ entry, source }) => source.seat !== null || entry.what.must || entry.what.anybody),
);

const inHand = (component: ComponentId, seat: Seat, owner: Seat | null = null): Holder => ({
  component,
  seat,
  owner,
  planet: null,
  exhausted: false,
  data: null,
});

/** What a seat holds in secret and can use: action cards and promissory notes (24.5, 25.6). */
export function secretOffers<K extends MomentName>(
  s: Galaxy,
  seat: Seat,
  occurrence: Occurrence<K>,
): Offer<K>[] {
  const { hand, notes: held } = seatOf(s, seat);
  const offers: Offer<K>[] = [];
  for (const entry of entriesAt(s, occurrence.at)) {
    if (entry.held === 'card' && hand.includes(entry.of as ActionCardId))
      offers.push(offerOf<K>(entry, inHand(entry.id, seat)));
    if (entry.held === 'note')
      // 25.2: nobody plays a note of its own.
      for (const { id, owner } of held)
        if (id === entry.of && owner !== seat) offers.push(offerOf<K>(entry, inHand(entry.id, seat, owner)));
  }
  return offers.filter((offer) => usable(s, offer, occurrence));
}

/**
 * Whether a seat could hold something to use in secret, as far as everybody can see: it has cards, a copy is not known to lie
 * elsewhere, its condition is met and it has not used it here already. The answer never depends on what the seat really holds.
 */
export function mightRespond<K extends MomentName>(
  s: Galaxy,
  seat: Seat,
  occurrence: Occurrence<K> & { readonly fresh: (offer: Offer<K>) => boolean },
): boolean {
  const { hand, notes: held, received } = seatOf(s, seat);
  const cards = hand.length > 0;
  const foreign = received && held.length > 0;
  if (!cards && !foreign) return false;
  const { among } = occurrence;
  if (among && !among.includes(seat)) return false;
  const possible = (offer: Offer<K>) => occurrence.fresh(offer) && usable(s, offer, occurrence);
  for (const entry of entriesAt(s, occurrence.at)) {
    if (entry.held === 'card' && cards) {
      const offer = offerOf<K>(entry, inHand(entry.id, seat));
      if (possible(offer) && !allSeen(s, entry.of as ActionCardId)) return true;
    }
    if (entry.held === 'note' && foreign) {
      const owners = ownersOf(s, seat, entry.of as NoteId);
      if (owners.some((owner) => possible(offerOf<K>(entry, inHand(entry.id, seat, owner))))) return true;
    }
  }
  return false;
}

function allSeen(s: Galaxy, card: ActionCardId): boolean {
  let seen = 0;
  for (const discarded of s.discards.action) if (discarded === card) seen += 1;
  for (const playing of s.playing) if (playing.card === card) seen += 1;
  return seen >= (s.box.actionCards[card] ?? 0);
}

/** Whose note of a name a seat might hold: any other seat's that does not lie open somewhere. */
function ownersOf(s: Galaxy, seat: Seat, note: NoteId): Seat[] {
  const open = new Set(
    s.seats.flatMap(({ area }) => area.filter(({ id }) => id === note).map(({ owner }) => owner)),
  );
  return s.seats.flatMap((owner, at) =>
    at !== seat && !owner.eliminated && !open.has(at) && hasNote(owner.faction, note) ? [at] : [],
  );
}

function hasNote(faction: string | null, note: NoteId): boolean {
  const of = notes[note].faction;
  return of === null || of === faction;
}
