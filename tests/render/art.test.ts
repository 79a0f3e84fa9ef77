import { createHash } from 'node:crypto';
import type { Canvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { ANOMALY_LOOKS, paintAnomaly } from '../../src/render/kit/art/anomalies.ts';
import { type Art, artOf } from '../../src/render/kit/art/art.ts';
import { PIECES } from '../../src/render/kit/art/hulls.ts';
import { noiseOf } from '../../src/render/kit/art/noise.ts';
import { paintPiece } from '../../src/render/kit/art/ships.ts';
import { WORLD_LOOKS } from '../../src/render/kit/art/surfaces.ts';
import { globeOf, paintWorld, type WorldArt } from '../../src/render/kit/art/worlds.ts';
import type { Shape } from '../../src/render/scene.ts';
import { transformed } from '../../src/render/transformed.ts';

const printOf = (canvas: Canvas) => createHash('sha256').update(canvas.toBuffer('raw')).digest('hex');
const world = (look: WorldArt['look'], name: string): WorldArt => ({ kind: 'world', look, name });

/** How many dots are covered at all, and how bright those are on the left and on the right, from 0 to 255. */
function measured(canvas: Canvas): { covered: number; left: number; right: number } {
  const { width } = canvas;
  const raw = canvas.toBuffer('raw');
  const light = { left: 0, right: 0 };
  const count = { left: 0, right: 0 };
  for (let i = 0; i < raw.length; i += 4) {
    if ((raw[i + 3] ?? 0) < 200) continue;
    const side = (i / 4) % width < width / 2 ? 'left' : 'right';
    light[side] += ((raw[i] ?? 0) + (raw[i + 1] ?? 0) + (raw[i + 2] ?? 0)) / 3;
    count[side] += 1;
  }
  return {
    covered: count.left + count.right,
    left: light.left / (count.left || 1),
    right: light.right / (count.right || 1),
  };
}

describe('worlds', () => {
  it.each(WORLD_LOOKS)('are the same under the same name, each other one its own (%s)', (look) => {
    expect(printOf(paintWorld(world(look, 'Quann'), 20))).toBe(printOf(paintWorld(world(look, 'Quann'), 20)));
    const names = ['Quann', 'Lodor', 'Saudor', 'Bereg', 'Abyz'];
    expect(new Set(names.map((name) => printOf(globeOf(world(look, name), 20)))).size).toBe(names.length);
  });

  it.each(WORLD_LOOKS)('are round and lit from the upper left (%s)', (look) => {
    const { covered, left, right } = measured(globeOf(world(look, 'Quann'), 30));
    expect(Math.abs(covered / (Math.PI * 900) - 1)).toBeLessThan(0.04);
    expect(left).toBeGreaterThan(right);
  });

  it('look different in every way there is to look', () => {
    expect(new Set(WORLD_LOOKS.map((look) => printOf(globeOf(world(look, 'Quann'), 20)))).size).toBe(
      WORLD_LOOKS.length,
    );
  });
});

describe('anomalies', () => {
  it.each(ANOMALY_LOOKS)('fill a hexagon and nothing beside it (%s)', (look) => {
    const { covered } = measured(paintAnomaly({ kind: 'anomaly', look, name: '42' }, 50));
    expect(Math.abs(covered / (2.598 * 2500) - 1)).toBeLessThan(0.05);
  });
});

describe('pieces', () => {
  it('have silhouettes of their own, the same on both sides', () => {
    const drawn = PIECES.map((piece) =>
      paintPiece({ kind: 'piece', piece, colour: '#808080', damaged: false }, 30),
    );
    expect(new Set(drawn.map((canvas) => measured(canvas).covered)).size).toBe(PIECES.length);
    for (const canvas of drawn) {
      const { width, height } = canvas;
      const raw = canvas.toBuffer('raw');
      const covers = (x: number, y: number) => (raw[(y * width + x) * 4 + 3] ?? 0) > 128;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width / 2; x++) {
          // Within a dot: the middle lies between two.
          if (covers(x, y) === covers(width - 1 - x, y)) continue;
          expect(covers(x + 1, y) || covers(Math.max(0, x - 1), y)).toBe(true);
        }
    }
  });

  it('show damage', () => {
    const piece = { kind: 'piece', piece: 'dreadnought', colour: '#3366ff' } as const;
    expect(printOf(paintPiece({ ...piece, damaged: true }, 30))).not.toBe(
      printOf(paintPiece({ ...piece, damaged: false }, 30)),
    );
  });
});

describe('art', () => {
  it('is kept, and made again when much else was wanted meanwhile', () => {
    const art: Art = world('rock', 'kept');
    const first = artOf(art, 12);
    expect(artOf(art, 12)).toBe(first);
    // Three are more than is kept.
    for (const name of ['a', 'b', 'c']) artOf({ kind: 'space', name, ground: '#000000', height: 1 }, 850);
    const again = artOf(art, 12);
    expect(again).not.toBe(first);
    expect(printOf(again)).toBe(printOf(first));
  });

  it('grows with everything else', () => {
    const shape: Shape = { kind: 'art', art: world('gas', 'Tequ'), x: 10, y: 20, r: 5 };
    expect(transformed(shape, { x: 1, y: 2, scale: 2 })).toMatchObject({ x: 21, y: 42, r: 10 });
  });

  it('comes of chance that is smooth and keeps its bounds', () => {
    const noise = noiseOf('hills');
    for (let i = 0; i < 200; i++) {
      const place = [i * 0.37, -i * 0.21, i * 0.11] as const;
      for (const value of [noise.at(...place), noise.layered(place, 5), noise.ridged(place, 4)]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      expect(Math.abs(noise.at(...place) - noise.at(place[0] + 0.001, place[1], place[2]))).toBeLessThan(
        0.01,
      );
    }
  });
});
