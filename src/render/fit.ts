import type { TextShape } from './scene.ts';

/** How wide words are at a size, in pixels. */
export type Measure = (text: string, size: number) => number;

/** Words as they are written into their box. */
export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
  /** Some of the words had to be left out. */
  readonly cut: boolean;
}

/** Height of a line in sizes of its letters. */
export const LINE = 1.18;

type Words = Pick<TextShape, 'text' | 'size' | 'least' | 'lines' | 'width' | 'height'>;

/** The largest size at which the words fit their box; at the least size what does not fit is cut off. */
export function fitWords(words: Words, measure: Measure): Fitted {
  for (let size = words.size; size >= words.least; size -= 1) {
    const lines = wrap(words.text, words.width, (text) => measure(text, size));
    const fits = lines.every((line) => measure(line, size) <= words.width);
    if (fits && lines.length <= room(words, size)) return { size, lines, cut: false };
  }
  return cut(words, measure);
}

const room = ({ lines, height }: Words, size: number) =>
  Math.max(1, Math.min(lines, Math.floor(height / (size * LINE) + 0.01)));

function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  // What a no-break space joins stays together.
  for (const word of text.split(/[^\S\u00a0]+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function cut(words: Words, measure: Measure): Fitted {
  const size = words.least;
  const all = wrap(words.text, words.width, (text) => measure(text, size));
  const last = Math.min(room(words, size), all.length) - 1;
  const lines = all.slice(0, last).map((line) => shortened(line, words.width, (text) => measure(text, size)));
  const rest = all.slice(last).join(' ');
  return {
    size,
    lines: [...lines, shortened(rest, words.width, (text) => measure(text, size))],
    cut: true,
  };
}

function shortened(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Widths of letters in sizes: a little more than those of the fonts in use, to plan room where nothing can be measured. */
export const roughly: Measure = (text, size) => {
  let width = 0;
  for (const letter of text) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.92;
  return width * size;
};

/** In how many lines words will fit, to plan room where nothing can be measured. */
export const rowsFor = (text: string, size: number, width: number): number =>
  wrap(text, width, (words) => roughly(words, size)).length;

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\s'’ijlI.,:;!|·]/, 0.28],
  [/[()frt1Jг-]/, 0.43],
  [/[ckszL7зстьэГ«»]/, 0.52],
  [/[a-zа-яёCEFSYZЕЗСУ23569](?<![wmфымжшющъ])/, 0.6],
  [/[ABKPRTVX048АБВКРТХЭЯ]/, 0.63],
  [/[DGHOQUъЛНОПЧNфыДИЦ]/, 0.7],
];
