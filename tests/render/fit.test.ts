import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { fitWords, type Measure, roughly } from '../../src/render/fit.ts';
import { speaks } from './tables.ts';
import { widthOf } from './texts.ts';

/** Every letter is half as wide as it is high. */
const half: Measure = (text, size) => (text.length * size) / 2;
const box = { size: 20, least: 10, lines: 1, width: 100, height: 30 };

describe('words in a box', () => {
  it('keep their size when there is room', () => {
    expect(fitWords({ ...box, text: 'ten letter' }, half)).toEqual({
      size: 20,
      lines: ['ten letter'],
      cut: false,
    });
  });

  it('shrink until they fit', () => {
    expect(fitWords({ ...box, text: 'twenty letters long!' }, half)).toMatchObject({ size: 10, cut: false });
  });

  it('wrap into the lines they may have', () => {
    const two = { ...box, lines: 2, height: 60, text: 'ten letter ten letter' };
    expect(fitWords(two, half)).toEqual({ size: 20, lines: ['ten letter', 'ten letter'], cut: false });
  });

  it('keep together what a no-break space joins', () => {
    const two = { ...box, lines: 2, height: 60, text: 'a letter\u00a0+2' };
    expect(fitWords(two, half)).toMatchObject({ size: 20, lines: ['a', 'letter\u00a0+2'] });
  });

  it('are cut at the least size, and stay within the box', () => {
    const cut = fitWords({ ...box, text: 'many more letters than can be shown' }, half);
    expect(cut).toEqual({ size: 10, lines: ['many more letters t…'], cut: true });
    const words = fitWords({ ...box, lines: 2, text: 'w'.repeat(90) }, half);
    expect(words.lines.every((line) => half(line, 10) <= 100)).toBe(true);
  });

  it('take no more lines than the height allows', () => {
    expect(fitWords({ ...box, lines: 9, text: 'one two three four five six' }, half).lines.length).toBe(2);
  });
});

describe('the rough width', () => {
  it.each(LANGUAGES)('is never less than the real one of a line, nor much more (%s)', (language) => {
    const { say } = speaks(language);
    for (const { text } of masterOfTheGalaxy.presentation.cards) {
      for (const line of say(text).split('\n')) {
        const ratio = roughly(line, 20) / widthOf(line, 400, 20);
        expect(ratio, line).toBeGreaterThan(1);
        expect(ratio, line).toBeLessThan(1.25);
      }
    }
  });
});
