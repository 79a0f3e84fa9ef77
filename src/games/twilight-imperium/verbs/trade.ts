import type { Frozen } from '#core/json.ts';
import { peopleText } from '#core/people-text.ts';
import type { Seat } from '#core/seat.ts';
import { type Bundle, type Held, seatOf, type TradeOffer } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { passNote } from './notes.ts';

/** From here on transactions can be made. */
export function openTrade(t: ImperiumTable): void {
  t.write.trade = { open: true, offers: [], done: [], held: [] };
}

/** No more transactions; what was offered lapses (T55). */
export function closeTrade(t: ImperiumTable): void {
  const { trade } = t.write;
  if (!trade) return;
  trade.open = false;
  trade.offers.splice(0);
}

/** A seat gives nothing away before others have responded to what it has just got. */
export function holdTrade(t: ImperiumTable, held: Held): void {
  if (held.by.length > 0) t.write.trade?.held.push(held);
}

export function releaseTrade(t: ImperiumTable, { seat, at }: Pick<Held, 'seat' | 'at'>): void {
  const held = t.write.trade?.held ?? [];
  const first = held.findIndex((one) => one.seat === seat && one.at === at);
  if (first >= 0) held.splice(first, 1);
}

export function endTrade(t: ImperiumTable): void {
  t.write.trade = null;
}

function dropOffers(t: ImperiumTable, fits: (offer: TradeOffer) => boolean): boolean {
  const offers = t.write.trade?.offers ?? [];
  const kept = offers.filter((offer) => !fits(offer));
  const dropped = kept.length < offers.length;
  offers.splice(0, offers.length, ...kept);
  return dropped;
}

const between = (a: Seat, b: Seat) => (offer: TradeOffer) =>
  (offer.from === a && offer.to === b) || (offer.from === b && offer.to === a);

/** An offer by itself: its notes and cards lie elsewhere. */
const copyOf = (offer: TradeOffer): TradeOffer => ({
  ...offer,
  give: copyOfBundle(offer.give),
  want: copyOfBundle(offer.want),
});

const copyOfBundle = ({ note, cards, ...rest }: Frozen<Bundle>): Bundle => ({
  ...rest,
  note: note && { ...note },
  cards: [...cards],
});

/** A transaction is proposed; it takes the place of whatever lay between the two. Only they hear of it. */
export function makeOffer(t: ImperiumTable, offer: TradeOffer): void {
  const { from, to } = offer;
  dropOffers(t, between(from, to));
  t.write.trade?.offers.push(copyOf(offer));
  t.tell(msg('fact.offered', { ...copyOf(offer), words: peopleText(offer.words) }), [from, to]);
}

/** The seat at turn wants to trade before its turn passes, or not any longer. */
export function linger(t: ImperiumTable, lingers: boolean): void {
  if (t.write.turn) t.write.turn.lingers = lingers;
}

/** Whoever made an offer hears that it is accepted. */
export function acceptOffer(t: ImperiumTable, { from, to }: Pick<TradeOffer, 'from' | 'to'>): void {
  t.tell(msg('fact.offerAccepted', { from, to }), [from]);
}

/** An offer is turned down by the one or taken back by the other. */
export function dropOffer(
  t: ImperiumTable,
  { from, to }: Pick<TradeOffer, 'from' | 'to'>,
  how: 'declined' | 'withdrawn',
): void {
  if (!dropOffers(t, (offer) => offer.from === from && offer.to === to)) return;
  t.tell(msg(how === 'declined' ? 'fact.offerDeclined' : 'fact.offerWithdrawn', { from, to }), [from, to]);
}

/** Both sides hand over what was agreed, at once and for good (69.2, 69.4a). Everybody sees how much; which notes and cards, only the two. */
export function exchange(t: ImperiumTable, sides: readonly [Side, Side]): void {
  const [a, b] = sides;
  for (const [giver, to] of [
    [a, b.seat],
    [b, a.seat],
  ] as const)
    handOver(t, giver, to);
  const notes = sides.flatMap(({ seat, gives: { note } }) =>
    note ? [{ to: seat === a.seat ? b.seat : a.seat, note }] : [],
  );
  t.reveal('transaction', { between: [a.seat, b.seat], notes });
  t.tell(msg('fact.exchanged', { a: a.seat, b: b.seat, gives: shown(a.gives), takes: shown(b.gives) }));
  if ([a, b].some(({ gives }) => gives.note || gives.cards.length > 0))
    t.tell(
      msg('fact.exchangedCards', {
        a: a.seat,
        b: b.seat,
        gives: copyOfBundle(a.gives),
        takes: copyOfBundle(b.gives),
      }),
      [a.seat, b.seat],
    );
  remember(t, a.seat, b.seat);
  t.write.trade?.done.push({ between: [a.seat, b.seat], notes, by: [] });
}

/** One side of a transaction. */
export interface Side {
  readonly seat: Seat;
  readonly gives: Frozen<Bundle>;
}

const shown = ({ goods, commodities, note, cards }: Frozen<Bundle>) => ({
  goods,
  commodities,
  notes: note ? 1 : 0,
  cards: cards.length,
});

/** What a seat gives is the other's; commodities become trade goods by that (60.5, 78.6). */
function handOver(t: ImperiumTable, { seat, gives }: Side, to: Seat): void {
  const giver = seatOf(t.write, seat);
  const taker = seatOf(t.write, to);
  giver.goods -= gives.goods;
  giver.commodities -= gives.commodities;
  taker.goods += gives.goods + gives.commodities;
  if (gives.note) passNote(t, { from: seat, to }, gives.note);
  for (const card of gives.cards) {
    giver.hand.splice(giver.hand.indexOf(card), 1);
    taker.hand.push(card);
  }
}

/** The two have had their transaction of this turn or agenda (69.1, 69.6). */
function remember(t: ImperiumTable, a: Seat, b: Seat): void {
  const { agenda, turn } = t.write;
  dropOffers(t, between(a, b));
  if (agenda) agenda.traded.push([a, b]);
  else turn?.traded.push(turn.seat === a ? b : a);
}

/** These may respond to the transaction that has just been made. */
export function letRespond(t: ImperiumTable, by: Seat[]): void {
  const done = t.write.trade?.done.at(-1);
  if (done) done.by = by;
}

/** The next transaction whose consequences are still to come; it stays until they have. */
export function nextDone(t: ImperiumTable) {
  const next = t.state.trade?.done.length ? t.write.trade?.done[0] : undefined;
  return next && { ...next };
}

/** The consequences of that transaction have come. */
export function seenTo(t: ImperiumTable): void {
  t.write.trade?.done.shift();
}

/** All commodities of a seat go to another, for whom they are trade goods (60.6); gives how many. */
export function surrenderCommodities(t: ImperiumTable, { from, to }: { from: Seat; to: Seat }): number {
  const giver = seatOf(t.write, from);
  const count = giver.commodities;
  giver.commodities = 0;
  seatOf(t.write, to).goods += count;
  t.tell(msg('fact.commoditiesGiven', { seat: from, to, count }));
  return count;
}
