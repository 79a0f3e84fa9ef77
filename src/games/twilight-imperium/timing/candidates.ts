import type { Seat } from '#core/seat.ts';
import { copiesOf } from '../content/action-cards.ts';
import type { ActionCardId, NoteId } from '../content/card-ids.ts';
import type { ComponentId } from '../content/component-ids.ts';
import { notes } from '../content/notes.ts';
import { type Galaxy, seatOf } from '../state.ts';
import { book } from './book.ts';
import type { Ability, Holder } from './component.ts';
import { inPlay } from './in-play.ts';
import { modified } from './modified.ts';
import type { MomentName, Moments } from './moments.ts';

/** An ability that somebody could use. */
export interface Offer<K extends MomentName> {
  readonly by: Holder;
  readonly ability: Ability<K>;
}

/** An occurrence of a moment (74.18): what it is about, and who may act at all. */
export interface Occurrence<K extends MomentName> {
  readonly at: K;
  readonly event: Moments[K];
  readonly among?: readonly Seat[];
}

const bare = { planet: null, exhausted: false, data: null } as const;

type Ref = readonly [kind: string, id: string];
const split = (component: ComponentId): Ref => {
  const cut = component.indexOf(':');
  return [component.slice(0, cut), component.slice(cut + 1)];
};

/** Every ability of this moment, with its component. */
function entriesAt<K extends MomentName>(at: K): { id: ComponentId; ability: Ability<K> }[] {
  return (book().abilities.get(at) ?? []).map(({ id, what }) => ({
    id,
    ability: what as unknown as Ability<K>,
  }));
}

/** Whether a component can be used now as far as everybody can see, supposing that the seat has it. */
function usable<K extends MomentName>(
  s: Galaxy,
  { by, ability }: Offer<K>,
  { event, among }: Occurrence<K>,
): boolean {
  if (among && !among.includes(by.seat)) return false;
  if (ability.exhausts && by.exhausted) return false;
  if (
    by.component.startsWith('card:') &&
    !modified(s, 'mayPlayCards', { value: true, about: { seat: by.seat } })
  )
    return false;
  if (
    by.component.startsWith('ability:') &&
    !modified(s, 'mayUseAbilities', { value: true, about: { seat: by.seat } })
  )
    return false;
  return ability.when(s, by, event);
}

/** What lies open and can be used: technologies, faction abilities, laws, notes in front of a seat, units. */
export function openOffers<K extends MomentName>(s: Galaxy, occurrence: Occurrence<K>): Offer<K>[] {
  return entriesAt(occurrence.at)
    .flatMap(({ id, ability }) =>
      inPlay(s, id)
        .filter((source): source is Holder => source.seat !== null)
        // A note's own text is used from the hand; in front of a seat only what it says about lying there.
        .filter(() => !id.startsWith('note:') || ability.must === true)
        .map((by) => ({ by, ability })),
    )
    .filter((offer) => usable(s, offer, occurrence));
}

const asCard = (component: ComponentId, seat: Seat): Holder => ({ ...bare, component, seat, owner: null });

/** What a seat holds in secret and can use: action cards and promissory notes (24.5, 25.6). */
export function secretOffers<K extends MomentName>(
  s: Galaxy,
  seat: Seat,
  occurrence: Occurrence<K>,
): Offer<K>[] {
  const { hand, notes: held } = seatOf(s, seat);
  return entriesAt(occurrence.at)
    .flatMap(({ id, ability }): Offer<K>[] => {
      const [kind, name] = split(id);
      if (kind === 'card' && hand.includes(name as ActionCardId)) return [{ by: asCard(id, seat), ability }];
      if (kind === 'note' && !ability.must)
        return held
          .filter((note) => note.id === name && note.owner !== seat)
          .map(({ owner }) => ({ by: { ...asCard(id, seat), owner }, ability }));
      return [];
    })
    .filter((offer) => usable(s, offer, occurrence));
}

/**
 * Whether a seat could hold something to use in secret, as far as everybody can see: it has cards, a copy is not known to lie
 * elsewhere, and its condition is met. The answer never depends on what the seat really holds.
 */
export function mightRespond<K extends MomentName>(
  s: Galaxy,
  seat: Seat,
  occurrence: Occurrence<K>,
): boolean {
  const { hand, notes: held, received } = seatOf(s, seat);
  return entriesAt(occurrence.at).some(({ id, ability }) => {
    const [kind, name] = split(id);
    if (kind === 'card')
      return (
        hand.length > 0 &&
        !allSeen(s, name as ActionCardId) &&
        usable(s, { by: asCard(id, seat), ability }, occurrence)
      );
    if (kind === 'note' && !ability.must && received && held.length > 0)
      return ownersOf(s, seat, name as NoteId).some((owner) =>
        usable(s, { by: { ...asCard(id, seat), owner }, ability }, occurrence),
      );
    return false;
  });
}

function allSeen(s: Galaxy, card: ActionCardId): boolean {
  const seen = s.discards.action.filter((id) => id === card).length;
  const played = s.playing.filter((playing) => playing.card === card).length;
  return seen + played >= copiesOf(card);
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
