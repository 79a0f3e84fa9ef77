import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Game } from '#core/game.ts';
import type { Language } from '#core/message.ts';
import type { Viewer } from '#core/seat.ts';
import { besideBoard } from '../render/named-pictures.ts';
import { Pictures } from '../render/pictures.ts';
import type { PictureKind, RenderRequest } from '../render/render-request.ts';
import { SEATS } from './narrate.ts';
import { playMatch } from './play.ts';

/** Which pictures are wanted: of a table of bots after so many answers. */
export interface PicturesRequest {
  readonly game: Game;
  readonly seats: number;
  readonly seed: string;
  readonly answers: number;
  readonly languages: readonly Language[];
  /** The folder they go to. */
  readonly out: string;
}

/** Wide enough to be read on a page, and a fifth of the size. */
const WIDEST = 900;
const WEBP = { quality: 80, effort: 6 } as const;

/** How the table looked after so many answers, or at the end of a shorter game. */
function viewsOf({ game, seats, seed, answers }: PicturesRequest): (viewer: Viewer) => unknown {
  let given = 0;
  let views = new Map<Viewer, string>();
  playMatch(
    { game, seats, seed, options: {}, bots: ['greedy'] },
    {
      look: ({ session }) => {
        if (given++ > answers) return;
        const viewers: Viewer[] = ['table', ...Array.from({ length: seats }, (_, seat) => seat)];
        // Kept as text: a view may show what goes on changing.
        views = new Map(viewers.map((viewer) => [viewer, JSON.stringify(session.view(viewer))]));
      },
    },
  );
  return (viewer) => JSON.parse(views.get(viewer) ?? 'null');
}

/** Draws a table as everybody sees it, and its first seat as its owner does; says what was written. */
export async function drawTable(request: PicturesRequest, say: (line: string) => void): Promise<void> {
  const view = viewsOf(request);
  const wanted: readonly { name: string; viewer: Viewer; picture: PictureKind }[] = [
    { name: 'board', viewer: 'table', picture: { kind: 'board' } },
    ...besideBoard(request.game.id).map((picture) => ({
      name: picture.page,
      viewer: 'table' as const,
      picture,
    })),
    { name: 'seat', viewer: 0, picture: { kind: 'seat', seat: 0 } },
  ];
  mkdirSync(request.out, { recursive: true });
  const pictures = new Pictures();
  try {
    for (const language of request.languages) {
      for (const { name, viewer, picture } of wanted) {
        const file = path.join(request.out, `${name}-${request.seats}-${language}.webp`);
        await write(pictures, { order: requestOf(request, language, { view: view(viewer), picture }), file });
        say(file);
      }
    }
  } finally {
    await pictures.close();
  }
}

function requestOf(
  { game }: PicturesRequest,
  language: Language,
  { view, picture }: { view: unknown; picture: PictureKind },
): RenderRequest {
  return { game: game.id, view, picture, language, names: SEATS[language] };
}

async function write(
  pictures: Pictures,
  { order: request, file }: { readonly order: RenderRequest; readonly file: string },
): Promise<void> {
  const shown = await pictures.render(request);
  if (shown === null) throw new Error(`${request.game} has no pictures yet`);
  const small = sharp(Buffer.from(shown.bytes)).resize({ width: WIDEST, withoutEnlargement: true });
  writeFileSync(file, await small.webp(WEBP).toBuffer());
}
