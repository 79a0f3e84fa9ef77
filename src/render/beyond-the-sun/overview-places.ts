import { type PlaceId, systems } from '#games/beyond-the-sun/view.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { pointsStar } from './marks.ts';
import { paintOf, signColours } from './palette.ts';
import { isSystemPlace, outpostDisc } from './place-card.ts';
import type { Seen } from './seen.ts';

type Cell = readonly [column: number, row: number];

const FOR_MORE: Readonly<Partial<Record<PlaceId, Cell>>> = {
  A1: [0, 0],
  SOL: [1, 0],
  A2: [2, 0],
  Y1: [0, 1],
  X: [1, 1],
  Y2: [2, 1],
  B1: [0, 2],
  DEEP: [1, 2],
  B2: [2, 2],
};

const FOR_TWO: Readonly<Partial<Record<PlaceId, Cell>>> = {
  SOL: [1, 0],
  Y1: [0, 1],
  A1: [1, 1],
  Y2: [2, 1],
  B1: [0, 2],
  DEEP: [1, 2],
  B2: [2, 2],
  X: [1, 3],
};

const [ACROSS, DOWN] = [22, 30];
const ABOVE = 24;

/** Strengths of all that are there, the strongest first. */
function strengths({ view }: Seen, place: PlaceId, { x, y, width, height }: Box): Shape[] {
  const all = view.places[place]?.strength ?? [];
  const row = view.seats.length > 2 ? height / 2 : height;
  const present = all.flatMap((n, seat) => (n > 0 ? [{ n, seat }] : [])).sort((a, b) => b.n - a.n);
  const step = Math.min(100, width / 2);
  return present.flatMap(({ n, seat }, at): Shape[] => {
    const [left, top] = [x + (at % 2) * step, y + Math.floor(at / 2) * row];
    return [
      ...seatMark([left + 22, top + row / 2], 19, {
        seat,
        paint: paintOf(seat),
        of: `fleet:${place}:${seat}`,
      }),
      words(
        { x: left + 43, y: top + 1, width: step - 44, height: row - 2 },
        { text: `${n}`, size: 32, weight: 800, of: `strength:${place}:${seat}` },
      ),
    ];
  });
}

function placeShapes(seen: Seen, place: PlaceId, box: Box): Shape[] {
  const { view, say } = seen;
  const { x, y, width, height } = box;
  const at = view.places[place];
  const id = isSystemPlace(place) ? view.systems[place] : null;
  const controller = at?.controller ?? null;
  const strip = view.seats.length > 2 ? 84 : 40;
  const edge =
    place === 'SOL'
      ? signColours.sol
      : place === 'DEEP'
        ? signColours.deep
        : controller === null
          ? theme.edge
          : paintOf(controller).colour;
  return [
    {
      kind: 'box',
      ...box,
      radius: 14,
      fill: { colour: theme.panel },
      stroke: { colour: edge, width: controller === null ? 3 : 7 },
      of: `place:${place}`,
    },
    words(
      { x: x + 12, y: y + 8, width: width - 24, height: 32 },
      {
        text: id ? say.names.systems[id] : say.names.places[place],
        size: 24,
        least: 18,
        weight: 800,
        colour: place === 'SOL' || place === 'DEEP' ? edge : theme.ink,
      },
    ),
    ...(id
      ? [
          {
            kind: 'icon' as const,
            icon: 'conflict' as const,
            x: x + 28,
            y: y + 60,
            size: 30,
            colour: signColours.strength,
          },
          words(
            { x: x + 46, y: y + 42, width: 40, height: 36 },
            { text: `${at?.required ?? 0}`, size: 32, weight: 800, of: `required:${place}` },
          ),
          ...pointsStar([x + 112, y + 61], 24, { text: `${systems[id].vp}` }),
        ]
      : []),
    ...(controller === null || at?.disc === undefined || at.disc === null
      ? []
      : outpostDisc(
          { x: x + width - 36, y: y + 62, r: 24 },
          { seat: controller, disc: at.disc, of: `outpost:${place}:${controller}` },
          say,
        )),
    ...strengths(seen, place, { x: x + 8, y: y + height - strip - 6, width: width - 16, height: strip }),
  ];
}

/** The exploration board in small: who controls what, what it takes and gives, and how strong everybody is. */
export function overviewPlaces(seen: Seen, { x, y, width, height }: Box): Shape[] {
  const { places, lines, seats } = seen.view;
  const cells = seats.length === 2 ? FOR_TWO : FOR_MORE;
  const rows = seats.length === 2 && places.X ? 4 : 3;
  const wide = (width - 2 * ACROSS) / 3;
  const high = Math.min(212, (height - ABOVE - (rows - 1) * DOWN) / rows);
  const boxOf = (place: PlaceId): Box => {
    const [column, row] = cells[place] ?? [0, 0];
    return { x: x + column * (wide + ACROSS), y: y + ABOVE + row * (high + DOWN), width: wide, height: high };
  };
  const middle = (place: PlaceId): Point => {
    const box = boxOf(place);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const bend = (a: PlaceId, b: PlaceId): readonly Point[] =>
    a === 'A1' && b === 'A2'
      ? [
          [middle(a)[0], y + 8],
          [middle(b)[0], y + 8],
        ]
      : [];
  return [
    ...lines.map(
      ([a, b]): Shape => ({
        kind: 'line',
        points: [middle(a), ...bend(a, b), middle(b)],
        stroke: { colour: signColours.line, width: 7 },
      }),
    ),
    ...(Object.keys(cells) as PlaceId[]).flatMap((place) =>
      places[place] ? placeShapes(seen, place, boxOf(place)) : [],
    ),
  ];
}
