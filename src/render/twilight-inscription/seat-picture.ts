import type { Seat } from '#core/seat.ts';
import { SHEETS, type SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { View } from '#games/twilight-inscription/view.ts';
import { plainScene } from '../kit/area.ts';
import type { Scene, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { transformed } from '../transformed.ts';
import type { Legal } from './legal.ts';
import type { Words } from './say.ts';
import { MARGIN, sheetOf, WIDTH } from './sheet.ts';
import { drawnSheet, sheetBody } from './sheet-picture.ts';

const GAP = 16;
/** The four sheets of a seat beside and below each other, each at this part of its size. */
const GRID = 0.8;
const CAPTION = 48;

/** A seat whose sheets are drawn together, in whose words, and what may be marked on them. */
interface Seen {
  readonly view: View;
  readonly seat: Seat;
  readonly say: Words;
  readonly legal: Legal;
  readonly drafted: Legal;
}

const drawn = ({ view, seat, say, legal, drafted }: Seen, id: SheetId) =>
  drawnSheet(sheetOf(view, { seat, id }, { say, legal, drafted }));

/** A sheet too small to be read: its marks, and above them its name and points in letters that can be. */
function smallSheet(
  seen: Seen,
  id: SheetId,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): { readonly shapes: readonly Shape[]; readonly bottom: number } {
  const { say, view, seat, legal, drafted } = seen;
  const body = sheetBody(sheetOf(view, { seat, id }, { say, legal, drafted }));
  const scale = width / WIDTH;
  const marks = body
    .draw([0, 0])
    .filter(({ kind }) => kind !== 'text')
    .map((shape) => {
      const { of: _, ...rest } = transformed(shape, { x, y: y + CAPTION, scale });
      return rest as Shape;
    });
  return {
    shapes: [
      words(
        { x, y, width, height: CAPTION - 6 },
        {
          text: `${say.names.sheets[id]} · ${say.label('points', { n: view.seats[seat]?.score[id] ?? 0 })}`,
          size: 28,
          weight: 800,
          colour: theme.gold,
          of: `small:${id}`,
        },
      ),
      ...marks,
    ],
    bottom: y + CAPTION + body.height * scale,
  };
}

/** The active sheet large, the others small below it. */
function activeScene(seen: Seen, active: SheetId): Scene {
  const main = drawn(seen, active);
  const width = (WIDTH - 2 * MARGIN - 2 * GAP) / 3;
  const others = SHEETS.filter((id) => id !== active).map((id, at) =>
    smallSheet(seen, id, { x: MARGIN + at * (width + GAP), y: main.height + GAP, width }),
  );
  return plainScene({
    width: WIDTH,
    height: Math.ceil(Math.max(...others.map(({ bottom }) => bottom)) + GAP),
    shapes: [...main.shapes, ...others.flatMap(({ shapes }) => shapes)],
  });
}

/** All four, two beside each other. */
function gridScene(seen: Seen): Scene {
  const sheets = SHEETS.map((id) => drawn(seen, id));
  const top = GRID * Math.max(...sheets.slice(0, 2).map(({ height }) => height));
  const bottom = GRID * Math.max(...sheets.slice(2).map(({ height }) => height));
  const shapes = sheets.flatMap((sheet, at) =>
    sheet.shapes.map((shape) =>
      transformed(shape, { x: (at % 2) * WIDTH * GRID, y: at < 2 ? 0 : top + GAP, scale: GRID }),
    ),
  );
  return plainScene({ width: 2 * WIDTH * GRID, height: Math.ceil(top + bottom + GAP), shapes });
}

/** The sheets of a seat: the active one large, all four alike while none is. */
export function seatScene(seen: Seen): Scene {
  const active = seen.view.seats[seen.seat]?.active ?? null;
  return active === null ? gridScene(seen) : activeScene(seen, active);
}
