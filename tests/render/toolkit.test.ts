import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../../src/render/scene.ts';
import { arrowHead, hexagon, star } from '../../src/render/shapes.ts';
import { contrast, seatPaints, theme } from '../../src/render/theme.ts';
import { widthOf } from './texts.ts';

describe('the palette', () => {
  it('keeps words readable on every ground (WCAG AA)', () => {
    for (const ground of [theme.space, theme.panel, theme.raised]) {
      for (const ink of [theme.ink, theme.dim, theme.gold, theme.alarm, theme.good, theme.faint])
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      for (const { colour } of Object.values(seatPaints))
        expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('tells seats apart by a pattern of their own, dark words readable on it', () => {
    const paints = Object.values(seatPaints);
    expect(new Set(paints.map(({ pattern }) => pattern)).size).toBe(paints.length);
    for (const { colour } of paints) expect(contrast(theme.dark, colour)).toBeGreaterThanOrEqual(4.5);
  });

  it('knows contrast', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});

describe('the font', () => {
  it.each(WEIGHTS)(
    'has Cyrillic letters of its own: those shaped like Latin ones are as wide (%i)',
    (weight) => {
      for (const [cyrillic, latin] of [
        ['а', 'a'],
        ['о', 'o'],
        ['е', 'e'],
        ['В', 'B'],
        ['Р', 'P'],
      ] as const)
        expect(Math.abs(widthOf(cyrillic, weight, 100) - widthOf(latin, weight, 100))).toBeLessThan(0.5);
      expect(widthOf('Щ', weight, 100)).toBeGreaterThan(widthOf('Ц', weight, 100));
    },
  );
});

describe('shapes', () => {
  it('hexagons stand on a side or on a corner', () => {
    const at = { x: 0, y: 0, r: 10 };
    expect(hexagon(at, 'flat', {}).points[0]).toEqual([10, 0]);
    expect(hexagon(at, 'pointy', {}).points).toContainEqual([0, 10]);
    expect(hexagon(at, 'flat', {}).points).toHaveLength(6);
  });

  it('stars have five points, the first upwards; arrows point where they lead', () => {
    expect(star({ x: 0, y: 0, r: 10 }, {}).points).toHaveLength(10);
    expect(star({ x: 0, y: 0, r: 10 }, {}).points[0]?.[1]).toBe(-10);
    expect(arrowHead({ x: 5, y: 5, r: 10 }, 0, {}).points[0]).toEqual([15, 5]);
  });
});
