import type { Result } from '#core/game.ts';
import type { Seat } from '#core/seat.ts';
import { scoreOf } from './rules/score.ts';
import { factionOf, roundOf, type Sun } from './state.ts';

/** What decides between seats, one after the other: points, few discs on the tracks, population, ore (8.12). */
function rankOf(s: Sun, seat: Seat): readonly number[] {
  const { food, oreDiscs, pop, ore } = factionOf(s, seat);
  return [scoreOf(s, seat).total, -(food + oreDiscs), pop, ore];
}

/** Seats that share the victory after all ties (8.12). */
export function result(s: Sun): Result {
  const ranks = s.seats.map((_, seat) => rankOf(s, seat));
  let winners = ranks.map((_, seat) => seat);
  for (let at = 0; at < 4; at++) {
    const best = Math.max(...winners.map((seat) => ranks[seat]?.[at] ?? 0));
    winners = winners.filter((seat) => ranks[seat]?.[at] === best);
  }
  const rounds = s.turns === 0 ? 1 : roundOf({ ...s, turns: s.turns - 1 });
  return { winners, scores: ranks.map(([points = 0]) => points), rounds };
}
