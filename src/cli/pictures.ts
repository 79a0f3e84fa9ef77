import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Game } from '#core/game.ts';
import type { Language } from '#core/message.ts';
import type { Viewer } from '#core/seat.ts';
import type { Order, Sight } from '../render/order.ts';
import { Pictures } from '../render/pictures.ts';
import { SEATS } from './narrate.ts';
import { playMatch } from './play.ts';

/** Which pictures are wanted: of a table of bots after so many answers. */
export interface PicturesOrder {
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
function viewsOf({ game, seats, seed, answers }: PicturesOrder): (viewer: Viewer) => unknown {
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
export async function drawTable(order: PicturesOrder, say: (line: string) => void): Promise<void> {
  const view = viewsOf(order);
  const wanted = [
    { name: 'board', viewer: 'table', sight: { kind: 'board' } },
    { name: 'seat', viewer: 0, sight: { kind: 'seat', seat: 0 } },
  ] as const satisfies readonly { name: string; viewer: Viewer; sight: Sight }[];
  mkdirSync(order.out, { recursive: true });
  const pictures = new Pictures();
  try {
    for (const language of order.languages) {
      for (const { name, viewer, sight } of wanted) {
        const file = path.join(order.out, `${name}-${order.seats}-${language}.webp`);
        await write(pictures, { order: orderOf(order, language, { view: view(viewer), sight }), file });
        say(file);
      }
    }
  } finally {
    await pictures.close();
  }
}

function orderOf(
  { game }: PicturesOrder,
  language: Language,
  { view, sight }: { view: unknown; sight: Sight },
): Order {
  return { game: game.id, view, sight, language, names: SEATS[language] };
}

async function write(
  pictures: Pictures,
  { order, file }: { readonly order: Order; readonly file: string },
): Promise<void> {
  const shown = await pictures.render(order);
  if (shown === null) throw new Error(`${order.game} has no pictures yet`);
  const small = sharp(Buffer.from(shown.bytes)).resize({ width: WIDEST, withoutEnlargement: true });
  writeFileSync(file, await small.webp(WEBP).toBuffer());
}
