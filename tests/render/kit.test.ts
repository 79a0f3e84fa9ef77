import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { fitting } from '../../src/render/kit/alt.ts';
import { plainScene, stacked, titled } from '../../src/render/kit/area.ts';
import { inTwoColumns } from '../../src/render/kit/columns.ts';
import { HEADER, header } from '../../src/render/kit/header.ts';
import { legendSigns } from '../../src/render/kit/legend.ts';
import { seatMark } from '../../src/render/kit/seat-mark.ts';
import { seatPanel } from '../../src/render/kit/seat-panel.ts';
import { backdropOf, sky } from '../../src/render/kit/sky.ts';
import { fillOf } from '../../src/render/pattern.ts';
import type { Box, Scene, Shape } from '../../src/render/scene.ts';
import { contrast, paintsBySeat, theme } from '../../src/render/theme.ts';
import { faultsOf } from './texts.ts';

const sceneOf = (width: number, height: number, shapes: readonly Shape[]): Scene =>
  plainScene({ width, height, shapes });

/** The dots of a paint, as the canvas fills with it. */
function swatch(paint: (typeof paintsBySeat)[number]): Buffer {
  const canvas = createCanvas(36, 36);
  const context = canvas.getContext('2d');
  context.fillStyle = fillOf(context, paint);
  context.fillRect(0, 0, 36, 36);
  return canvas.toBuffer('raw');
}

describe('the paints of eight seats', () => {
  it('are told apart by colour, and by pattern alone', () => {
    expect(paintsBySeat).toHaveLength(8);
    expect(new Set(paintsBySeat.map(({ colour }) => colour)).size).toBe(8);
    expect(new Set(paintsBySeat.map(({ pattern }) => pattern)).size).toBe(8);
    const inGrey = paintsBySeat.map((paint) => swatch({ ...paint, colour: '#808080', ink: '#202020' }));
    expect(new Set(inGrey.map((bytes) => bytes.toString('base64'))).size).toBe(8);
    for (const bytes of inGrey) {
      const dark = bytes.filter((value, i) => i % 4 === 0 && value < 0x40).length / (bytes.length / 4);
      expect(dark).toBeGreaterThan(0.15);
      expect(dark).toBeLessThan(0.85);
    }
  });

  it('keep words readable on them, their patterns visible, and themselves on every ground', () => {
    for (const { colour, ink, text } of paintsBySeat) {
      expect(contrast(text, colour)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, colour)).toBeGreaterThanOrEqual(1.5);
      for (const ground of [theme.space, theme.panel])
        expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('stand on a mark with the number of the seat', () => {
    const [disc, , number] = seatMark([50, 50], 30, { seat: 7, paint: paintsBySeat[7]! });
    expect(disc).toMatchObject({ kind: 'disc', fill: { pattern: paintsBySeat[7]?.pattern }, of: 'mark:7' });
    expect(number).toMatchObject({ kind: 'text', text: '8' });
  });
});

describe('parts of pictures', () => {
  const paint = paintsBySeat[0]!;
  const long = 'Captain Balthazar the Third of Somewhere Far';

  it('keep their words inside and apart: a header and panels of seats', () => {
    const head = { seat: 0, paint, name: long, about: long, figure: '14/14' };
    const mark = seatMark([56, 46], 34, { seat: 0, paint });
    for (const size of ['small', 'large'] as const) {
      const box: Box = { x: 20, y: HEADER + 20, width: 700, height: 260 };
      const shapes = [
        ...header({ width: 1600, over: false, mark, title: long, aside: long, split: 900 }),
        ...seatPanel(box, head, size),
      ];
      expect(faultsOf(sceneOf(1600, 500, shapes)).filter((fault) => !fault.startsWith('small'))).toEqual([]);
    }
  });

  it('show a header in gold when the game is over, and leave no room for a mark that is not there', () => {
    const bar = { width: 1600, mark: [], title: 'Over', aside: '', split: 900 };
    const [, line, title] = header({ ...bar, over: true });
    expect(line).toMatchObject({ fill: { colour: theme.gold } });
    expect(title).toMatchObject({ x: 40, text: 'Over', colour: theme.gold });
    expect(header({ ...bar, over: false })[1]).toMatchObject({ fill: { colour: theme.edge } });
  });

  it('put areas below each other, or where there is room first', () => {
    const area = (height: number) => titled('Title', height, () => []);
    const { shapes, height } = stacked([area(100), area(50)], 10);
    const tops = shapes.flatMap((shape) => (shape.kind === 'box' ? [shape.y] : []));
    expect(tops).toEqual([10, 20 + area(100).height]);
    expect(height).toBe(30 + area(100).height + area(50).height);
    const columns = inTwoColumns([{ height: 100 }, { height: 30 }, { height: 30 }], 5);
    expect(columns.stacked.map(({ column, top }) => [column, top])).toEqual([
      [0, 0],
      [1, 0],
      [1, 35],
    ]);
    expect(columns.height).toBe(100);
  });

  it('fill the columns of a legend one after the other', () => {
    const entries = ['a', 'b', 'c'].map((text) => ({ text, draw: () => [] }));
    const look = { columns: 2, width: 200, row: 30, sign: 20, text: 40, end: 10 };
    const placed = legendSigns(entries, look, [100, 50]).map(
      (shape) => 'text' in shape && [shape.x, shape.y],
    );
    expect(placed).toEqual([
      [140, 51],
      [140, 81],
      [340, 51],
    ]);
  });

  it('have the same sky under the same name, within its part of the picture', () => {
    const part: Box = { x: 0, y: 100, width: 300, height: 200 };
    const stars = sky({ name: 'here', count: 40 }, part);
    expect(sky({ name: 'here', count: 40 }, part)).toEqual(stars);
    expect(sky({ name: 'there', count: 40 }, part)).not.toEqual(stars);
    for (const star of stars)
      expect(star.kind === 'disc' && star.y >= 100 && star.y <= 300 && star.x <= 300).toBe(true);
    expect(backdropOf({ width: 300, height: 300 }, stars).shapes).toHaveLength(41);
  });

  it('describe a picture in as many words as Discord takes', () => {
    expect(fitting(['one', 'two'])).toBe('one\ntwo');
    const cut = fitting(['x'.repeat(2000)]);
    expect(cut).toHaveLength(1024);
    expect(cut.endsWith('…')).toBe(true);
  });
});
