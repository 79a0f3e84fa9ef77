import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#core/message.ts';
import { baseBox } from '#games/twilight-imperium/tables/box.ts';
import { boxView } from '#games/twilight-imperium/view/box.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { DrawingPool } from '../../src/render/pool.ts';
import type { PictureKind } from '../../src/render/render-request.ts';
import { difference } from './difference.ts';
import { crowded, orderOf } from './imperium-tables.ts';
import { drawingProcess } from './studio.ts';

const LIMIT = 60_000;
const MAX_BYTES = 800_000;

/** Six seats in their sixth round, as the fifth of them sees it: kept, so that new rules change no picture. */
/** A view that was kept, of a table of the base game. */
function kept(name: string): View {
  const text = readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8');
  return { ...(JSON.parse(text) as View), box: boxView(baseBox()) };
}

const view = kept('imperium-six');

/** Half of what is held in it can be played. */
const PLAYABLE = view.seats[4]?.own?.hand.slice(0, 2).map((id) => `card:${id}`) ?? [];

let pool: DrawingPool;
beforeAll(async () => {
  pool = new DrawingPool({ entry: await drawingProcess(), limit: LIMIT }, 1);
});
afterAll(async () => {
  await pool.close();
});

/** A game of six that is over. */
const over = kept('imperium-over');

async function reviewed(name: string, bytes: Uint8Array): Promise<void> {
  const small = await sharp(bytes).resize({ width: 240 }).png({ compressionLevel: 9 }).toBuffer();
  const golden = new URL(`golden/${name}.png`, import.meta.url);
  if (process.env.UPDATE_GOLDEN) writeFileSync(golden, small);
  expect(await difference(small, readFileSync(golden))).toBeLessThan(2);
}

describe('pictures of Twilight Imperium', () => {
  const GOLDEN: readonly { name: string; language: Language; picture: PictureKind }[] = [
    { name: 'imperium-galaxy-en', language: 'en', picture: { kind: 'board' } },
    { name: 'imperium-status-ru', language: 'ru', picture: { kind: 'page', page: 'status' } },
    { name: 'imperium-legend-en', language: 'en', picture: { kind: 'page', page: 'legend' } },
    { name: 'imperium-seat-ru', language: 'ru', picture: { kind: 'seat', seat: 4 } },
    { name: 'imperium-system-ru', language: 'ru', picture: { kind: 'place', place: '16' } },
    { name: 'imperium-objectives-ru', language: 'ru', picture: { kind: 'page', page: 'objectives' } },
    { name: 'imperium-factions-ru', language: 'ru', picture: { kind: 'page', page: 'factions' } },
    { name: 'imperium-hand-en', language: 'en', picture: { kind: 'hand', options: PLAYABLE } },
  ];

  it.each(GOLDEN)('look as they were reviewed: $name', async ({ name, language, picture: sight }) => {
    const shown = await pool.draw({ ...orderOf(view, language), picture: sight });
    const { format, width, height } = await sharp(shown.bytes).metadata();
    expect({ format, width, height }).toEqual({
      format: shown.format,
      width: shown.width,
      height: shown.height,
    });
    expect(shown.bytes.length).toBeLessThan(MAX_BYTES);
    await reviewed(name, shown.bytes);
  });

  it('look as they were reviewed: the summary of a game that is over', async () => {
    const shown = await pool.draw({ ...orderOf(over, 'en'), picture: { kind: 'page', page: 'summary' } });
    expect(shown.bytes.length).toBeLessThan(MAX_BYTES);
    await reviewed('imperium-summary-en', shown.bytes);
  });

  it('look the same whatever the process drew before', async () => {
    const first = await pool.draw(orderOf(view, 'en'));
    await pool.draw(orderOf(crowded(view), 'ru'));
    const again = await pool.draw(orderOf(view, 'en'));
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
  });
});
