import { describe, expect, it } from 'vitest';
import { imperiumPaints, nobodyPaint, paintsBySeat, seatPaints, theme } from '../../src/render/theme.ts';
import { distance, VISION_NAMES } from './colour-vision.ts';

/** The least distance at which two paints are told apart at a glance, with room to spare. */
const APART = 15;
/** Four paints of a printed game keep their hues: less far, but plain. */
const PLAIN = 11;

/** Pairs that are nearer than they may be. */
function tooNear(colours: Readonly<Record<string, string>>, least: number): string[] {
  const all = Object.entries(colours);
  return VISION_NAMES.flatMap((vision) =>
    all.flatMap(([one, a], i) =>
      all.slice(i + 1).flatMap(([other, b]) => {
        const far = distance(a, b, vision);
        return far < least ? [`${one} and ${other}, ${vision}: ${far.toFixed(1)}`] : [];
      }),
    ),
  );
}

const coloursOf = (paints: Readonly<Record<string, { readonly colour: string }>>) =>
  Object.fromEntries(Object.entries(paints).map(([name, { colour }]) => [name, colour]));

describe('the paints of seats, as everybody sees them', () => {
  it('measures as the standard does', () => {
    // Of the test data of CIEDE2000, turned into colours of a screen: equal ones, and black and white.
    expect(distance('#336699', '#336699', 'normal')).toBe(0);
    expect(distance('#000000', '#ffffff', 'normal')).toBeCloseTo(100, 0);
    expect(distance('#ff0000', '#00ff00', 'normal')).toBeCloseTo(86.6, 0);
    expect(distance('#ff0000', '#0000ff', 'normal')).toBeCloseTo(52.9, 0);
  });

  it('sees what cannot be told apart: red and green of equal light', () => {
    expect(distance('#b06a2c', '#7d8028', 'deuteranopia')).toBeLessThan(10);
    expect(distance('#b06a2c', '#7d8028', 'normal')).toBeGreaterThan(20);
  });

  it('keeps all eight apart, and from what is nobody’s, for all eyes', () => {
    expect(tooNear({ ...coloursOf(imperiumPaints), nobody: nobodyPaint.colour }, APART)).toEqual([]);
    expect(paintsBySeat).toHaveLength(Object.keys(imperiumPaints).length);
  });

  it('keeps the four of Master of the Galaxy apart for all eyes', () => {
    expect(tooNear(coloursOf(seatPaints), PLAIN)).toEqual([]);
  });

  it('keeps them apart from the space they stand on', () => {
    for (const { colour } of [...paintsBySeat, nobodyPaint])
      for (const vision of VISION_NAMES) expect(distance(colour, theme.space, vision)).toBeGreaterThan(25);
  });
});
