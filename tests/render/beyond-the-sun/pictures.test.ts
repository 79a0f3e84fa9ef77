import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '#games/beyond-the-sun/view.ts';
import { DrawingPool } from '../../../src/render/pool.ts';
import type { PictureKind } from '../../../src/render/render-request.ts';
import { difference } from '../difference.ts';
import { drawingProcess } from '../studio.ts';
import { BOARD, EXPLORATION, orderOf, SUMMARY, seatOf, TECHNOLOGIES } from './tables.ts';

const LIMIT = 60_000;
const MAX_BYTES = 2_000_000;
const golden = (name: string) => new URL(`../golden/${name}`, import.meta.url);

/** Four seats in the middle of a game, as everybody sees it: kept, so that new rules change no picture. */
const view = JSON.parse(readFileSync(golden('sun-four.json'), 'utf8')) as View;

let pool: DrawingPool;
beforeAll(async () => {
  pool = new DrawingPool({ entry: await drawingProcess(), limit: LIMIT }, 1);
});
afterAll(async () => {
  await pool.close();
});

describe('pictures of Beyond the Sun', () => {
  const REVIEWED: readonly { name: string; language: 'en' | 'ru'; picture: PictureKind }[] = [
    { name: 'sun-board-ru', language: 'ru', picture: BOARD },
    { name: 'sun-technologies-en', language: 'en', picture: TECHNOLOGIES },
    { name: 'sun-exploration-ru', language: 'ru', picture: EXPLORATION },
    { name: 'sun-seat-en', language: 'en', picture: seatOf(1) },
    { name: 'sun-summary-ru', language: 'ru', picture: SUMMARY },
  ];

  it.each(REVIEWED)('look as they were reviewed: $name', async ({ name, language, picture }) => {
    const shown = await pool.draw(orderOf(view, language, picture));
    const { format, width, height } = await sharp(shown.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: shown.width, height: shown.height });
    expect(shown.bytes.length).toBeLessThan(MAX_BYTES);
    const small = await sharp(shown.bytes).resize({ width: 240 }).png({ compressionLevel: 9 }).toBuffer();
    if (process.env.UPDATE_GOLDEN) writeFileSync(golden(`${name}.png`), small);
    expect(await difference(small, readFileSync(golden(`${name}.png`)))).toBeLessThan(2);
  });
});
