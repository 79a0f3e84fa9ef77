import { describe, expect, it } from 'vitest';
import { wordsIn } from '#discord/messages/words.ts';
import { readOptions } from '#discord/tables/game-options.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';

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
