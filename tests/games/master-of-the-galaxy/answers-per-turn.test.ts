import { describe, expect, it } from 'vitest';
import { playMatch } from '#cli/play.ts';
import type { Game } from '#core/game.ts';
import type { Journal } from '#core/journal.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';

const game = masterOfTheGalaxy as unknown as Game;
const MAX_MEDIAN = 2;

/** How many answers each turn of a game took, of everybody at the table. */
function answersPerTurn({ entries }: Journal): number[] {
  const turns: number[] = [];
  for (const entry of entries) {
    // An answer belongs to the turn in which it is given, though it may begin the next.
    if (entry.kind === 'answer' && turns.length > 0) turns.push((turns.pop() ?? 0) + 1);
    if (!('facts' in entry)) continue;
    for (const { message } of entry.facts) if (message.key === 'fact.turn') turns.push(0);
  }
  return turns;
}

const medianOf = (counts: readonly number[]) =>
  [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)];

describe.each([2, 3, 4])('a turn at a table of %i', (seats) => {
  it(`takes ${MAX_MEDIAN} answers at most, in the median`, () => {
    const turns = ['first', 'second'].flatMap((seed) =>
      answersPerTurn(playMatch({ game, seats, options: {}, bots: ['greedy'], seed: `answers ${seed}` })),
    );
    expect(medianOf(turns)).toBeLessThanOrEqual(MAX_MEDIAN);
  });
});
