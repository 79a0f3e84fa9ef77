import { rowsFor } from '../fit.ts';
import { AREA_WIDTH, type Area, GAP, PADDING } from '../kit/area.ts';
import type { Paint, Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';

/** A card as it is shown: what it is called, when it can be used and what it does, and what is to be said of it now. */
export interface Card {
  readonly of: string;
  readonly name: string;
  readonly text: string;
  readonly paint: Paint;
  /** Under the text: that it can be played now (`good`), or how it stands. */
  readonly tag?: { readonly text: string; readonly good: boolean } | undefined;
}

const TITLE = 50;
const WIDTH = (AREA_WIDTH - GAP) / 2;
const TEXT = WIDTH - 2 * PADDING - 10;
const [NAME_SIZE, NAME_LINE] = [27, 33];
const [SIZE, LINE] = [22, 27];
const TAG = 46;
const BOLD = 1.05;

/** What comes before the first colon says when, as all texts of cards do. */
export function timingOf(text: string): { readonly timing: string | null; readonly does: string } {
  const cut = text.indexOf(': ');
  if (cut < 0 || cut > 110) return { timing: null, does: text };
  const rest = text.slice(cut + 2);
  return { timing: text.slice(0, cut), does: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` };
}

interface Laid extends Card {
  readonly parts: readonly {
    readonly text: string;
    readonly rows: number;
    readonly size: number;
    readonly look: { readonly weight: 400 | 600 | 800; readonly colour: string };
  }[];
  readonly height: number;
}

/** A card with its texts in so many lines. */
function laid(card: Card): Laid {
  const { timing, does } = timingOf(card.text);
  const part = (text: string, size: number, look: Laid['parts'][number]['look']) => ({
    text,
    size,
    look,
    // Letters of more weight are wider.
    rows: rowsFor(text, look.weight === 400 ? size : size * BOLD, TEXT),
  });
  const parts = [
    part(card.name, NAME_SIZE, { weight: 800, colour: theme.ink }),
    ...(timing === null ? [] : [part(timing, SIZE, { weight: 600, colour: theme.gold })]),
    part(does, SIZE, { weight: 400, colour: theme.ink }),
  ];
  const height = parts.reduce((sum, { rows: count, size }) => sum + count * lineOf(size) + 6, 0);
  return { ...card, parts, height: height + 2 * 14 + (card.tag ? TAG : 0) };
}

const lineOf = (size: number) => (size === NAME_SIZE ? NAME_LINE : LINE);

function draw({ of, paint, parts, tag }: Laid, [x, y, height]: readonly [number, number, number]): Shape[] {
  let top = y + 14;
  const texts = parts.map(({ text, rows: count, size, look }, i) => {
    const box = { x: x + PADDING + 10, y: top, width: TEXT, height: count * lineOf(size) };
    top += box.height + 6;
    return words(box, { text, size, lines: count, stand: 'top', ...look, ...(i === 0 ? { of } : {}) });
  });
  const colour = tag?.good ? theme.good : theme.faint;
  return [
    panel({ x, y, width: WIDTH, height }, tag?.good ? theme.good : theme.edge),
    { kind: 'box', x, y, width: 14, height, radius: 7, fill: paint },
    ...texts,
    ...(tag
      ? [
          words(
            { x: x + PADDING + 10, y: y + height - TAG - 2, width: TEXT, height: TAG },
            { text: tag.text, size: 24, weight: 800, colour, of: `${of}:${tag.good ? 'now' : 'standing'}` },
          ),
        ]
      : []),
  ];
}

/** Cards under a title, two beside each other. */
export function cardsArea(title: string, cards: readonly Card[]): Area {
  const all = cards.map(laid);
  const pairs = Array.from({ length: Math.ceil(all.length / 2) }, (_, i) => all.slice(i * 2, i * 2 + 2));
  const heights = pairs.map((pair) => Math.max(...pair.map(({ height }) => height)));
  const top = (at: number) => heights.slice(0, at).reduce((sum, height) => sum + height + GAP, TITLE);
  return {
    height: top(pairs.length) - GAP,
    draw: ([x, y]) => [
      words(
        { x: x + 4, y, width: AREA_WIDTH - 8, height: TITLE - 6 },
        { text: title, size: 29, weight: 800, colour: theme.gold },
      ),
      ...pairs.flatMap((pair, row) =>
        pair.flatMap((card, i) => draw(card, [x + i * (WIDTH + GAP), y + top(row), heights[row] ?? 0])),
      ),
    ],
  };
}
