import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { moduleTrouble } from '#core/modules.ts';
import { games } from '#games/index.ts';
import { modulesFor } from '../../src/cli/modules.ts';
import { narrate } from '../../src/cli/narrate.ts';
import { type GameLine, selfplay } from '../../src/cli/selfplay.ts';
import { manyOptions, toyModule } from '../support/toys/many-options.ts';

const modules = [
  toyModule('fleet', 'x'),
  toyModule('war', 'x', { needs: ['fleet'] }),
  toyModule('peace', 'x', { conflicts: ['war'] }),
  toyModule('crowd', 'x', { seats: [4] }),
];
const toy = manyOptions([], modules);
const three = { seats: 3, seed: 's' };

describe('--modules', () => {
  it('is nothing where nothing is said, so that the plain game is played', () => {
    expect(modulesFor(toy, undefined, three)).toBeNull();
  });

  it('takes ids, and what they need along', () => {
    expect(modulesFor(toy, 'war', three)).toEqual(['fleet', 'war']);
    expect(modulesFor(toy, 'peace,fleet', three)).toEqual(['fleet', 'peace']);
  });

  it('all: every one that can go with those before it, for so many', () => {
    expect(modulesFor(toy, 'all', three)).toEqual(['fleet', 'war']);
    expect(modulesFor(toy, 'all', { seats: 4, seed: '' })).toEqual(['fleet', 'war', 'crowd']);
  });

  it('random: some that go together, others by another seed, the same by the same', () => {
    const seeds = Array.from({ length: 60 }, (_, n) => `s${n}`);
    const drawn = seeds.map((seed) => modulesFor(toy, 'random', { seats: 4, seed }) ?? []);
    for (const some of drawn) expect(moduleTrouble(modules, some, 4)).toBeNull();
    for (const { id } of modules) expect(drawn.some((some) => some.includes(id))).toBe(true);
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(5);
    expect(seeds.map((seed) => modulesFor(toy, 'random', { seats: 4, seed }))).toEqual(drawn);
  });

  it('is refused with the reason', () => {
    expect(() => modulesFor(toy, 'dragons', three)).toThrow(
      'many-options has no module "dragons"; it has fleet, war, peace, crowd',
    );
    expect(() => modulesFor(toy, 'war,peace', three)).toThrow('cannot be played together');
    expect(() => modulesFor(toy, 'crowd', three)).toThrow('is for 4 seats only');
    expect(() => modulesFor(manyOptions([], []), 'all', three)).toThrow('many-options has no modules');
  });
});

describe('games with modules', () => {
  const imperium = games.get('twilight-imperium') as Game;
  const played = (said: string | undefined) => {
    const lines: (GameLine | { seed: string; error: string })[] = [];
    const play = { game: imperium, seats: 3, games: 1, seed: 'modules', bots: ['random'], options: {} };
    selfplay({ ...play, modules: said }, (line) => lines.push(line));
    return lines[0];
  };

  it('selfplay plays with them and says with which', () => {
    expect(played('se.nexus')).toMatchObject({ modules: ['se.nexus'], winners: [expect.any(Number)] });
    expect(played(undefined)).not.toHaveProperty('modules');
  }, 60_000);

  it.each([
    ['en', 'Played with: Wormhole nexus'],
    ['ru', 'Играют с опциями: Узел сингулярностей'],
  ] as const)('narrate names them (%s)', (language, words) => {
    const lines: string[] = [];
    const stop = new Error('enough was told');
    const print = (line: string) => {
      lines.push(line);
      if (lines.length > 3) throw stop;
    };
    expect(() => narrate({ game: imperium, ...three, language, modules: 'all' }, print)).toThrow(stop);
    expect(lines.join('\n')).toContain(words);
  });
});
