import type { Frozen } from '#core/json.ts';
import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import { type Bundle, type Galaxy, othersThan, seatOf, type TradeOffer } from '../state.ts';
import { areNeighbours } from './board.ts';
import { holdsNote } from './notes.ts';

/** Why two seats cannot make a transaction now. */
export type TradeBar = 'closed' | 'held' | 'done this turn' | 'done this agenda' | 'strangers';

/** Whether two seats may make a transaction now: in the turn of one of them with a neighbour (69.1), or about an agenda (69.6). */
export function tradeBar(s: Galaxy, a: Seat, b: Seat): TradeBar | null {
  if (!s.trade?.open || a === b || seatOf(s, a).eliminated || seatOf(s, b).eliminated) return 'closed';
  return barBetween(s, a, b) ?? (isHeld(s, a, b) ? 'held' : null);
}

/** Whether somebody else may still respond to what one of the two has just got or exchanged; the two themselves know what they do. */
function isHeld(s: Galaxy, a: Seat, b: Seat): boolean {
  const { held = [], done = [] } = s.trade ?? {};
  if (held.length + done.length === 0) return false;
  const others = (by: readonly Seat[]) => by.some((other) => other !== a && other !== b);
  return (
    held.some(({ seat, by }) => (seat === a || seat === b) && others(by)) ||
    done.some(({ between, by }) => (between.includes(a) || between.includes(b)) && others(by))
  );
}

/**
 * Whether others may still respond to a transaction of a seat that has trade goods (74.14): they may be taken, so none is spent before.
 * What is `held` is not asked about: there the very flow that would spend waits for the response.
 */
export function awaitsResponse(s: Galaxy, seat: Seat): boolean {
  const { done = [] } = s.trade ?? {};
  return (
    done.some(({ between, by }) => between.includes(seat) && by.some((other) => other !== seat)) &&
    seatOf(s, seat).goods > 0
  );
}

function barBetween(s: Galaxy, a: Seat, b: Seat): TradeBar | null {
  if (s.agenda) {
    if (s.agenda.traded.some((pair) => pair.includes(a) && pair.includes(b))) return 'done this agenda';
    return mayTrade(s, [a, b], true) ? null : 'strangers';
  }
  if (!s.turn || (s.turn.seat !== a && s.turn.seat !== b)) return 'closed';
  if (s.turn.traded.includes(s.turn.seat === a ? b : a)) return 'done this turn';
  return mayDeal(s, a, b) ? null : 'strangers';
}

/** Whether two seats are near enough for transactions in the turn of one of them (73.1). */
export function mayDeal(s: Galaxy, a: Seat, b: Seat): boolean {
  return mayTrade(s, [a, b], areNeighbours(s, a, b));
}

function mayTrade(s: Galaxy, [a, b]: readonly [Seat, Seat], value: boolean): boolean {
  return modified(s, 'mayTrade', { value, about: { a, b } });
}

/** Somebody with whom a seat could deal in this turn or agenda, unless something stands against it. */
export interface Partner {
  readonly seat: Seat;
  readonly bar: TradeBar | null;
}

/** Those with whom a seat could deal; nobody if something stands against all of them. */
export function partners(s: Galaxy, seat: Seat): Partner[] {
  const all: Partner[] = [];
  let able = false;
  for (let other = 0; other < s.seats.length; other++) {
    const bar = tradeBar(s, seat, other);
    if (bar !== 'closed') all.push({ seat: other, bar });
    able ||= bar === null;
  }
  return able ? all : [];
}

/** Whether the seat at turn has a reason to trade with another before its turn passes (69.1a). */
function hasReason(s: Galaxy, seat: Seat, other: Seat): boolean {
  const { lingers = false, near = [], refreshed = [] } = s.turn ?? {};
  const fresh = (one: Seat) => refreshed.includes(one) && seatOf(s, one).commodities > 0;
  const between = [offerFrom(s, seat, other), offerFrom(s, other, seat)];
  const offered = between.some((offer) => offer !== undefined && seemsPayable(s, offer));
  if (lingers || offered || fresh(seat) || fresh(other)) return true;
  // Whom it could not deal with before: where there is anything to deal in.
  return !near.includes(other) && (hasAnything(s, seat) || hasAnything(s, other));
}

/** Whether both sides have the goods of an offer (T55), as everybody can see: nobody learns by a turn that stops what others hold. */
const seemsPayable = (s: Galaxy, { from, to, give, want }: Frozen<TradeOffer>): boolean =>
  [
    { seat: from, gives: give },
    { seat: to, gives: want },
  ].every(
    ({ seat, gives }) =>
      seatOf(s, seat).goods >= gives.goods && seatOf(s, seat).commodities >= gives.commodities,
  );

function hasAnything(s: Galaxy, seat: Seat): boolean {
  const { goods, commodities, notes } = seatOf(s, seat);
  return goods + commodities + notes.length > 0;
}

/** Those with whom the seat at turn could and might want to trade before its turn passes; `waits` if that is not known yet. */
export function lastPartners(
  s: Galaxy,
  seat: Seat,
): { readonly all: readonly Partner[]; readonly waits: boolean } {
  const wanted = othersThan(s, seat)
    .map((other) => ({ seat: other, bar: tradeBar(s, seat, other) }))
    .filter(({ bar, seat: other }) => (bar === null || bar === 'held') && hasReason(s, seat, other));
  return {
    all: wanted.some(({ bar }) => bar === null) ? partners(s, seat).filter(({ bar }) => bar === null) : [],
    waits: wanted.length > 0 && wanted.every(({ bar }) => bar === 'held'),
  };
}

/** Whether a seat could give another a trade good now, in a transaction. */
export const couldGive = (s: Galaxy, from: Seat, to: Seat): boolean =>
  tradeBar(s, from, to) === null && seatOf(s, from).goods + seatOf(s, from).commodities > 0;

/** Whether action cards may be part of a transaction between two seats (69.3a). */
export function mayTradeCards(s: Galaxy, a: Seat, b: Seat): boolean {
  return modified(s, 'mayTradeCards', { value: false, about: { a, b } });
}

/** Whether a seat has all of it to give: goods and commodities, notes and cards in hand (25.5a, 69.3). */
function canGive(s: Galaxy, seat: Seat, { goods, commodities, note, cards }: Frozen<Bundle>): boolean {
  const mine = seatOf(s, seat);
  return (
    mine.goods >= goods &&
    mine.commodities >= commodities &&
    (note === null || holdsNote(s, seat, note)) &&
    cards.every((card) => copies(mine.hand, card) >= copies(cards, card))
  );
}

const copies = <T>(all: readonly T[], one: T) => all.filter((other) => other === one).length;

export function isNothing({ goods, commodities, note, cards }: Frozen<Bundle>): boolean {
  return goods === 0 && commodities === 0 && note === null && cards.length === 0;
}

/** The offer that lies between two seats, made by the first. */
export function offerFrom(s: Galaxy, from: Seat, to: Seat): Frozen<TradeOffer> | undefined {
  return s.trade?.offers.find((offer) => offer.from === from && offer.to === to);
}

/** Why an offer cannot be accepted as things stand now: either side may have spent or lost what it is about (T55). */
export type OfferBar = TradeBar | 'they' | 'you' | 'cards';

export function offerBar(
  s: Galaxy,
  { from, to, give, want, wantCards }: Frozen<TradeOffer>,
): OfferBar | null {
  const bar = tradeBar(s, from, to);
  if (bar) return bar;
  if ((give.cards.length > 0 || wantCards > 0) && !mayTradeCards(s, from, to)) return 'cards';
  if (!canGive(s, from, give)) return 'they';
  return canGive(s, to, want) && seatOf(s, to).hand.length >= wantCards ? null : 'you';
}
