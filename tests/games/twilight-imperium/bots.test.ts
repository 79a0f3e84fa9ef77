import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import type { Choice } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { greedyBot } from '#games/twilight-imperium/bots/greedy.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { playMatch } from '../../../src/cli/play.ts';
import { questionTo } from '../../support/driver.ts';
import { type Imperium, Scene } from './scene.ts';

/** What a greedy seat answers to what it is asked. */
function answerOf(table: Imperium, seat: Seat, topic: string): Choice {
  const { form, fallback } = questionTo(table, seat, topic);
  const view = () => table.session.view(seat);
  return greedyBot({ seat, topic, form, fallback, view, random: () => 0.5 });
}

/** Answers as a greedy seat does until it is asked about something else. */
function plays(table: Imperium, seat: Seat, ...topics: readonly string[]): Imperium {
  for (const topic of topics) {
    table.quiet();
    table.answer(seat, topic, answerOf(table, seat, topic));
  }
  return table.quiet();
}

/** Xxcha at home with a carrier and troops; Abyz and Fria lie next door on one side, Lodor on the other. */
const settlers = () =>
  new Scene()
    .tile(9, '38')
    .tile(23, '26')
    .units(0, '14', { carrier: 1 })
    .units(0, 'archon-ren', { infantry: 4, 'space-dock': 1 });

describe('TI4 greedy bots', () => {
  it('takes planets next door before it builds at home', () => {
    const table = plays(settlers().play(), 0, 'action', 'activate');
    expect(table.state.tactical?.system).not.toBe('14');
    plays(table, 0, 'move', 'commit');
    const taken = Object.values(table.state.planets).filter(({ controller }) => controller === 0).length;
    expect(taken).toBeGreaterThan(2);
  });

  it('builds at home with its last token when nothing else can be had', () => {
    const table = plays(
      settlers()
        .units(0, '14', {})
        .pools(0, { tactic: 1 })
        .with((s) => {
          const home = s.systems['14'];
          if (home) home.units = [];
        })
        .play(),
      0,
      'action',
      'activate',
    );
    expect(table.state.tactical?.system).toBe('14');
    const built = answerOf(table, 0, 'production') as Record<string, number>;
    expect(Object.values(built).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  });

  it('attacks the weaker and leaves the stronger alone', () => {
    const besieged = (guards: number) =>
      settlers()
        .with((s) => {
          for (const [id, planet] of Object.entries(s.planets))
            if (id !== 'mecatol-rex') planet.controller ??= 0;
        })
        .units(0, '14', { dreadnought: 2 })
        .pools(0, { tactic: 5 })
        .with((s) => {
          const [near] = Object.entries(s.planets).filter(([id]) => id === 'abyz');
          if (near) near[1].controller = 1;
        })
        .units(1, '38', { cruiser: guards });
    const weak = plays(besieged(1).play(), 0, 'action', 'activate');
    expect(weak.state.tactical?.system).toBe('38');
    const strong = besieged(6).play();
    const action = answerOf(strong, 0, 'action');
    if (action === 'tactical') plays(strong, 0, 'action', 'activate');
    expect(strong.state.tactical?.system).not.toBe('38');
  });

  it('votes for itself and against its own ruin', () => {
    const elect = (agenda: 'minister-of-war' | 'public-execution') => {
      const table = new Scene()
        .stage({ kind: 'agenda', number: 1 })
        .with((s) => {
          s.custodians = false;
          s.decks.agenda = [agenda, 'mutiny'];
          s.speaker = 0;
        })
        .play()
        .quiet();
      return answerOf(table, 1, 'vote');
    };
    expect(elect('minister-of-war')).toBe('seat:1');
    expect(elect('public-execution')).not.toBe('seat:1');
  });

  it('keeps its tokens for an objective that is paid with them', () => {
    const saving = (tactic: number) =>
      answerOf(
        settlers().objective('galvanize-the-people').pools(0, { tactic, strategy: 2 }).play(),
        0,
        'action',
      );
    expect(saving(4)).toBe('pass');
    expect(saving(5)).toBe('tactical');
    expect(saving(3)).toBe('tactical');
  });

  it('ends a game by points', () => {
    const game = twilightImperium as unknown as Game;
    const { session } = playMatch({ game, seats: 3, options: {}, bots: ['greedy'], seed: 'greedy' });
    expect((session.state as { winner: unknown }).winner).toMatchObject({ by: 'points' });
  }, 60_000);
});
