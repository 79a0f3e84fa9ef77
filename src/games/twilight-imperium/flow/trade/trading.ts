import type { Flow } from '#core/flow.ts';
import { choose, type Option, pick, type Question, text } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { offerBar, offerFrom, type Partner, partners, tradeBar } from '../../rules/trade.ts';
import { type Galaxy, MAX_WORDS_LENGTH, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { ActionCardId } from '../../tables/card-ids.ts';
import { msg } from '../../text/lexicon.ts';
import { acceptOffer, dropOffer, exchange, linger, makeOffer } from '../../verbs/trade.ts';
import { awaitResponses } from './holding.ts';
import { noOffer, noTrade } from './refusals.ts';
import { type Pair, termsQuestion } from './terms.ts';

/** A step towards a transaction with somebody. */
export interface Step {
  readonly kind: 'offer' | 'counter' | 'words' | 'accept' | 'decline' | 'withdraw';
  readonly with: Seat;
}

/** Whether the turn stops before it passes, so that the seat can trade (69.1a). */
interface Pause {
  readonly kind: 'linger' | 'hurry';
}

/** What a seat may do beside a turn or an agenda: offer transactions and answer what it is offered, as often as it likes. */
export function* trading(t: ImperiumTable, seat: Seat): Flow<void> {
  for (;;) {
    const step = yield* t.askWhenever(seat, 'deal', () => tradeQuestion(t.state, seat));
    if (!step) continue;
    if ('with' in step) yield* take(t, seat, step);
    else linger(t, step.kind === 'linger');
  }
}

function tradeQuestion(s: Galaxy, seat: Seat): Question<Step | Pause | null> | null {
  const able = partners(s, seat);
  if (able.length === 0) return null;
  const pause = pauseOf(s, seat);
  if (s.trade?.offers.length === 0) return beginning(able, pause);
  return stepQuestion(stepsWith(s, seat, able), pause);
}

/** What a seat may do towards transactions with these. */
export const stepsWith = (s: Galaxy, seat: Seat, able: readonly Partner[]): Option<Step>[] =>
  able.flatMap((partner) => steps(s, seat, partner));

const stepQuestion = (able: readonly Option<Step>[], pause: Pause['kind'] | null) =>
  choose<Step | Pause | null>(
    msg('ask.tradeWith', {}),
    [...able, ...(pause ? [pauseOption(pause)] : []), NOTHING],
    { fallback: 'nothing' },
  );

/** Of the seat at turn: to stop before the turn passes, or not to. */
function pauseOf(s: Galaxy, seat: Seat): Pause['kind'] | null {
  if (s.agenda || s.turn?.seat !== seat) return null;
  return s.turn.lingers ? 'hurry' : 'linger';
}

const pauseOption = (kind: Pause['kind']): Option<Pause> => ({
  id: kind,
  label: msg('option.pause', { stops: kind === 'linger' }),
  value: { kind },
});

const NOTHING: Option<Step | null> = { id: 'nothing', label: msg('option.noTrade', {}), value: null };

/** The questions while nothing is offered, by what stands against each partner: made once, as every seat is asked all the time. */
const BEGINNINGS = new Map<string, Question<Step | Pause | null>>();

function beginning(able: readonly Partner[], pause: Pause['kind'] | null): Question<Step | Pause | null> {
  let key = `${pause ?? ''} `;
  for (const { seat, bar } of able) key += `${seat}${bar ?? ''},`;
  let question = BEGINNINGS.get(key);
  if (!question) {
    question = stepQuestion(able.flatMap(begin), pause);
    BEGINNINGS.set(key, question);
  }
  return question;
}

const stepWith = (kind: Step['kind'], other: Seat): Option<Step> => ({
  id: `${kind}:${other}`,
  label: msg('option.trade', { kind, with: other }),
  value: { kind, with: other },
});

/** Offering to somebody, or saying something about the offer that lies between the two. */
function steps(s: Galaxy, seat: Seat, partner: Partner): Option<Step>[] {
  const { seat: other, bar } = partner;
  const option = (kind: Step['kind']) => stepWith(kind, other);
  if (bar) return begin(partner);
  const theirs = offerFrom(s, other, seat);
  if (theirs) {
    const why = offerBar(s, theirs);
    const { give, want, wantCards } = theirs;
    const label = msg('option.acceptOffer', { from: other, give, want, wantCards });
    const accept: Option<Step> = { ...option('accept'), label, ...(why && { barred: noOffer(why, other) }) };
    return [accept, option('counter'), option('words'), option('decline')];
  }
  return offerFrom(s, seat, other) ? [...begin(partner), option('withdraw')] : begin(partner);
}

/** Offering to somebody, where nothing lies between the two. */
function begin({ seat, bar }: Partner): Option<Step>[] {
  const offer = stepWith('offer', seat);
  return bar ? [{ ...offer, barred: noTrade(bar, seat) }] : [offer, stepWith('words', seat)];
}

/** Takes a step towards a transaction. */
export function* take(t: ImperiumTable, seat: Seat, { kind, with: other }: Step): Flow<void> {
  switch (kind) {
    case 'offer':
    case 'counter':
      return yield* propose(t, { from: seat, to: other }, '');
    case 'words':
      return yield* proposeWithWords(t, { from: seat, to: other });
    case 'accept':
      return yield* accept(t, seat, other);
    case 'decline':
      return dropOffer(t, { from: other, to: seat }, 'declined');
    case 'withdraw':
      return dropOffer(t, { from: seat, to: other }, 'withdrawn');
  }
}

/** The terms of an offer are filled in, and it is made unless there is nothing in it. */
function* propose(t: ImperiumTable, pair: Pair, words: string): Flow<void> {
  const terms = yield* t.ask(pair.from, 'terms', () => termsQuestion(t.state, pair, words));
  if (terms?.offer) makeOffer(t, { ...terms.offer, words });
}

/** The same, beginning with what is to be said beside it: nobody is bound by that (14.4). */
function* proposeWithWords(t: ImperiumTable, pair: Pair): Flow<void> {
  const { from, to } = pair;
  const said = yield* t.ask(from, 'deal-words', () =>
    tradeBar(t.state, from, to) ? null : text(msg('ask.dealWords', { with: to }), MAX_WORDS_LENGTH),
  );
  if (said !== undefined) yield* propose(t, pair, inOneLine(said));
}

/** Words of a player's own as one line without anything invisible in it. */
const inOneLine = (said: string) =>
  said
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS_LENGTH);

/** An offer is accepted: if it still can be, both sides hand over at once (14.3, T55). */
function* accept(t: ImperiumTable, seat: Seat, other: Seat): Flow<void> {
  const before = offerFrom(t.state, other, seat);
  if (!before) return;
  const cards =
    before.wantCards === 0 ? [] : yield* t.ask(seat, 'deal-cards', () => cardQuestion(t.state, seat, other));
  const offer = offerFrom(t.state, other, seat);
  if (!cards || !offer || offerBar(t.state, offer) !== null || cards.length !== offer.wantCards) return;
  acceptOffer(t, offer);
  exchange(t, [
    { seat: other, gives: offer.give },
    { seat, gives: { ...offer.want, cards } },
  ]);
  awaitResponses(t, [other, seat]);
}

/** Which action cards go with it, where so many were asked for (69.3a). */
function cardQuestion(s: Galaxy, seat: Seat, other: Seat) {
  const offer = offerFrom(s, other, seat);
  if (!offer || offerBar(s, offer) !== null) return null;
  const { hand } = seatOf(s, seat);
  const count = offer.wantCards;
  const options = hand.map((card, i): Option<ActionCardId> => {
    const copies = hand.slice(0, i).filter((earlier) => earlier === card).length;
    return {
      id: copies === 0 ? card : `${card}#${copies + 1}`,
      label: msg('option.card', { card }),
      value: card,
    };
  });
  return pick<ActionCardId>(msg('ask.tradeCards', { with: other, count }), options, {
    min: count,
    max: count,
  });
}
