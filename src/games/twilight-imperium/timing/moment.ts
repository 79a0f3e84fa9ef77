import type { Flow } from '#core/flow.ts';
import type { Reaction } from '#core/table.ts';
import type { ActionCardId, NoteId } from '../content/card-ids.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { discardPlayed, exhaustComponent, layNote, returnNote, startPlaying } from '../verbs/components.ts';
import { book } from './book.ts';
import { mightRespond, type Occurrence, type Offer, openOffers, secretOffers } from './candidates.ts';
import type { MomentName, Moments } from './moments.ts';
import { responseOrder } from './order.ts';

/**
 * A moment has come: what must happen happens, then whoever may respond is asked, in order and again until nobody wants to
 * (74.19, 74.20). Who is asked follows from what everybody can see; what a seat is offered only it knows.
 */
export function* moment<K extends MomentName>(
  t: ImperiumTable,
  at: K,
  { event, among }: { event: Moments[K]; among?: readonly number[] },
): Flow<void> {
  if (!book().abilities.has(at)) return;
  const occurrence: Occurrence<K> = { at, event, ...(among && { among }) };
  yield* mandatory(t, occurrence);
  const used = new Set<string>();
  const fresh = (offer: Offer<K>) => !used.has(nameOf(offer));
  const optional = (offer: Offer<K>) => offer.ability.must !== true && fresh(offer);
  const open = () => openOffers(t.state, occurrence).filter(optional);
  yield* t.react({
    topic: at,
    prompt: msg('ask.respond', { moment: at }),
    veiled: true,
    order: () => {
      const public_ = open();
      return responseOrder(t.state).filter(
        (seat) => public_.some(({ by }) => by.seat === seat) || mightRespond(t.state, seat, occurrence),
      );
    },
    offers: (seat) =>
      [
        ...open().filter(({ by }) => by.seat === seat),
        ...secretOffers(t.state, seat, occurrence).filter(optional),
      ].map(
        (offer): Reaction => ({
          id: nameOf(offer),
          label: msg('option.use', { component: offer.by.component, owner: offer.by.owner }),
          *resolve() {
            // A cancelled card does not count as used (24.6b).
            if (yield* use(t, offer, event)) used.add(nameOf(offer));
          },
        }),
      ),
  });
}

function nameOf<K extends MomentName>({ by }: Offer<K>): string {
  return [by.component, by.seat, ...(by.owner === null ? [] : [by.owner])].join('@');
}

/** Abilities that are no choice, in the same order as the others (74.8). */
function* mandatory<K extends MomentName>(t: ImperiumTable, occurrence: Occurrence<K>): Flow<void> {
  const order = responseOrder(t.state);
  const all = openOffers(t.state, occurrence).filter(({ ability }) => ability.must === true);
  all.sort((a, b) => order.indexOf(a.by.seat) - order.indexOf(b.by.seat));
  for (const { by, ability } of all)
    if (ability.when(t.state, by, occurrence.event))
      yield* ability.resolve(t, { by, event: occurrence.event, target: null });
}

/** Uses an ability: pays by exhausting, names targets, lets others cancel a card, resolves. Says whether it took effect. */
export function* use<K extends MomentName>(
  t: ImperiumTable,
  offer: Offer<K>,
  event: Moments[K],
): Flow<boolean> {
  const { by, ability } = offer;
  const [kind, id] = by.component.split(':') as [string, string];
  if (kind === 'card') return yield* playCard(t, offer, event);
  t.tell(msg('fact.used', { seat: by.seat, component: by.component }));
  if (ability.exhausts) exhaustComponent(t, by);
  if (kind === 'note' && ability.stays) layNote(t, by.seat, { id: id as NoteId, owner: by.owner ?? by.seat });
  const target = ability.aim ? yield* ability.aim(t, by, event) : null;
  yield* ability.resolve(t, { by, event, target });
  if (kind === 'note' && !ability.stays)
    returnNote(t, by.seat, { id: id as NoteId, owner: by.owner ?? by.seat });
  return true;
}

/** Plays an action card: it is shown with its targets, may be cancelled, takes effect, is discarded (24.7, 24.8). */
function* playCard<K extends MomentName>(
  t: ImperiumTable,
  { by, ability }: Offer<K>,
  event: Moments[K],
): Flow<boolean> {
  const card = by.component.slice('card:'.length) as ActionCardId;
  startPlaying(t, by.seat, card);
  const target = ability.aim ? yield* ability.aim(t, by, event) : null;
  const played: Moments['action-card-played'] = { seat: by.seat, card, cancelled: false };
  yield* moment(t, 'action-card-played', { event: played });
  if (played.cancelled) t.tell(msg('fact.cardCancelled', { seat: by.seat, card }));
  else yield* ability.resolve(t, { by, event, target });
  discardPlayed(t, by.seat, card);
  return !played.cancelled;
}
