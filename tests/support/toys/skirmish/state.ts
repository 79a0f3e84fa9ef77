import { z } from 'zod';
import type { Frozen } from '#core/json.ts';
import type { Seat, Viewer } from '#core/seat.ts';
import type { Chance } from '#core/table.ts';

export const MODES = ['sealed', 'turns', 'race'] as const;
export const PLANS = ['raid', 'trade', 'dig'] as const;
export const KINDS = ['sabotage', 'ambush', 'salvage'] as const;
export type Kind = (typeof KINDS)[number];
export type Plan = (typeof PLANS)[number];

const SHIPS = 4;
const CREDITS = 4;
const count = z.int().min(0);

const seatSchema = z.object({
  ships: count,
  credits: count,
  points: count,
  hand: z.array(z.string()),
  plan: z.enum(PLANS).nullable(),
});

export const stateSchema = z.object({
  mode: z.enum(MODES),
  turns: count,
  turn: count,
  supply: count,
  bank: count,
  deck: z.array(z.string()),
  discard: z.array(z.string()),
  /** Cards being played, the last one on top. */
  stack: z.array(z.string()),
  /** How many plans of the manoeuvres under way are carried out. */
  resolved: count,
  winner: count.nullable(),
  seats: z.array(seatSchema),
});
export type State = z.infer<typeof stateSchema>;

export const optionsSchema = z.object({ mode: z.enum(MODES).default('sealed'), turns: z.int().default(9) });
export type Options = z.infer<typeof optionsSchema>;

export const kindOf = (card: string) => card.split('.')[0] as Kind;

const cardsFor = (seats: number) =>
  KINDS.flatMap((kind) => Array.from({ length: seats + 1 }, (_, i) => `${kind}.${i}`));

export function setup({ mode, turns }: Options, seats: number, chance: Chance): State {
  const deck = chance.shuffle('deck', cardsFor(seats));
  return {
    ...{ mode, turns, turn: 0, discard: [], stack: [], resolved: 0, winner: null },
    ...{ supply: (SHIPS - 2) * seats, bank: (CREDITS - 2) * seats },
    seats: Array.from({ length: seats }, () => {
      return { ships: 2, credits: 2, points: 0, hand: deck.splice(0, 2), plan: null };
    }),
    deck,
  };
}

/** The other seats, clockwise from the one on the left. */
export function othersOf(state: Frozen<State>, seat: Seat): Seat[] {
  return state.seats.slice(1).map((_, i) => (seat + 1 + i) % state.seats.length);
}

export const arePlansOpen = (state: Frozen<State>) => state.seats.every(({ plan }) => plan !== null);

export interface View {
  readonly turn: number;
  readonly supply: number;
  readonly deck: number;
  readonly discard: readonly string[];
  readonly stack: readonly string[];
  readonly winner: Seat | null;
  readonly seats: readonly {
    ships: number;
    credits: number;
    points: number;
    cards: number;
    plan: Plan | null;
  }[];
  readonly hand: readonly string[];
}

export function view(state: Frozen<State>, viewer: Viewer): View {
  const { turn, supply, deck, discard, stack, winner } = state;
  const seats = state.seats.map(({ ships, credits, points, hand, plan }, seat) => {
    const isPlanShown = seat === viewer || arePlansOpen(state);
    return { ships, credits, points, cards: hand.length, plan: isPlanShown ? plan : null };
  });
  const hand = viewer === 'table' ? [] : (state.seats[viewer]?.hand ?? []);
  return { turn, supply, deck: deck.length, discard, stack, winner, seats, hand };
}

export function invalid(state: Frozen<State>): string | null {
  const { seats } = state;
  const sum = (of: (seat: Frozen<State>['seats'][number]) => number) =>
    seats.reduce((n, seat) => n + of(seat), 0);
  if (sum(({ ships }) => ships) + state.supply !== SHIPS * seats.length) return 'ships are lost or made up';
  if (sum(({ credits }) => credits) + state.bank !== CREDITS * seats.length)
    return 'credits are lost or made up';
  const cards = [
    ...state.deck,
    ...state.discard,
    ...state.stack,
    ...seats.flatMap(({ hand }) => hand),
  ].sort();
  if (cards.join() !== cardsFor(seats.length).sort().join()) return 'cards are lost or made up';
  return state.stack.length > 0 ? 'a card is still being played' : null;
}
