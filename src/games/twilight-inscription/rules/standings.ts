import type { Seat } from '#core/seat.ts';
import { votesLeft } from '../marking/industry.ts';
import { layoutOf } from '../sheets/layout.ts';
import type { Inscription } from '../state.ts';
import { type Rank, ranks } from '../tables/automaton.ts';
import { type Score, scoreOf } from './score.ts';

/** Where everybody stands: points, then unspent votes (22.3, 22.4); against the automated faction a rank (23.14). */
export interface Standings {
  readonly seats: readonly { readonly seat: Seat; readonly score: Score; readonly votes: number }[];
  readonly winners: readonly Seat[];
  readonly rank: { readonly rank: Rank; readonly vp: number } | null;
}

export function standings(s: Inscription): Standings {
  const seats = s.seats.map((player, seat) => {
    const variants = s.variants[seat];
    if (!variants) throw new Error(`there is no seat ${seat}`);
    return { seat, score: scoreOf({ layout: layoutOf(variants) }, player), votes: votesLeft(player) };
  });
  const best = Math.max(...seats.map(({ score }) => score.total));
  const ahead = seats.filter(({ score }) => score.total === best);
  const votes = Math.max(...ahead.map((one) => one.votes));
  const winners = ahead.filter((one) => one.votes === votes).map(({ seat }) => seat);
  const rank = s.automaton && { rank: rankOf(s.automaton.difficulty, best), vp: best };
  return { seats, winners: rank?.rank === 'defeat' ? [] : winners, rank };
}

const rankOf = (difficulty: keyof typeof ranks, vp: number): Rank =>
  ranks[difficulty].findLast(({ from }) => vp >= from)?.rank ?? 'defeat';
