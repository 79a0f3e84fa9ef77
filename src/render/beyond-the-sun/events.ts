import { events, type LastingEvent, type Search, type View } from '#games/beyond-the-sun/view.ts';
import type { Area } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { actionRows } from './card.ts';
import { pointsStar, seatCube, seatShip } from './marks.ts';
import { signRows } from './rows.ts';
import type { Words } from './say.ts';
import { INNER, MARGIN, type Seen } from './seen.ts';
import { LEAST } from './sign.ts';

const ROW = 60;
const GAP = 12;
const CELL = (INNER - GAP) / 2;

/** What an event in play is about: its system, or who has taken it. */
function aboutEvent({ system, at }: LastingEvent, { view, say }: Seen): string {
  const card = system ?? (at === null ? null : view.systems[at]);
  return card ? say.names.systems[card] : '';
}

const SHIP = 34;

/** Ships that were given away for good, seat by seat. */
const museumShips = ({ seats }: View) =>
  seats.flatMap(({ museum }, seat) =>
    museum.flatMap((n, at) => Array.from({ length: n }, () => ({ seat, level: at + 1 }))),
  );

function cell(seen: Seen, event: LastingEvent, [x, y]: Point): Shape[] {
  const { view, say } = seen;
  const { id, owner } = event;
  const row = events[id];
  const spaces = view.spaces.filter(({ source }) => source.kind === 'event' && source.id === id);
  const about = aboutEvent(event, seen);
  const shown = row.museum ? museumShips(view) : [];
  const right = spaces.length > 0 ? 190 : Math.max(70, shown.length * SHIP + 16);
  return [
    {
      kind: 'box',
      x,
      y,
      width: CELL,
      height: ROW - 8,
      radius: 12,
      fill: { colour: theme.panel },
      stroke: { colour: theme.gold, width: 2 },
      of: `event:${id}`,
    },
    words(
      { x: x + 14, y: y + 2, width: CELL - right - 24, height: about === '' ? 48 : 26 },
      { text: say.names.events[id], size: 20, least: LEAST, weight: 800, lines: 2 },
    ),
    ...(about === ''
      ? []
      : [
          words(
            { x: x + 14, y: y + 28, width: CELL - right - 24, height: 22 },
            { text: about, size: 17, least: LEAST, colour: theme.dim },
          ),
        ]),
    ...shown.flatMap(({ seat, level }, at) =>
      seatShip([x + CELL - right + (at + 0.5) * SHIP, y + 26], SHIP - 4, {
        seat,
        level,
        of: `museum:${seat}:${level}`,
      }),
    ),
    ...signRows(actionRows(spaces, say), { x: x + CELL - right, y: y + 6, width: right, height: 44 }, 34),
    ...(owner === null
      ? row.vp
        ? pointsStar([x + CELL - 36, y + 26], 22, { text: `${row.vp}` })
        : []
      : seatCube([x + CELL - 54, y + 8], 36, { seat: owner, of: `taken:${id}:${owner}` })),
  ];
}

/** Cards that somebody has drawn and chooses of. */
function drawnCards({ technologies, systems }: Search, say: Words): readonly string[] {
  return [
    ...technologies.map((id) => say.names.technologies[id]),
    ...systems.map((id) => say.names.systems[id]),
  ];
}

/** What lies on the table in words: cards drawn to choose of, and the rows of the tableau. */
function linesOf({ search, rows }: View, say: Words): readonly string[] {
  const drawn = search === null ? [] : drawnCards(search, say);
  const open = ([2, 3, 4] as const).flatMap((level) => {
    const row = rows[level];
    const cards = row === null ? [] : Object.values(row).flat();
    return cards.length === 0
      ? []
      : [say.label('row', { level, cards: cards.map((id) => say.names.technologies[id]).join(', ') })];
  });
  return [
    ...(search === null || drawn.length === 0
      ? []
      : [say.label('drawn', { name: say.seat(search.seat), cards: drawn.join(' / ') })]),
    ...open,
  ];
}

const LINE = 56;

/** Whether an event is about ships or systems. */
export function isAboutSpace({ id }: LastingEvent): boolean {
  const { link, museum, endVp } = events[id];
  return link !== undefined || museum !== undefined || endVp === 'mostStrength';
}

/** Events in play, and cards that lie open for a choice; nothing where there are none. */
export function eventsArea(seen: Seen, lasting: readonly LastingEvent[] = seen.view.lasting): Area {
  const lines = linesOf(seen.view, seen.say);
  const rows = Math.ceil(lasting.length / 2);
  return {
    height: rows * ROW + lines.length * LINE,
    draw: ([, y]) => [
      ...lines.map((text, at) =>
        words(
          { x: MARGIN + 6, y: y + at * LINE, width: INNER - 12, height: LINE - 6 },
          { text, size: 22, least: LEAST, lines: 3, colour: theme.gold, of: 'lines' },
        ),
      ),
      ...lasting.flatMap((event, at) =>
        cell(seen, event, [
          MARGIN + (at % 2) * (CELL + GAP),
          y + lines.length * LINE + Math.floor(at / 2) * ROW,
        ]),
      ),
    ],
  };
}
