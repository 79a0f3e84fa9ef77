import { describe, expect, it } from 'vitest';
import { wordsIn } from '#discord/messages/words.ts';
import { completedModules, readModules, readOptions } from '#discord/tables/game-options.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { manyOptions, toyModule } from '../support/toys/many-options.ts';

const game = twilightImperium as never;

/** What somebody reads who typed these options; null if they are taken. */
function told(typed: string, language: 'en' | 'ru' = 'en'): string | null {
  const read = readOptions(game, typed);
  return 'refusal' in read ? wordsIn(language, game).say(read.refusal) : null;
}

const tiles = (blank: readonly number[]) => {
  let tile = 19;
  return Array.from({ length: 36 }, (_, i) => (blank.includes(i + 1) ? '0' : `${tile++}`)).join(',');
};
const SIX = tiles([19, 22, 25, 28, 31, 34]);

describe('options of a game, as they are typed', () => {
  it('are taken when they fit, one by one and together', () => {
    expect(told('points:14 board:built factions:chosen')).toBeNull();
    expect(told(`board:given map:${SIX}`)).toBeNull();
    expect(told(`map:${SIX} board:given`)).toBeNull();
    expect(readOptions(game, 'seatFactions:sol,hacan')).toEqual({
      options: { seatFactions: ['sol', 'hacan'] },
    });
  });

  it('are refused in the game’s own words where it has some, in the reader’s language', () => {
    const broken = SIX.replace('19,', '59,');
    expect(told(`map:${broken}`)).toBe('59 (place 1) is no tile of this game.');
    expect(told(`map:${broken}`, 'ru')).toBe('59 (место 1): такого фрагмента поля в этой игре нет.');
    expect(told('board:given')).toBe('A given board needs its map string.');
    expect(told('seatFactions:sol,sol', 'ru')).toBe('Одной фракцией не могут играть двое.');
    expect(told('colours:red,red')).toBe('Each seat needs a colour of its own.');
  });

  it('are refused with what would fit where the game has no words', () => {
    expect(told('points:12')).toMatch(/12.*points.*10.*14/);
    expect(told('seats:3')).toMatch(/no option “seats”/);
  });
});

describe('options of the rules, as they are typed', () => {
  const toy = manyOptions(
    [],
    [
      toyModule('fleet', 'x'),
      toyModule('war', 'x', { needs: ['fleet'] }),
      toyModule('peace', 'x', { conflicts: ['war'] }),
    ],
  );
  const speaker = wordsIn('en', toy);
  const read = (typed: string) => {
    const found = readModules(toy, typed, speaker);
    return 'refusal' in found ? speaker.say(found.refusal) : found.modules;
  };

  it('are known by their ids and by what they are called, in either language, with what they need', () => {
    expect(read('war')).toEqual(['fleet', 'war']);
    expect(read(' module PEACE , fleet')).toEqual(['fleet', 'peace']);
    expect(read('')).toEqual([]);
    expect(readModules(game, 'узел сингулярностей', wordsIn('ru', game))).toEqual({ modules: ['se.nexus'] });
  });

  it('are refused with the reason', () => {
    expect(read('war,peace')).toBe('“Module war” and “Module peace” cannot be played together.');
    expect(read('dragons')).toBe(
      'No option of the rules is called “dragons”. There are: Module fleet, Module war and Module peace.',
    );
    const none = manyOptions([], []);
    expect(readModules(none, 'war', speaker)).toMatchObject({ refusal: { args: { known: [] } } });
  });

  it('are refused among other options as well when they do not go together', () => {
    const refusal = (typed: string) => {
      const found = readOptions(toy, typed);
      return 'refusal' in found ? speaker.say(found.refusal) : null;
    };
    expect(refusal('modules:fleet,war')).toBeNull();
    expect(refusal('modules:war')).toBe('“Module war” is played only together with “Module fleet”.');
  });

  it('are completed one after another', () => {
    const values = (typed: string) => completedModules(toy, typed, speaker).map(({ value }) => value);
    expect(values('')).toEqual(['fleet', 'war', 'peace']);
    expect(values('Module war, pea')).toEqual(['war,peace']);
    expect(values('war, war')).toEqual([]);
  });
});
