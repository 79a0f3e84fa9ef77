import type { Seat } from '#core/seat.ts';
import { discsToSymbol } from '../rules/mats.ts';
import { factionOf, type Sun } from '../state.ts';
import type { Kind } from '../tables/vocabulary.ts';
import type { View } from '../view.ts';
import { supposed } from './supposed.ts';

/** How much a bot cares for the ways to points: 1 is what they seem to come to at once. */
export interface Leaning {
  readonly science: number;
  readonly military: number;
  readonly growth: number;
}

/** Ways to play that a report compares; the balanced one was found by matches against others. */
export const LEANINGS = {
  balanced: { science: 1.2, military: 1.2, growth: 0.8 },
  science: { science: 1.45, military: 0.95, growth: 0.8 },
  military: { science: 1, military: 1.5, growth: 0.75 },
  growth: { science: 1.15, military: 1.1, growth: 1.2 },
} as const satisfies Record<string, Leaning>;

/** What things are worth in points to a seat at this stage of the game. */
export interface Plan {
  readonly s: Sun;
  readonly seat: Seat;
  readonly leaning: Leaning;
  /** Turns of one's own that are still to come, this one not counted. */
  readonly turnsLeft: number;
  readonly ore: number;
  readonly pop: number;
  /** A level of a ship, wherever it is. */
  readonly strength: number;
}

/** A game ends after some sixteen rounds, but never before its last round is known. */
const USUAL_ROUNDS = 16;
const MIN_LEFT = 1.5;

function turnsLeftOf({ round, lastRound, discs, discsToEnd }: View): number {
  if (lastRound !== null) return Math.max(0, lastRound - round);
  const usual = USUAL_ROUNDS - round;
  const byDiscs = 1.5 + 2.5 * (discsToEnd - discs);
  return Math.max(MIN_LEFT, discs > 0 ? Math.min(usual, byDiscs) : usual);
}

export function planFor(view: View, seat: Seat, leaning: Leaning): Plan {
  const turnsLeft = turnsLeftOf(view);
  const soon = Math.min(1, turnsLeft / 3);
  return {
    s: supposed(view),
    seat,
    leaning,
    turnsLeft,
    ore: 0.02 + 0.5 * soon,
    pop: 0.03 + 0.72 * soon,
    strength: 0.05 + 1.1 * soon * leaning.military,
  };
}

/** A disc that leaves its track: its share of the next symbol, for every production still to come. */
export function discWorth({ s, seat, turnsLeft, leaning, ore, pop }: Plan, kind: Kind): number {
  const missing = discsToSymbol(s, seat, kind);
  const { food, oreDiscs } = factionOf(s, seat);
  if ((kind === 'food' ? food : oreDiscs) === 0 || missing > 8) return 0;
  const perProduction = kind === 'food' ? pop : ore;
  return (leaning.growth * perProduction * 0.55 * Math.max(0, turnsLeft - 1)) / missing;
}

/** The kind of disc that is worth more off its track. */
export const betterDisc = (plan: Plan, kinds: readonly Kind[]): Kind =>
  kinds.toSorted((a, b) => discWorth(plan, b) - discWorth(plan, a))[0] ?? 'food';
