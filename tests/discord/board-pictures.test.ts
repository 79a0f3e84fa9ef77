import { ComponentType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { Look } from '#app/records/look.ts';
import { speaker } from '#core/speak.ts';
import { boardPictures } from '#discord/interactions/board-pictures.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { Signs } from '#discord/messages/signs.ts';
import { statusScreen } from '#discord/screens/table-screens.ts';
import type { PictureKind } from '../../src/render/render-request.ts';

const lookAt = (game: string) =>
  ({
    table: { id: 't00001', game, name: 'Friday', status: 'playing', modules: [] },
    seats: [],
    view: null,
    stuck: null,
  }) as unknown as Look;

/** Draws everything but what fails. */
function botDrawing(fails: (kind: PictureKind | undefined) => boolean): BotContext {
  const picture: BotContext['picture'] = ({ table }, _, kind) =>
    Promise.resolve(
      fails(kind)
        ? null
        : {
            name: `${table.id}.webp`,
            bytes: new Uint8Array([1]),
            alt: kind?.kind === 'page' ? kind.page : 'board',
          },
    );
  return { picture, app: { games: new Map() }, signs: new Signs() } as unknown as BotContext;
}

const shown = async (game: string, fails: Parameters<typeof botDrawing>[0] = () => false) =>
  (await boardPictures(botDrawing(fails), lookAt(game), 'en')).map(({ name, alt }) => [name, alt]);

it('a galaxy comes with how everybody stands, each a file of its own name', async () => {
  expect(await shown('twilight-imperium')).toEqual([
    ['t00001.webp', 'board'],
    ['1-t00001.webp', 'status'],
  ]);
  expect(await shown('master-of-the-galaxy')).toEqual([['t00001.webp', 'board']]);
  expect(await shown('chess')).toEqual([['t00001.webp', 'board']]);
});

it('what could not be drawn is left out', async () => {
  expect(await shown('twilight-imperium', (kind) => kind === undefined)).toEqual([
    ['1-t00001.webp', 'status'],
  ]);
  expect(await shown('twilight-imperium', () => true)).toEqual([]);
});

it('the status of a table shows them below each other, large', async () => {
  const bot = botDrawing(() => false);
  const look = lookAt('twilight-imperium');
  const pictures = await boardPictures(bot, look, 'en');
  const { components, files } = statusScreen(bot, look, {
    speaker: speaker('en', {} as never, (seat) => `${seat}`),
    pictures,
  });
  const galleries = components.flatMap((part) =>
    part.type === ComponentType.MediaGallery ? [part.items] : [],
  );
  expect(galleries.map((items) => items.map(({ media, description }) => [media.url, description]))).toEqual([
    [['attachment://t00001.webp', 'board']],
    [['attachment://1-t00001.webp', 'status']],
  ]);
  expect(files).toEqual(pictures);
});
