import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { playMatch } from '../../../src/cli/play.ts';

const game = masterOfTheGalaxy as unknown as Game;
const play = (bots: readonly string[], seed: string) =>
  playMatch({ game, seats: bots.length, options: {}, bots, seed }).session;

describe('the bots', () => {
  it('greedy beats random wherever it sits', () => {
    const won = Array.from({ length: 8 }, (_, number) => {
      const bots = number % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
      return bots[play(bots, `duel ${number}`).result().winners[0] ?? -1];
    });
    expect(won).toEqual(Array(8).fill('greedy'));
  });

  it('greedy ends its games within a reasonable number of turns', () => {
    for (const seats of [2, 3, 4]) {
      const session = play(Array(seats).fill('greedy'), `pace ${seats}`);
      expect(session.result().winners).toHaveLength(1);
      expect(session.result().rounds).toBeLessThan(100);
    }
  });

  it('play the same game for the same seed', () => {
    const [first, second] = [play(['greedy', 'greedy'], 'again'), play(['greedy', 'greedy'], 'again')];
    expect(JSON.stringify(second.state)).toBe(JSON.stringify(first.state));
  });
});
