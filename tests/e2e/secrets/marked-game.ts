import type { Look } from '#app/records/look.ts';
import type { Game } from '#core/game.ts';
import type { Language, Message } from '#core/message.ts';
import type { Viewer } from '#core/seat.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import type { MessageFile } from '#discord/messages/screen.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { drawings } from '../../../src/render/drawings.ts';
import type { PictureKind, Rendered, ReplayRequest } from '../../../src/render/render-request.ts';

const mark = (viewer: Viewer) => `⟦${viewer}⟧`;

/** Finds the marks of seats, by their numbers. */
export const MARKS = /⟦(\d+)⟧/g;

const texts = { 'hand.mark': ({ viewer }: { viewer: Viewer }) => mark(viewer) };

interface Marked {
  readonly viewer: Viewer;
}

const { view, presentation: face } = masterOfTheGalaxy as unknown as Game<unknown, Message, unknown, Marked>;

/** Master of the Galaxy, except that whatever only one seat may see carries the mark of that seat. */
export const markedGame = {
  ...masterOfTheGalaxy,
  view: (state: never, viewer: Viewer) => ({
    ...view(state, viewer),
    ...(viewer === 'table' ? {} : { own: mark(viewer) }),
  }),
  presentation: {
    ...face,
    hand: (seen: Marked) => [...face.hand(seen), { key: 'hand.mark', args: { viewer: seen.viewer } }],
  },
  texts: {
    en: { ...masterOfTheGalaxy.texts.en, ...texts },
    ru: { ...masterOfTheGalaxy.texts.ru, ...texts },
  },
} as unknown as Game;

/** In place of a picture all that it would be drawn from: the view, and every word in its scene. */
export function pictureInput(
  { table, seats, view: seen }: Look,
  language: Language,
  sight?: PictureKind,
): MessageFile | null {
  const drawing = drawings.get(table.game);
  if (drawing === undefined || seen === null) return null;
  const words = speaker(language, drawing.texts[language], (seat) => seats[seat]?.name ?? '');
  const { shapes } = drawing.scene(seen as never, words, sight);
  const written = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  const bytes = Buffer.from(JSON.stringify({ view: seen, written }));
  return { name: `${table.id}.png`, bytes, alt: drawing.alt(seen as never, words, sight) };
}

/** In place of a replay all that it would be drawn from. */
export function filmInput(reel: ReplayRequest): Promise<Rendered> {
  return Promise.resolve({
    format: 'webp',
    bytes: Buffer.from(JSON.stringify(reel)),
    width: 1,
    height: 1,
    alt: '',
  });
}
