import { describe, expect, it } from 'vitest';
import { playMatch } from '#cli/play.ts';
import type { AiTurn, Game } from '#core/game.ts';
import { beyondTheSun } from '#games/beyond-the-sun/index.ts';
import type { View } from '#games/beyond-the-sun/view.ts';

const { greedy } = beyondTheSun.bots;
if (!greedy) throw new Error('there is no greedy bot');
const game = beyondTheSun as unknown as Game;

describe('the greedy bot of Beyond the Sun', () => {
  it.each([2, 3, 4])('beats random bots with %i seats', (seats) => {
    const bots = Array.from({ length: seats }, (_, seat) => (seat === 1 ? 'greedy' : 'random'));
    const { session } = playMatch({ game, seats, options: {}, bots, seed: `greedy among ${seats}` });
    expect(session.over).toBe(true);
    expect(session.result().winners).toEqual([1]);
  });

  it('plays the same game from the same seed', () => {
    const played = () =>
      playMatch({ game, seats: 3, options: { mats: 'advanced' }, bots: ['greedy'], seed: 'twice' });
    expect(played().session.result()).toEqual(played().session.result());
  });

  it('gives no answer that is refused', () => {
    let asked = 0;
    const refused: string[] = [];
    const watching = (turn: AiTurn<View>) => {
      const answer = greedy(turn);
      asked += 1;
      if (turn.preview?.(answer)?.refusal !== null) refused.push(turn.topic);
      return answer;
    };
    const watched = { ...beyondTheSun, bots: { greedy: watching } } as unknown as Game;
    playMatch({ game: watched, seats: 4, options: { mats: 'advanced' }, bots: ['greedy'], seed: 'refused' });
    expect(asked).toBeGreaterThan(100);
    expect(refused).toEqual([]);
  });
});
