import { describe, expect, it } from 'vitest';
import { type Match, playMatch } from '#cli/play.ts';
import type { AiTurn, Game } from '#core/game.ts';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import { standings } from '#games/twilight-inscription/rules/standings.ts';
import type { State } from '#games/twilight-inscription/state.ts';
import type { View } from '#games/twilight-inscription/view.ts';
import { scene } from './scene.ts';

const { greedy } = twilightInscription.bots;
if (!greedy) throw new Error('there is no greedy bot');

const game = twilightInscription as unknown as Game;
const played = (match: Omit<Match, 'game' | 'options'>, options: unknown = {}) =>
  playMatch({ game, options, ...match }).session.state as State;

const totals = (state: State) => standings(state).seats.map(({ score }) => score.total);

describe('the greedy bot of Twilight Inscription', () => {
  it.each([0, 1])('beats a random bot from seat %i', (seat) => {
    const bots = [0, 1].map((at) => (at === seat ? 'greedy' : 'random'));
    const state = played({ seats: 2, bots, seed: `greedy at ${seat}` });
    const points = totals(state);
    expect(state.phase).toBe('over');
    expect(points[seat]).toBeGreaterThan(points[1 - seat] ?? 0);
  });

  it('gets a rank alone at the easy difficulty', () => {
    const state = played({ seats: 1, bots: ['greedy'], seed: 'alone' }, { difficulty: 'easy' });
    expect(standings(state).rank?.rank).not.toBe('defeat');
  });

  it('plays the same game from the same seed, on any side', () => {
    const match = { seats: 1, bots: ['greedy'], seed: 'twice' };
    expect(totals(played(match, { side: 'A' }))).toEqual(totals(played(match, { side: 'A' })));
  });

  it('never needs the fallback of a question about marks', () => {
    let asked = 0;
    const refused: string[] = [];
    const watching = (turn: AiTurn<View>) => {
      const answer = greedy(turn);
      if (turn.form.kind === 'sequence') {
        asked += 1;
        const isTaken = turn.preview?.(answer)?.refusal === null;
        if (!isTaken || answer === turn.fallback) refused.push(turn.topic);
      }
      return answer;
    };
    const watched = { ...twilightInscription, bots: { greedy: watching } } as unknown as Game;
    playMatch({ game: watched, seats: 2, options: {}, bots: ['greedy'], seed: 'fallback' });
    expect(asked).toBeGreaterThan(40);
    expect(refused).toEqual([]);
  });
});

/** What the bot answers when it is asked in a scene. */
function answerTo(table: ReturnType<ReturnType<typeof scene>['play']>, seat: number, topic: string) {
  const question = table.session.openFor(seat).find((one) => one.topic === topic);
  if (!question) throw new Error(`seat ${seat} is not asked about ${topic}`);
  return greedy?.({
    seat,
    topic,
    form: question.form,
    fallback: question.fallback,
    view: () => table.session.view(seat),
    preview: (choice) => table.session.previewAnswer(seat, question.key, choice),
    random: () => 0,
  });
}

describe('what the greedy bot chooses', () => {
  it('claims Mecatol Rex as soon as it can', () => {
    const table = scene()
      .events('open-lanes')
      .explored(0, 'a2>b2', 'b2>c3', 'c3>d3', 'd3>e3', 'e3>e2', 'e2>f1', 'f1>g2')
      .play()
      .activate(0, 'navigation');
    expect(answerTo(table, 0, 'card')).toEqual(['M>M', 'I+M']);
  });

  it('adds to the war that it turns', () => {
    const table = scene()
      .events('border-war')
      .faction(0, 'letnev')
      .infantry(0, 'a1', 'j1')
      .infantry(1, 'f1', 'g1')
      .infantry(2, 'a1', 'b1', 'c1', 'd1', 'e1')
      .play();
    expect(answerTo(table, 0, 'strength')).toBe('own-left');
  });

  it('votes against the outcome that costs it points, and saves its votes where little is at stake', () => {
    const table = scene()
      .events('first-council')
      .votes(0, 5)
      .votes(1, 5)
      .player(0, ({ expansion }) => expansion.unlocked.push('A', 'B'))
      .play();
    expect(table.state.council?.against).toBe('open-borders');
    expect(answerTo(table, 0, 'vote')).toBe('for');
    expect(answerTo(table, 1, 'vote')).toBe('abstain');
  });
});
