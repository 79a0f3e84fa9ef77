import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '#games/twilight-imperium/view.ts';
import { Pictures } from '../../src/render/pictures.ts';
import type { Frame, ReplayRequest } from '../../src/render/render-request.ts';
import { difference } from './difference.ts';
import { orderOf as imperiumOrder } from './imperium-tables.ts';
import { drawingProcess } from './studio.ts';
import { orderOf, playing, seen } from './tables.ts';

const LIMIT = 90_000;

let pictures: Pictures;
beforeAll(async () => {
  pictures = new Pictures({ entry: await drawingProcess(), limit: LIMIT, replayLimit: LIMIT });
});
afterAll(() => pictures.close());

const reelOf = (
  { view: _, picture: __, ...order }: ReturnType<typeof imperiumOrder>,
  frames: Frame[],
): ReplayRequest => ({
  ...order,
  frames,
});

/** A table of Master of the Galaxy every so many answers. */
function galaxyReel(answers: number, every: number): ReplayRequest {
  const frames: Frame[] = [];
  let first: ReturnType<typeof seen> | null = null;
  playing({ seats: 3, seed: 31, answers, every }, (state) => {
    const view = structuredClone(seen(state, 'table'));
    first ??= view;
    frames.push({ view, lingers: frames.length === 1 });
  });
  if (!first) throw new Error('nothing was seen');
  return reelOf(orderOf(first, 'en'), frames);
}

/** Six seats in their sixth round: kept, so that new rules change no picture. */
const six = JSON.parse(readFileSync(new URL('golden/imperium-six.json', import.meta.url), 'utf8')) as View;

/** The same galaxy with nothing on it. */
const bare = (view: View): View => ({
  ...view,
  systems: view.systems.map((system) => ({
    ...system,
    units: [],
    tokens: [],
    planets: system.planets.map((planet) => ({ ...planet, controller: null, units: [] })),
  })),
});

describe('replays', () => {
  it('are animated pictures: a frame for each moment, of one size, the last one longest', async () => {
    const reel = galaxyReel(90, 30);
    const shown = await pictures.renderReplay(reel);
    if (!shown) throw new Error('no replay');
    const { format, width, pageHeight, pages, delay, loop } = await sharp(shown.bytes, {
      animated: true,
    }).metadata();
    expect({ format, width, pageHeight, pages }).toEqual({
      format: 'webp',
      width: 900,
      pageHeight: shown.height,
      pages: 4,
    });
    expect(reel.frames).toHaveLength(4);
    expect(delay).toEqual([700, 1600, 700, 5000]);
    expect(loop).toBe(0);
    expect(shown.alt).toContain('Master of the Galaxy');
  });

  it(
    'show each moment in its place, as it was reviewed',
    async () => {
      const moments = [bare(six), { ...six, round: 3 }, six];
      const frames = moments.map((view) => ({ view, lingers: false }));
      const shown = await pictures.renderReplay(reelOf(imperiumOrder(six, 'ru'), frames));
      expect(shown?.bytes.length).toBeLessThan(400_000);
      const still = await pictures.renderReplay(
        reelOf(imperiumOrder(six, 'ru'), [frames[0] as Frame, frames[2] as Frame]),
      );
      const page = (bytes: Uint8Array | undefined, at: number) =>
        sharp(Buffer.from(bytes ?? []), { page: at })
          .resize({ width: 240 })
          .png({ compressionLevel: 9 })
          .toBuffer();
      // The first moment is the same picture but for the bar; the others are not.
      expect(await difference(await page(shown?.bytes, 0), await page(still?.bytes, 0))).toBeLessThan(2);
      expect(await difference(await page(shown?.bytes, 0), await page(shown?.bytes, 2))).toBeGreaterThan(2);
      const golden = new URL('golden/imperium-frame-ru.png', import.meta.url);
      const last = await page(shown?.bytes, 2);
      if (process.env.UPDATE_GOLDEN) writeFileSync(golden, last);
      expect(await difference(last, readFileSync(golden))).toBeLessThan(2);
    },
    LIMIT,
  );

  it('keep no picture waiting', async () => {
    const reel = galaxyReel(90, 10);
    let isFilmed = false;
    const filming = pictures.renderReplay(reel).then(() => {
      isFilmed = true;
    });
    const { frames, ...order } = reel;
    await pictures.render({ ...order, view: frames[1]?.view });
    expect(isFilmed).toBe(false);
    await filming;
  });

  it('are none for a game that has no pictures, and fail alone', async () => {
    const reel = galaxyReel(30, 30);
    expect(await pictures.renderReplay({ ...reel, game: 'chess' })).toBeNull();
    const broken = { ...reel, frames: [{ view: {}, lingers: false }] };
    await expect(pictures.renderReplay(broken)).rejects.toThrow('not drawn: TypeError');
    await expect(pictures.renderReplay(reel)).resolves.toMatchObject({ width: 900 });
  });
});
