import { z } from 'zod';
import type { Flow } from '#core/flow.ts';
import type { Game } from '#core/game.ts';
import type { Frozen } from '#core/json.ts';
import { type MessageOf, type Texts, teller } from '#core/message.ts';
import { choose, type Option, text } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import type { Seat, Viewer } from '#core/seat.ts';
import type { Table } from '#core/table.ts';
import { plainFace } from '../plain-face.ts';

const GOODS = ['ore', 'gas'] as const;
type Good = (typeof GOODS)[number];
const COINS = 3;
const STOCK = 4;

const count = z.int().min(0);
const offerSchema = z.object({ good: z.enum(GOODS), note: z.string() });
const stateSchema = z.object({
  turn: count,
  turns: count,
  stock: z.object({ ore: count, gas: count }),
  /** Coins that nobody has; how many is as secret as the purses. */
  treasury: count,
  seats: z.array(z.object({ ore: count, gas: count, purse: count, offer: offerSchema.nullable() })),
});
type State = z.infer<typeof stateSchema>;
const optionsSchema = z.object({ turns: z.int().default(6) });
type Options = z.infer<typeof optionsSchema>;

type Lexicon = {
  'market.ask': { readonly what: string };
  'market.option': { readonly id: string };
  'market.mined': { readonly seat: Seat; readonly good: Good };
  'market.offered': { readonly seat: Seat; readonly good: Good; readonly note: string };
  'market.sold': { readonly seat: Seat; readonly buyer: Seat; readonly good: Good };
};
type Words = MessageOf<Lexicon>;
type MarketTable = Table<State, Words>;
const msg = teller<Lexicon>();

const en: Texts<Lexicon> = {
  'market.ask': ({ what }) => `Your ${what}?`,
  'market.option': ({ id }) => id,
  'market.mined': ({ seat, good }, say) => `${say.seat(seat)} mines ${good}.`,
  'market.offered': ({ seat, good, note }, say) => `${say.seat(seat)} offers ${good}: ${note}`,
  'market.sold': ({ seat, buyer, good }, say) => `${say.seat(seat)} sells ${good} to ${say.seat(buyer)}.`,
};

const ru: Texts<Lexicon> = {
  'market.ask': ({ what }) => `Ваш выбор (${what})?`,
  'market.option': ({ id }) => id,
  'market.mined': ({ seat, good }, say) => `${say.seat(seat)} добывает ${good}.`,
  'market.offered': ({ seat, good, note }, say) => `${say.seat(seat)} предлагает ${good}: ${note}`,
  'market.sold': ({ seat, buyer, good }, say) =>
    `${say.seat(seat)} продаёт ${good}. Покупает ${say.seat(buyer)}.`,
};

const ask = (what: string) => msg('market.ask', { what });
const option = <V>(id: string, value: V): Option<V> => ({ id, label: msg('market.option', { id }), value });

type Deal =
  | { readonly kind: 'mine'; readonly good: Good }
  | { readonly kind: 'buy'; readonly from: Seat }
  | { readonly kind: 'end' };

function dealQuestion(state: Frozen<State>, seat: Seat) {
  const mines = GOODS.filter((good) => state.stock[good] > 0);
  const sellers = state.seats[seat]!.purse === 0 ? [] : state.seats.map((_, other) => other);
  const options: Option<Deal>[] = [
    option('end', { kind: 'end' }),
    ...mines.map((good) => option<Deal>(`mine-${good}`, { kind: 'mine', good })),
    ...sellers
      .filter((other) => state.seats[other]!.offer !== null)
      .map((from) => option<Deal>(`buy-${from}`, { kind: 'buy', from })),
  ];
  return choose(ask('deal'), options);
}

/** The seat whose turn it is mines and buys; meanwhile the others may offer, and nobody waits for them. */
function* turn(t: MarketTable, seat: Seat): Flow<void> {
  t.write.turn += 1;
  const others = t.state.seats.map((_, other) => other).filter((other) => other !== seat);
  yield* t.alongside(
    'turn',
    { seat, run: () => deals(t, seat) },
    others.map((other) => ({ seat: other, run: () => offers(t, other) })),
  );
  for (const side of t.write.seats) side.offer = null;
}

function* deals(t: MarketTable, seat: Seat): Flow<void> {
  for (;;) {
    const deal = yield* t.ask(seat, 'deal', () => dealQuestion(t.state, seat));
    switch (deal.kind) {
      case 'end':
        return;
      case 'mine':
        mine(t, seat, deal.good);
        break;
      case 'buy':
        buy(t, seat, deal.from);
    }
  }
}

function mine(t: MarketTable, seat: Seat, good: Good): void {
  t.write.stock[good] -= 1;
  t.write.seats[seat]![good] += 1;
  t.tell(msg('market.mined', { seat, good }));
}

function buy(t: MarketTable, buyer: Seat, seat: Seat): void {
  const { good } = t.state.seats[seat]!.offer!;
  t.write.seats[seat]![good] -= 1;
  t.write.seats[seat]!.purse += 1;
  t.write.seats[seat]!.offer = null;
  t.write.seats[buyer]![good] += 1;
  t.write.seats[buyer]!.purse -= 1;
  t.tell(msg('market.sold', { seat, buyer, good }));
}

function* offers(t: MarketTable, seat: Seat): Flow<void> {
  for (;;) {
    const own = () => GOODS.filter((good) => t.state.seats[seat]![good] > 0);
    yield* t.until(() => own().length > 0 && t.state.seats[seat]!.offer === null);
    const good = yield* t.ask(seat, 'offer', () => {
      const goods = own();
      return goods.length > 0
        ? choose(
            ask('offer'),
            goods.map((id) => option(id, id)),
          )
        : null;
    });
    if (good === undefined) continue;
    const note = yield* t.ask(seat, 'note', () => text(ask('note'), 20));
    t.write.seats[seat]!.offer = { good, note };
    t.tell(msg('market.offered', { seat, good, note }));
  }
}

export interface View {
  readonly turn: number;
  readonly stock: Readonly<Record<Good, number>>;
  readonly seats: readonly { ore: number; gas: number; offer: { good: Good; note: string } | null }[];
  readonly purse: number | null;
}

function view({ turn: n, stock, seats }: Frozen<State>, viewer: Viewer): View {
  const shown = seats.map(({ ore, gas, offer }) => ({ ore, gas, offer }));
  return { turn: n, stock, seats: shown, purse: viewer === 'table' ? null : (seats[viewer]?.purse ?? null) };
}

/** Trading while one seat takes its turn; how much a purse holds is secret. */
export const market: Game<State, Words, Options, View> = {
  id: 'market',
  version: 1,
  seats: [2, 3, 4, 5, 6],
  options: optionsSchema,
  state: stateSchema,
  setup: ({ turns }, seats) => {
    const stock = { ore: STOCK * seats, gas: STOCK * seats };
    const seat = () => ({ ore: 1, gas: 0, purse: COINS, offer: null });
    return { turn: 0, turns, stock, treasury: COINS * seats, seats: Array.from({ length: seats }, seat) };
  },
  next: (t) => (t.state.turn < t.state.turns ? turn(t, t.state.turn % t.state.seats.length) : null),
  view,
  invalid: ({ stock, treasury, seats }) => {
    const total = (good: Good, start: number) =>
      seats.reduce((sum, seat) => sum + seat[good], stock[good]) === start * seats.length;
    if (!total('ore', STOCK + 1) || !total('gas', STOCK)) return 'goods are lost or made up';
    const coins = seats.reduce((sum, { purse }) => sum + purse, treasury);
    return coins === 2 * COINS * seats.length ? null : 'coins are lost or made up';
  },
  result: ({ seats, turn: rounds }) => {
    const scores = seats.map(({ ore, gas, purse }) => ore + 2 * gas + purse);
    const best = Math.max(...scores);
    return { winners: seats.flatMap((_, seat) => (scores[seat] === best ? [seat] : [])), scores, rounds };
  },
  bots: { random: randomBot },
  texts: { en, ru },
  presentation: plainFace,
};
