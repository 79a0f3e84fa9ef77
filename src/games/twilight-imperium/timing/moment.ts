import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { Reaction } from '#core/table.ts';
import { bookOf } from '../hooks/book.ts';
import type { Holder } from '../hooks/component.ts';
import type { MomentName, Moments } from '../hooks/moments.ts';
import { liesBefore } from '../rules/notes.ts';
import type { HeldNote } from '../state.ts';
import { seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { ActionCardId, NoteId, SecretId } from '../tables/card-ids.ts';
import { happened } from '../text/common/happened.ts';
import { msg } from '../text/lexicon.ts';
import { discardPlayed, exhaustComponent, layNote, returnNote, startPlaying } from '../verbs/components.ts';
import { scoreObjective } from '../verbs/objectives.ts';
import { scoreSecret } from '../verbs/secrets.ts';
import { type Occurrence, type Offer, secretOffers } from './candidates.ts';
import { nextApart, nextInTurn, openChoices, type Window } from './respondents.ts';
import { combatOf, scorableByTrigger } from './scoring-triggers.ts';

/**
 * A moment has come: what must happen happens and whoever may respond is asked, in order and again until nobody wants to (74.19,
 * 74.20). Who is asked follows from what everybody can see; what a seat is offered only it knows.
 */
export function* moment<K extends MomentName>(
  t: ImperiumTable,
  at: K,
  { event, among }: { event: Moments[K]; among?: readonly Seat[] },
): Flow<void> {
  const { abilities, triggers } = bookOf(t.state);
  if (!abilities.has(at) && !triggers.has(at)) return;
  const used = new Set<string>();
  const window: Window<K> = {
    ...{ at, event, ...(among && { among }) },
    fresh: (offer) => !used.has(useOf(offer)),
    duties: abilities.get(at)?.some(({ what }) => what.must) === true,
  };
  const course: Course<K> = { window, used, last: null };
  if (window.duties) yield* apart(t, course);
  // Most moments pass without anybody: no window is made for them.
  const { asked, duty } = t.look((s) => nextInTurn(s, window, null));
  if (asked.length > 0 || duty) yield* inTurn(t, course);
  else t.unasked += 1;
}

/** A moment that is being played: what was used at it (74.18), and who acted last. */
interface Course<K extends MomentName> {
  readonly window: Window<K>;
  readonly used: Set<string>;
  last: Seat | null;
}

/** An ability in somebody's hands, which is used once (74.18). */
const useOf = <K extends MomentName>({ name, by }: Offer<K>) => `${name} ${by.seat}`;

/** What must happen and bears on nobody's choice: in the same order, one by one, as each may make another due or undue (74.8). */
function* apart<K extends MomentName>(t: ImperiumTable, course: Course<K>): Flow<void> {
  for (;;) {
    const next = t.look((s) => nextApart(s, course.window, course.last));
    if (!next) break;
    yield* fulfil(t, course, next);
  }
  course.last = null;
}

/** Everybody comes in turn: seats are asked as far as the one that must do something; unless somebody acts, it does that (74.8, 74.19). */
function* inTurn<K extends MomentName>(t: ImperiumTable, course: Course<K>): Flow<void> {
  for (;;) {
    yield* responses(t, course);
    const { duty } = t.look((s) => nextInTurn(s, course.window, course.last));
    if (!duty) return;
    yield* fulfil(t, course, duty);
  }
}

function* fulfil<K extends MomentName>(t: ImperiumTable, course: Course<K>, duty: Offer<K>): Flow<void> {
  const { by, ability } = duty;
  course.used.add(useOf(duty));
  course.last = by.seat;
  yield* ability.resolve(t, { by, event: course.window.event, target: null });
}

/** The window in which seats respond, each ability once (74.18). */
function* responses<K extends MomentName>(t: ImperiumTable, course: Course<K>): Flow<void> {
  const { window, used } = course;
  const { at, event } = window;
  const asked = () => t.look((s) => nextInTurn(s, window, course.last).asked);
  let order = asked();
  const acted = (seat: Seat) => {
    course.last = seat;
    order = asked();
  };
  const reaction = (seat: Seat, offer: Offer<K>): Reaction => ({
    id: offer.name,
    label: msg('option.use', { component: offer.by.component, owner: offer.by.owner }),
    *resolve() {
      const before = t.writes;
      // A cancelled card does not count as used (24.6b), nor has its player had its turn.
      if (!(yield* use(t, offer, event))) order = asked();
      else {
        // Whoever has done nothing with it after all has done with it.
        if (offer.ability.repeats !== true || t.writes === before) used.add(useOf(offer));
        acted(seat);
      }
    },
  });
  yield* t.react({
    topic: at,
    // All decide at once what happens in order: whoever comes later says what it would do.
    get prompt() {
      return msg('ask.respond', { what: happened(at, event), alone: order.length === 1 });
    },
    veiled: true,
    closed: () => order.length === 0,
    order: () => order,
    offers: (seat) => [
      ...openChoices(t.state, window)
        .filter(({ by }) => by.seat === seat)
        .map((offer) => reaction(seat, offer)),
      ...secretOffers(t.state, seat, window)
        .filter(window.fresh)
        .map((offer) => reaction(seat, offer)),
      ...scorableByTrigger(t.state, seat, window).map((secret) => ({
        id: `secret:${secret}`,
        label: msg('option.scoreSecret', { secret }),
        *resolve() {
          scoreByDeed(t, seat, { secret, occurrence: window });
          acted(seat);
        },
      })),
    ],
  });
}

/** A secret objective is scored by what was just done (30.5b). */
function scoreByDeed<K extends MomentName>(
  t: ImperiumTable,
  seat: Seat,
  { secret, occurrence }: { secret: SecretId; occurrence: Occurrence<K> },
): void {
  const { points } = bookOf(t.state).secrets[secret] ?? { points: 0 };
  const combat = combatOf(t.state, occurrence.event);
  if (seatOf(t.state, seat).secrets.held.includes(secret)) scoreSecret(t, seat, { secret, points, combat });
  else scoreObjective(t, seat, { objective: secret, points, combat });
}

/** Uses an ability: pays by exhausting, names targets, lets others cancel a card, resolves. Says whether it took effect. */
export function* use<K extends MomentName>(
  t: ImperiumTable,
  offer: Offer<K>,
  event: Moments[K],
): Flow<boolean> {
  const { by, ability, held } = offer;
  if (held === 'card') return yield* playCard(t, offer, event);
  t.tell(msg('fact.used', { seat: by.seat, component: by.component }));
  if (ability.exhausts) exhaustComponent(t, by);
  const note = held === 'note' ? noteOf(by) : null;
  // It lies open while it is resolved: nobody can give it away meanwhile (25.5a).
  if (note) layNote(t, by.seat, note);
  const target = ability.aim ? yield* ability.aim(t, by, event) : null;
  yield* ability.resolve(t, { by, event, target });
  // 25.3: a note that has been resolved goes back.
  if (note && !ability.stays && liesBefore(t.state, by.seat, note)) returnNote(t, by.seat, note);
  return true;
}

function noteOf({ component, seat, owner }: Holder): HeldNote {
  return { id: component.slice('note:'.length) as NoteId, owner: owner ?? seat };
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
