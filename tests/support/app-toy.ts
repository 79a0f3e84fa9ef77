import { z } from 'zod';
import type { Flow } from '#core/flow.ts';
import type { Game } from '#core/game.ts';
import type { MessageOf, Texts } from '#core/message.ts';
import { teller } from '#core/message.ts';
import { amount, choose } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import type { Seat } from '#core/seat.ts';
import type { Table } from '#core/table.ts';
import { countable, replaced } from '#kit/repairs.ts';
import { plainFace } from './plain-face.ts';

/**
 * Market: each round one seat leads a card from its hand, whoever holds a higher one may counter it (veiled),
 * then all bid in secret. A small game with everything that the app must cope with.
 */
export type MarketLexicon = {
  'market.dealt': { readonly cards: readonly number[] };
  'market.led': { readonly seat: Seat; readonly card: number };
  'market.countered': { readonly seat: Seat };
  'market.won': { readonly seat: Seat; readonly bid: number; readonly die: number };
  'market.drew': { readonly card: number };
  'market.card': { readonly card: number };
  'market.lead': Record<string, never>;
  'market.counter': Record<string, never>;
  'market.bid': Record<string, never>;
  'market.broken': Record<string, never>;
  'market.even': Record<string, never>;
  'market.scores': Record<string, never>;
  'market.score': { readonly seat: Seat };
};
const say = teller<MarketLexicon>();
type Fact = MessageOf<MarketLexicon>;

const stateSchema = z.object({
  round: z.number().int(),
  rounds: z.number().int(),
  led: z.number().int().nullable(),
  deck: z.array(z.number().int()),
  hands: z.array(z.array(z.number().int())),
  scores: z.array(z.number().int()),
});
export type MarketState = z.infer<typeof stateSchema>;
type Market = Table<MarketState, Fact>;
type MarketView = {
  readonly round: number;
  readonly led: number | null;
  readonly scores: readonly number[];
  readonly hand: readonly number[];
};

const optionsSchema = z.object({ rounds: z.number().int().min(1).max(500).default(3) });

const card = (value: number) => ({ id: `${value}`, label: say('market.card', { card: value }), value });

function lead(t: Market, seat: Seat) {
  const broken = { id: 'broken', label: say('market.broken', {}), value: -1 };
  return choose(say('market.lead', {}), [...(t.state.hands[seat] ?? []).map(card), broken], {
    check: (value) => (value === 13 ? { message: say('market.even', {}), rule: 'M-13' } : null),
    fallback: `${t.state.hands[seat]?.find((value) => value !== 13) ?? 'broken'}`,
  });
}

function* counter(t: Market, seat: Seat, value: number): Flow<void> {
  const hand = t.write.hands[seat] as number[];
  hand.splice(hand.indexOf(value), 1);
  t.write.deck.unshift(value);
  (t.write.scores[seat] as number) += 1;
  t.tell(say('market.countered', { seat }));
  drawCard(t, seat);
}

function drawCard(t: Market, seat: Seat): void {
  const drawn = t.write.deck.pop();
  if (drawn === undefined) return;
  t.write.hands[seat]?.push(drawn);
  t.reveal('drew', drawn);
  t.tell(say('market.drew', { card: drawn }), [seat]);
}

function* round(t: Market, scale: number): Flow<void> {
  const seats = t.state.hands.map((_, seat) => seat);
  const leader = t.state.round % seats.length;
  const led = yield* t.ask(leader, 'lead', () => lead(t, leader));
  if (led < 0) throw new Error('the rules are broken here');
  t.write.led = led;
  const hand = t.write.hands[leader] as number[];
  hand.splice(hand.indexOf(led), 1);
  t.write.deck.unshift(led);
  t.tell(say('market.led', { seat: leader, card: led }));
  let countered = false;
  yield* t.react({
    topic: 'counter',
    prompt: say('market.counter', {}),
    veiled: true,
    closed: () => countered,
    order: () => seats.filter((seat) => seat !== leader),
    offers: (seat) =>
      (t.state.hands[seat] ?? []).flatMap((value) => {
        if (value <= led + 10) return [];
        const label = say('market.card', { card: value });
        return [{ id: `${value}`, label, resolve: () => settle(counter(t, seat, value)) }];
      }),
  });
  const bids = yield* t.askAll(seats, 'bid', () => amount(say('market.bid', {}), { min: 0, max: 9 }));
  const [die = 0] = t.roll('die', 1, 6);
  const winner = seats.reduce(
    (best, seat) => ((bids.get(seat) ?? 0) > (bids.get(best) ?? 0) ? seat : best),
    leader,
  );
  const bid = bids.get(winner) ?? 0;
  (t.write.scores[winner] as number) += bid + die * scale;
  t.tell(say('market.won', { seat: winner, bid, die: die + 1 }));
  drawCard(t, leader);
  t.write.led = null;
  t.write.round += 1;

  function* settle(inner: Flow<void>): Flow<void> {
    yield* inner;
    countered = true;
  }
}

const texts: Texts<MarketLexicon> = {
  'market.dealt': ({ cards }) => `You hold ${cards.join(', ')}.`,
  'market.led': ({ seat, card: led }, speaker) => `${speaker.seat(seat)} leads ${led}.`,
  'market.countered': ({ seat }, speaker) => `${speaker.seat(seat)} counters.`,
  'market.won': ({ seat, bid, die }, speaker) => `${speaker.seat(seat)} wins with ${bid}, rolls ${die}.`,
  'market.drew': ({ card: drawn }) => `You draw ${drawn}.`,
  'market.card': ({ card: value }) => `Card ${value}`,
  'market.lead': () => 'Lead a card',
  'market.counter': () => 'Counter?',
  'market.bid': () => 'Your bid',
  'market.broken': () => 'Break the rules',
  'market.even': () => 'Not 13.',
  'market.scores': () => 'Scores',
  'market.score': ({ seat }, speaker) => `Score of ${speaker.seat(seat)}`,
};

/** The game as it was in some version; another `scale` is a change of rules. */
export function market(version = 1, scale = 1): Game {
  const game: Game<MarketState, Fact, z.infer<typeof optionsSchema>, MarketView> = {
    id: 'market',
    version,
    seats: [2, 3, 4],
    options: optionsSchema,
    state: stateSchema,
    repairs: {
      kinds: [
        {
          id: 'scores',
          label: say('market.scores', {}),
          whose: 'seat',
          things: ({ scores }, seat) => [
            countable<MarketState>(
              { id: 'score', label: say('market.score', { seat }), now: scores[seat] ?? 0, max: 99 },
              (value) => replaced(`/scores/${seat}`, value),
            ),
          ],
        },
      ],
      open: ['round', 'rounds', 'led', 'scores', 'purse'],
    },
    setup(options, seats, chance) {
      const deck = chance.shuffle(
        'deck',
        Array.from({ length: 60 }, (_, i) => i),
      );
      const hands = Array.from({ length: seats }, () => deck.splice(0, 4).map((value) => value));
      return { round: 0, rounds: options.rounds, led: null, deck, hands, scores: hands.map(() => 0) };
    },
    next: (t) => (t.state.round >= t.state.rounds ? null : round(t, scale)),
    view: (state, viewer) => ({
      round: state.round,
      led: state.led,
      scores: state.scores,
      hand: viewer === 'table' ? [] : (state.hands[viewer] ?? []),
    }),
    invalid: (state) => (state.round > state.rounds ? 'too many rounds' : null),
    result: (state) => {
      const best = Math.max(...state.scores);
      const winners = state.scores.flatMap((score, seat) => (score === best ? [seat] : []));
      return { winners, scores: state.scores, rounds: state.round };
    },
    bots: { random: randomBot, timid: ({ fallback }) => fallback },
    texts: { en: texts, ru: texts },
    presentation: plainFace,
  };
  return game as unknown as Game;
}
