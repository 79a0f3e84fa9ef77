import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { View } from '#games/twilight-inscription/view.ts';
import { DrawingPool } from '../../../src/render/pool.ts';
import type { PictureKind } from '../../../src/render/render-request.ts';
import { difference } from '../difference.ts';
import { drawingProcess } from '../studio.ts';
import { fullState, orderOf, page, seen } from './tables.ts';

const LIMIT = 60_000;
const MAX_BYTES = 2_000_000;
const golden = (name: string) => new URL(`../golden/${name}`, import.meta.url);

/** Four seats late in a game, as the first of them sees it while it marks its warfare sheet: kept, so that new rules change no picture. */
const view = JSON.parse(readFileSync(golden('inscription-four.json'), 'utf8')) as View;

const OPTIONS = ['M.i@b7', 'M.i@h7', 'N2:M', 't:al', 'u:warsun', 'd:I'];

let pool: DrawingPool;
beforeAll(async () => {
  pool = new DrawingPool({ entry: await drawingProcess(), limit: LIMIT }, 1);
});
afterAll(async () => {
  await pool.close();
});

describe('pictures of Twilight Inscription', () => {
  const REVIEWED: readonly { name: string; language: 'en' | 'ru'; picture: PictureKind }[] = [
    { name: 'inscription-board-en', language: 'en', picture: { kind: 'board' } },
    { name: 'inscription-hand-ru', language: 'ru', picture: { kind: 'hand', options: OPTIONS } },
    { name: 'inscription-navigation-en', language: 'en', picture: page(0, 'navigation') },
  ];

  it.each(REVIEWED)('look as they were reviewed: $name', async ({ name, language, picture }) => {
    const shown = await pool.draw(orderOf(view, language, picture));
    const { format, width, height } = await sharp(shown.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: shown.width, height: shown.height });
    const small = await sharp(shown.bytes).resize({ width: 240 }).png({ compressionLevel: 9 }).toBuffer();
    if (process.env.UPDATE_GOLDEN) writeFileSync(golden(`${name}.png`), small);
    expect(await difference(small, readFileSync(golden(`${name}.png`)))).toBeLessThan(2);
  });

  it('can be sent: all four sheets together, nearly full, and each alone', async () => {
    const full = seen(fullState(1), 0);
    const pictures: readonly PictureKind[] = [
      { kind: 'seat', seat: 0 },
      ...SHEETS.map((sheet) => page(0, sheet)),
    ];
    for (const picture of pictures) {
      const { bytes } = await pool.draw(orderOf(full, 'ru', picture));
      expect(bytes.length).toBeLessThan(MAX_BYTES);
    }
  });
});
