import type { Cell, DiscColour, Resource, SupremacySymbol } from '#games/master-of-the-galaxy/view.ts';
import type { Shape, Stroke } from '../scene.ts';
import { hexagon, type Round, star, words } from '../shapes.ts';
import { seatPaints, theme } from '../theme.ts';

/** Colours of cubes; `sign` is what stands on the cube, `edge` is the colour on dark ground. */
export const resourcePaints: Readonly<
  Record<Resource, { readonly fill: string; readonly edge: string; readonly sign: string }>
> = {
  red: { fill: '#ff6464', edge: '#ff6464', sign: '#3d0a0a' },
  blue: { fill: '#5aa9ff', edge: '#5aa9ff', sign: '#06244a' },
  yellow: { fill: '#ffd84a', edge: '#ffd84a', sign: '#4a3800' },
  green: { fill: '#4fd07d', edge: '#4fd07d', sign: '#04321a' },
  black: { fill: '#05070d', edge: '#a9b3cf', sign: '#e3e9fa' },
};

/** A square piece: its middle, its side, and how it is turned. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly angle?: number;
}

const square = ({ x, y, size, angle = 0 }: Square) => ({
  kind: 'box' as const,
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
  radius: size * 0.16,
  angle,
});

/** The sign of a resource, so that nobody needs to tell colours apart: ▲ red, ● blue, ◆ yellow, ✚ green, ▬ black. */
export function resourceSign({ x, y, size }: Square, resource: Resource, colour: string): Shape {
  const r = size / 2;
  const fill = { colour };
  switch (resource) {
    case 'red':
      return {
        kind: 'polygon',
        points: [
          [x, y - r],
          [x + r, y + r * 0.8],
          [x - r, y + r * 0.8],
        ],
        fill,
      };
    case 'blue':
      return { kind: 'disc', x, y, r: r * 0.85, fill };
    case 'yellow':
      return {
        kind: 'polygon',
        points: [
          [x, y - r * 1.1],
          [x + r * 0.9, y],
          [x, y + r * 1.1],
          [x - r * 0.9, y],
        ],
        fill,
      };
    case 'green': {
      const a = r * 0.34;
      return {
        kind: 'polygon',
        points: [
          [x - a, y - r],
          [x + a, y - r],
          [x + a, y - a],
          [x + r, y - a],
          [x + r, y + a],
          [x + a, y + a],
          [x + a, y + r],
          [x - a, y + r],
          [x - a, y + a],
          [x - r, y + a],
          [x - r, y - a],
          [x - a, y - a],
        ],
        fill,
      };
    }
    case 'black':
      return { kind: 'box', x: x - r, y: y - r * 0.36, width: r * 2, height: r * 0.72, fill };
  }
}

/** A cube. */
export function cube(at: Square, resource: Resource, of: string): Shape[] {
  const { fill, sign } = resourcePaints[resource];
  const edge = resource === 'black' ? sign : '#ffffff';
  return [
    { ...square(at), fill: { colour: fill }, stroke: { colour: edge, width: at.size > 30 ? 3 : 2 }, of },
    resourceSign({ x: at.x, y: at.y, size: at.size * 0.46 }, resource, sign),
  ];
}

/** An empty cell that waits for a cube of its colour; none is any colour. */
export function emptyCell(at: Square, colour: Resource | null, of: string): Shape[] {
  const stroke: Stroke = { colour: colour ? resourcePaints[colour].edge : '#7987b3', width: 3 };
  const cell: Shape = { ...square(at), fill: { colour: theme.space }, stroke, of };
  if (!colour) return [cell];
  return [
    cell,
    resourceSign({ x: at.x, y: at.y, size: at.size * 0.36 }, colour, resourcePaints[colour].edge),
  ];
}

/** The black star of a loss cell, at its upper right corner. */
function lossStar({ x, y, size }: Square): Shape {
  return star(
    { x: x + size * 0.36, y: y - size * 0.36, r: size * 0.3 },
    { fill: { colour: theme.dark }, stroke: { colour: theme.ink, width: 2 } },
  );
}

/** A row of printed cells with what lies on them. */
export interface CellRow {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly printed: readonly Cell[];
  readonly cubes: readonly (Resource | null)[];
  /** What the cells belong to. */
  readonly of: string;
}

/** The width that so many cells take. */
export const rowWidth = (cells: number, size: number) => cells * (size + 4);

export function cellRow({ x, y, size, printed, cubes, of }: CellRow): Shape[] {
  return printed.flatMap(({ colour, loss }, i) => {
    const at = { x: x + size / 2 + i * (size + 4), y, size };
    const filled = cubes[i] ?? null;
    const piece = filled ? cube(at, filled, `cube:${of}:${i}`) : emptyCell(at, colour, `cell:${of}:${i}`);
    return loss ? [...piece, lossStar(at)] : piece;
  });
}

/** A seat's disc: a base, or the seat itself. */
export function seatDisc({ x, y, r }: Round, colour: DiscColour, of: string): Shape {
  return {
    kind: 'disc',
    x,
    y,
    r,
    fill: seatPaints[colour],
    stroke: { colour: '#ffffff', width: r > 15 ? 3 : 2 },
    of,
  };
}

/** Words in the middle of a disc, on a plain ground so that no pattern runs behind them. */
export function discWords({ x, y, r }: Round, colour: DiscColour, text: string): Shape[] {
  const inner = r * 0.68;
  return [
    { kind: 'disc', x, y, r: inner, fill: { colour: seatPaints[colour].colour } },
    words(
      { x: x - inner, y: y - inner, width: inner * 2, height: inner * 2 },
      { text, size: Math.round(r * 1.1), weight: 800, colour: seatPaints[colour].text, align: 'centre' },
    ),
  ];
}

/** A symbol of supremacy. */
export function symbolIcon({ x, y, size }: Square, symbol: SupremacySymbol, colour: string): Shape {
  return { kind: 'icon', icon: symbol, x, y, size, colour };
}

/** Colours of the decks, as their backs have them. */
const DECK_COLOURS = {
  leader: '#8fc4ff',
  conflict: '#ff8a8a',
  government: '#d5dcef',
  expansion: '#82e0a2',
  commerce: '#ffe07a',
  progress: '#8be4ee',
  race: '#d3a8ff',
  development: '#f3f6ff',
} as const;

/** The sign of a deck, or of the three development decks together. */
export function deckSign({ x, y, size }: Square, deck: keyof typeof DECK_COLOURS, of: string): Shape[] {
  const colour = DECK_COLOURS[deck];
  const look = { fill: { colour: theme.space }, stroke: { colour, width: 2 }, of };
  return [
    hexagon({ x, y, r: size / 2 }, 'pointy', look),
    { kind: 'icon', icon: deck, x, y, size: size * 0.52, colour },
  ];
}
