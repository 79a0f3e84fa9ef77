import { type AssetId, KEPT, VICTORIES } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { Point, Shape, Stroke } from '../scene.ts';
import { arrowHead, hexagon, type Round, round, star, towards, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { claimedRing, slashMark } from './marks.ts';
import { assetColours } from './palette.ts';

/** What became of an asset on a sheet. */
export type AssetState = 'open' | 'gained' | 'spent' | 'lost';

/** How an asset works: it counts at the end, is kept until it is spent, or works at once. */
type AssetKind = 'victory' | 'kept' | 'immediate';

const KEPT_ASSETS: readonly AssetId[] = [...KEPT, 'good', 'vote'];

const kindOf = (asset: AssetId): AssetKind => {
  if ((VICTORIES as readonly AssetId[]).includes(asset)) return 'victory';
  return KEPT_ASSETS.includes(asset) ? 'kept' : 'immediate';
};

const poly = (points: readonly Point[], colour: string, width: number): Shape => ({
  kind: 'polygon',
  points,
  stroke: { colour, width },
});

const line = (points: readonly Point[], colour: string, width: number): Shape => ({
  kind: 'line',
  points,
  stroke: { colour, width },
});

const text = ({ x, y, r }: Round, letters: string, colour: string): Shape =>
  words(
    { x: round(x - r), y: round(y - r), width: round(2 * r), height: round(2 * r) },
    {
      text: letters,
      size: Math.max(17, Math.round(r * 1.1)),
      least: 17,
      weight: 800,
      colour,
      align: 'centre',
    },
  );

/** A product by its shape: a triangle, a diamond, a circle. */
function product({ x, y, r }: Round, type: string, colour: string): Shape {
  const width = Math.max(2.5, round(r * 0.22));
  if (type === 'P3') return { kind: 'disc', x, y, r: round(r * 0.78), stroke: { colour, width } };
  const corners = type === 'P1' ? 3 : 4;
  const points = Array.from({ length: corners }, (_, at) =>
    towards([x, type === 'P1' ? round(y + r * 0.15) : y], -Math.PI / 2 + (at * 2 * Math.PI) / corners, r),
  );
  return poly(points, colour, width);
}

function key({ x, y, r }: Round, colour: string): Shape[] {
  const width = Math.max(2.5, round(r * 0.2));
  return [
    { kind: 'disc', x: round(x - r * 0.5), y, r: round(r * 0.42), stroke: { colour, width } },
    line(
      [
        [round(x - r * 0.1), y],
        [round(x + r), y],
        [round(x + r), round(y + r * 0.45)],
      ],
      colour,
      width,
    ),
    line(
      [
        [round(x + r * 0.5), y],
        [round(x + r * 0.5), round(y + r * 0.35)],
      ],
      colour,
      width,
    ),
  ];
}

function shield({ x, y, r }: Round, colour: string): Shape[] {
  const points: Point[] = [
    [-0.8, -0.85],
    [0.8, -0.85],
    [0.8, 0.2],
    [0, 1],
    [-0.8, 0.2],
  ].map(([dx = 0, dy = 0]) => [round(x + dx * r), round(y + dy * r)]);
  const bar = (dy: number) =>
    line(
      [
        [round(x - r * 0.38), round(y + dy * r)],
        [round(x + r * 0.38), round(y + dy * r)],
      ],
      theme.dark,
      Math.max(2.5, round(r * 0.18)),
    );
  return [{ kind: 'polygon', points, fill: { colour } }, bar(-0.4), bar(0.02)];
}

function die({ x, y, r }: Round, letter: string, colour: string): Shape[] {
  const side = round(r * 1.7);
  return [
    {
      kind: 'box',
      x: round(x - side / 2),
      y: round(y - side / 2),
      width: side,
      height: side,
      radius: 5,
      stroke: { colour, width: 3 },
    },
    text({ x, y, r }, letter, colour),
  ];
}

function arrow({ x, y, r }: Round, way: -1 | 1, colour: string): Shape[] {
  return [
    line(
      [
        [round(x - way * r * 0.8), y],
        [round(x + way * r * 0.2), y],
      ],
      colour,
      Math.max(4, round(r * 0.4)),
    ),
    arrowHead({ x: round(x + way * r * 0.3), y, r: round(r * 0.75) }, way === 1 ? 0 : Math.PI, {
      fill: { colour },
    }),
  ];
}

function planet({ x, y, r }: Round, colour: string): Shape[] {
  return [
    { kind: 'disc', x, y, r: round(r * 0.52), fill: { colour } },
    { kind: 'icon', icon: 'race', x, y, size: round(r * 2.1), colour },
  ];
}

/** An asset without what became of it, within a circle. */
export function assetSign(at: Round, asset: AssetId, colour: string = assetColours[asset]): Shape[] {
  const { x, y, r } = at;
  const icon = (name: 'economic' | 'works' | 'diplomatic' | 'leader' | 'flag', size: number): Shape[] => [
    { kind: 'icon', icon: name, x, y, size: round(r * size), colour },
  ];
  switch (asset) {
    case 'planet':
      return planet(at, colour);
    case 'alloy':
      return [
        hexagon(at, 'pointy', { fill: { colour } }),
        { kind: 'disc', x, y, r: round(r * 0.36), fill: { colour: theme.dark } },
      ];
    case 'charter':
      return shield(at, colour);
    case 'cipher':
      return key(at, colour);
    case 'dieM':
    case 'dieI':
    case 'dieR':
      return die(at, asset.slice(-1), colour);
    case 'good':
      return icon('economic', 1.7);
    case 'vote':
      return icon('works', 1.9);
    case 'dip':
      return icon('diplomatic', 2);
    case 'pop':
      return icon('leader', 1.7);
    case 'faction':
      return icon('flag', 1.7);
    case 'relic':
      return [
        poly(
          Array.from({ length: 5 }, (_, i) => towards([x, y], -Math.PI / 2 + (i * 2 * Math.PI) / 5, r)),
          colour,
          3,
        ),
        text({ x, y, r }, '?', colour),
      ];
    case 'frontierLeft':
      return arrow(at, -1, colour);
    case 'frontierRight':
      return arrow(at, 1, colour);
    case 'P1':
    case 'P2':
    case 'P3':
      return [product({ ...at, r: round(r * 0.85) }, asset, colour)];
    case 'P1x2':
    case 'P2x2':
    case 'P3x2':
      return [-1, 1].map((way) =>
        product({ x: round(x + way * r * 0.55), y, r: round(r * 0.55) }, asset.slice(0, 2), colour),
      );
    default:
      return [
        star({ x, y, r: round(r * 1.28) }, { fill: { colour } }),
        text({ x, y: round(y + r * 0.08), r }, asset.slice(2), theme.dark),
      ];
  }
}

const RIMS: Readonly<Record<AssetKind, readonly number[] | undefined>> = {
  victory: undefined,
  kept: [9, 5],
  immediate: [2.5, 4.5],
};

const FADED = '#5b6689';

/** The rim that says how an asset works: dotted at once, dashed kept, double a victory asset. */
export function assetRim({ x, y, r }: Round, asset: AssetId, colour: string): Shape[] {
  const kind = kindOf(asset);
  const dash = RIMS[kind];
  const stroke: Stroke = { colour, width: 2.5, ...(dash && { dash }) };
  const outer: Shape = { kind: 'disc', x, y, r, stroke };
  return kind === 'victory' ? [outer, { kind: 'disc', x, y, r: round(r * 0.8), stroke }] : [outer];
}

/** An asset on a sheet with what became of it: gained a green ring, spent a slash as well, lost faded. */
export function assetMark(
  at: Round,
  asset: AssetId,
  { state, of }: { readonly state: AssetState; readonly of: string },
): Shape[] {
  const faded = state === 'lost' || state === 'spent';
  const colour = faded ? FADED : assetColours[asset];
  const sign = assetSign({ ...at, r: round(at.r * 0.58) }, asset, colour);
  switch (state) {
    case 'open':
    case 'lost':
      return [...assetRim(at, asset, colour), ...sign];
    case 'gained':
      return [...sign, claimedRing(at, `gained:${of}`)];
    case 'spent':
      return [
        ...sign,
        claimedRing(at, `gained:${of}`),
        ...slashMark({ ...at, r: round(at.r * 0.78) }, `spent:${of}`),
      ];
  }
}
