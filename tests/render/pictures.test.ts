import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#core/message.ts';
import type { View } from '#games/master-of-the-galaxy/view.ts';
import { Pictures } from '../../src/render/pictures.ts';
import { DrawingPool } from '../../src/render/pool.ts';
import { difference } from './difference.ts';
import { drawingProcess } from './studio.ts';
import { orderOf, playing, seen } from './tables.ts';

const LIMIT = 60_000;

let entry: string;
let pool: DrawingPool;
let pictures: Pictures;
beforeAll(async () => {
  entry = await drawingProcess();
  pool = new DrawingPool({ entry, limit: LIMIT }, 1);
  pictures = new Pictures({ entry, limit: LIMIT, remembered: 2 });
});
afterAll(async () => {
  await Promise.all([pool.close(), pictures.close()]);
});

/** A table after so many random answers, seen by everybody. */
function viewAt(answers: number, seats: number): View {
  let found: View | null = null;
  playing({ seats, seed: 21, answers, every: Math.max(1, answers) }, (state) => {
    found = seen(state, 'table');
  });
  if (!found) throw new Error('nothing was seen');
  return found;
}

describe('pictures of tables', () => {
  it('are PNGs of the size they say, with words', async () => {
    const shown = await pictures.render(orderOf(viewAt(40, 2), 'en'));
    if (!shown) throw new Error('no picture');
    const { format, width, height } = await sharp(shown.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: shown.width, height: shown.height });
    expect(shown.width).toBe(1600);
    expect(shown.alt).toContain('Master of the Galaxy');
  });

  it('are drawn once for the same sight, and again for another', async () => {
    const [one, same] = await Promise.all([1, 2].map(() => pictures.render(orderOf(viewAt(40, 2), 'en'))));
    expect(same?.bytes).toBe(one?.bytes);
    const other = await pictures.render(orderOf(viewAt(40, 2), 'ru'));
    expect(Buffer.compare(other?.bytes as Uint8Array, one?.bytes as Uint8Array)).not.toBe(0);
  });

  it('are none for a game that has none', async () => {
    await expect(
      pictures.render({ game: 'tic-tac-toe', view: {}, language: 'en', names: [] }),
    ).resolves.toBeNull();
  });

  it('look the same whatever the process drew before', async () => {
    const [one, other] = [orderOf(viewAt(200, 4), 'en'), orderOf(viewAt(0, 2), 'ru')];
    const first = await pool.draw(one);
    await pool.draw(other);
    const again = await pool.draw(one);
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
  });

  it('that cannot be drawn fail alone', async () => {
    const order = orderOf(viewAt(0, 2), 'en');
    await pool.draw(order);
    const before = pool.pids;
    await expect(pool.draw({ ...order, view: {} })).rejects.toThrow('not drawn: TypeError');
    await expect(pool.draw({ ...order, game: 'nonsense' })).rejects.toThrow('nonsense has no pictures');
    await expect(pool.draw(order)).resolves.toMatchObject({ width: 1600 });
    expect(pool.pids).toEqual(before);
  });

  const GOLDEN: readonly { name: string; answers: number; seats: number; language: Language }[] = [
    { name: 'two-seats-en', answers: 60, seats: 2, language: 'en' },
    { name: 'four-seats-ru', answers: 400, seats: 4, language: 'ru' },
  ];

  it.each(GOLDEN)('look as they were reviewed: $name', async ({ name, answers, seats, language }) => {
    const { bytes } = await pool.draw(orderOf(viewAt(answers, seats), language));
    const small = await sharp(bytes).resize({ width: 240 }).png({ compressionLevel: 9 }).toBuffer();
    const golden = new URL(`golden/${name}.png`, import.meta.url);
    if (process.env.UPDATE_GOLDEN) writeFileSync(golden, small);
    expect(await difference(small, readFileSync(golden))).toBeLessThan(2);
  });
});
