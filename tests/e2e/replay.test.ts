import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Pictures } from '../../src/render/pictures.ts';
import type { ReplayRequest } from '../../src/render/render-request.ts';
import { drawingProcess } from '../render/studio.ts';
import { friday, textOf, told } from './friday.ts';

const LIMIT = 60_000;
/** A replay takes its time on a busy machine. */
const WAITING = { until: 'final', withinMs: LIMIT } as const;

let pictures: Pictures;
beforeAll(async () => {
  pictures = new Pictures({ entry: await drawingProcess(), limit: LIMIT, replayLimit: LIMIT });
});
afterAll(() => pictures.close());

/** A bench at which replays are really drawn, and remembered are those that were. */
async function filming() {
  const reels: ReplayRequest[] = [];
  const film = (reel: ReplayRequest) => {
    reels.push(reel);
    return pictures.renderReplay(reel);
  };
  const scene = await friday({ film });
  return { ...scene, reels };
}

/** The picture in a message, as Discord delivers it, and what it says it shows. */
async function pictureIn({ components }: Pick<APIMessage, 'components'>) {
  const items = (components ?? []).flatMap((part) =>
    part.type === ComponentType.MediaGallery ? part.items : [],
  );
  const [item] = items;
  if (!item) throw new Error('there is no picture');
  const bytes = Buffer.from(await (await fetch(item.media.url)).arrayBuffer());
  return { media: item.media, bytes, alt: item.description ?? '' };
}

describe('/board show:replay', () => {
  it('answers with the game so far as an animated picture, for whoever may see the table', async () => {
    const { game, eve, log } = await filming();
    const { at, move } = await game();
    await move(24);
    const { message } = await at(eve).slash('/board', { show: 'replay' }, WAITING);
    expect(textOf(message)).toContain('### Friday · Replay: the game so far');
    const { media, bytes, alt } = await pictureIn(message);
    expect(media).toMatchObject({ content_type: 'image/webp', width: 900 });
    expect(media.url).toMatch(/-replay\.webp/);
    const { pages, format } = await sharp(bytes, { animated: true }).metadata();
    expect(format).toBe('webp');
    expect(pages).toBeGreaterThan(1);
    expect(alt).toMatch(/^Animated: the game so far in \d+ pictures/);
    expect(log.troubles).toEqual([]);
  });

  it('is made once for all who want it, again when the game has gone on, and in everybody’s language', async () => {
    const { game, bob, cid, dan, eve, reels } = await filming();
    const { at, move } = await game();
    await move(12);
    const wanted = [bob, dan, eve].map((one) => at(one).slash('/board', { show: 'replay' }, WAITING));
    const answers = await Promise.all(wanted);
    expect(reels).toHaveLength(1);
    const files = await Promise.all(answers.map(({ message }) => pictureIn(message)));
    expect(new Set(files.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    const russian = await at(cid).slash('/board', { show: 'replay' }, WAITING);
    expect(textOf(russian.message)).toContain('### Friday · Повтор: ход партии');
    expect((await pictureIn(russian.message)).alt).toMatch(/^Анимация: ход партии/);
    expect(reels).toHaveLength(2);
    await move(12);
    await at(bob).slash('/board', { show: 'replay' }, WAITING);
    expect(reels).toHaveLength(3);
    expect(reels[2]?.frames.length).toBeGreaterThan(reels[0]?.frames.length ?? 0);
  });

  it('is drawn from what everybody may see, also for those who sit there', async () => {
    const { game, bob, reels } = await filming();
    const { at, move } = await game();
    await move(12);
    await at(bob).slash('/board', { show: 'replay' }, WAITING);
    for (const { view } of reels[0]?.frames ?? []) {
      const { seats } = view as { seats: readonly { bag: unknown }[] };
      expect(seats.map(({ bag }) => bag)).toEqual([null, null, null]);
    }
  });

  it('says so where nothing has happened yet, and where there are no pictures', async () => {
    const { game, lobby, bob, eve, log } = await filming();
    const { at } = await game();
    expect(await told(at(eve), '/board', { show: 'replay' })).toContain(
      'Nothing has happened at this table yet',
    );
    const table = await lobby('Later');
    expect(await told(bob, '/board', { show: 'replay', table })).toContain('Nothing has happened');
    expect(log.troubles).toEqual([]);
    const plain = await friday();
    const without = await plain.game();
    await without.move(12);
    expect(await told(without.at(plain.eve), '/board', { show: 'replay' })).toContain(
      'There is no picture of this yet',
    );
  });

  it('says so where a replay cannot be drawn, and tries again when it is wanted again', async () => {
    let fails = true;
    const scene = await friday({
      film: (reel) => (fails ? Promise.reject(new Error('no ink')) : pictures.renderReplay(reel)),
    });
    const { at, move } = await scene.game();
    await move(12);
    expect(await told(at(scene.eve), '/board', { show: 'replay' })).toContain(
      'There is no picture of this yet',
    );
    expect(scene.log.troubles).toMatchObject([{ message: 'a replay could not be drawn' }]);
    fails = false;
    const { message } = await at(scene.eve).slash('/board', { show: 'replay' }, WAITING);
    expect(textOf(message)).toContain('the game so far');
  });
});

it('a replay is among what can be shown, by its name; a summary is not in a game without', async () => {
  const { game, cid, eve } = await friday();
  const { at } = await game();
  const suggested = async (who: typeof eve, typed: string) =>
    (await at(who).autocomplete('/board', { show: typed }, 'show')).map(({ name, value }) => [name, value]);
  expect(await suggested(eve, '')).toEqual([['Replay: the game so far', 'replay']]);
  expect(await suggested(cid, 'повтор')).toEqual([['Повтор: ход партии', 'replay']]);
  expect(await told(at(eve), '/board', { show: 'replay: the' })).toContain('Nothing has happened');
  expect(await told(at(eve), '/board', { show: 'summary' })).toContain(
    'There is no picture called “summary” here',
  );
});
