import type { NavigationLayout } from '#games/twilight-inscription/sheets/layouts.ts';
import { HOME, MECATOL, type System } from '#games/twilight-inscription/tables/navigation.ts';
import type { Area } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { type Round, round, star, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { assetMark, assetSign } from './assets.ts';
import { claimedRing, cornerFrame, crossMark, exploreArrow, slashMark } from './marks.ts';
import { EXPLORED } from './palette.ts';
import { wormholeSpiral } from './places.ts';
import { gainedState, INNER, MARGIN, type Sheet } from './sheet.ts';

const HEIGHT = 940;
const [SYSTEM, LARGE, WORMHOLE] = [38, 48, 25];

const placed = ([left, top]: Point, { x, y }: { readonly x: number; readonly y: number }): Point => [
  round(left + MARGIN + 10 + x * 14.1),
  round(top + 52 + (y - 5) * 13),
];

/** Where a lane bends, if it does. */
const bendOf = ({ bends }: NavigationLayout, a: string, b: string) =>
  bends.find(({ lane }) => lane.includes(a) && lane.includes(b));

/** Lanes, dashed; those that were explored are thick. */
function lanes({ layout, mine }: Sheet, at: Point): Shape[] {
  const { navigation } = layout;
  const way = (a: string, b: string): Point[] => {
    const [from, to, bend] = [placeOf(navigation, a), placeOf(navigation, b), bendOf(navigation, a, b)];
    return [from, ...(bend ? [bend] : []), to].map((one) => placed(at, one));
  };
  const touching = [...navigation.wormholes.values()].flatMap(({ id, next }) =>
    next.map((system) => [id, system] as const),
  );
  const printed = [...navigation.lanes, ...touching].map(
    ([a, b]): Shape => ({
      kind: 'line',
      points: way(a, b),
      stroke: { colour: theme.edge, width: 4, dash: [7, 9] },
      of: `lane:${a}-${b}`,
    }),
  );
  const explored = mine.navigation.explored.flatMap(({ id, from }) => {
    const through = from.split('>');
    const out = through.at(-1) ?? from;
    const used = through.length > 1 ? entered(mine.navigation.explored, navigation, through[0] ?? '') : [];
    return [[out, id] as const, ...used];
  });
  return [
    ...printed,
    ...explored.map(
      ([a, b]): Shape => ({
        kind: 'line',
        points: way(a, b),
        stroke: { colour: EXPLORED, width: 11 },
        of: `explored:${a}-${b}`,
      }),
    ),
  ];
}

/** The line into a wormhole, from an explored system that it touches. */
function entered(
  explored: readonly { readonly id: string }[],
  { wormholes }: NavigationLayout,
  wormhole: string,
): readonly (readonly [string, string])[] {
  const from = wormholes.get(wormhole)?.next.find((id) => explored.some((one) => one.id === id));
  return from === undefined ? [] : [[from, wormhole]];
}

function placeOf({ systems, wormholes }: NavigationLayout, id: string) {
  const found = systems.get(id) ?? wormholes.get(id);
  if (!found) throw new Error(`there is no system ${id}`);
  return found;
}

/** A word under or beside a circle, on ground that hides the lanes. */
function tag([x, y]: Point, text: string, look: { colour: string; of: string }): Shape[] {
  const width = 22 + text.length * 15;
  const box = { x: round(x - width / 2), y, width, height: 32 };
  return [
    { kind: 'box', ...box, radius: 8, fill: { colour: theme.space } },
    words(box, { text, size: 27, weight: 600, align: 'centre', ...look }),
  ];
}

function inside(sheet: Sheet, system: System, at: Round): Shape[] {
  const { mine, say } = sheet;
  const { id, asset } = system;
  if (id === HOME)
    return [
      words(
        { x: at.x - 44, y: at.y - 20, width: 88, height: 40 },
        { text: say.label('home', {}), size: 24, weight: 800, colour: theme.good, align: 'centre' },
      ),
    ];
  if (id === MECATOL)
    return [
      star({ ...at, r: 38 }, { fill: { colour: theme.gold } }),
      words(
        { x: at.x - 20, y: at.y - 18, width: 40, height: 40 },
        { text: 'M', size: 26, weight: 800, colour: theme.dark, align: 'centre' },
      ),
    ];
  if (asset === null)
    return [
      {
        kind: 'line',
        points: [
          [at.x - 7, at.y],
          [at.x + 7, at.y],
        ],
        stroke: { colour: theme.faint, width: 4 },
      },
    ];
  const { claimed } = mine.navigation;
  if (!claimed.includes(id)) return assetMark({ ...at, r: 27 }, asset, { state: 'open', of: id });
  const isSpent = gainedState(mine, id) === 'spent';
  const sign = assetSign({ ...at, r: 19 }, asset, ...(isSpent ? [theme.faint] : []));
  return isSpent ? [...sign, ...slashMark({ ...at, r: 26 }, `spent:${id}`)] : sign;
}

function systemShapes(sheet: Sheet, system: System, at: Point): Shape[] {
  const { mine, legal } = sheet;
  const { id } = system;
  const [x, y] = placed(at, system);
  const circle = { x, y, r: id === HOME || id === MECATOL ? LARGE : SYSTEM };
  const { claimed, explored, crossedOut, relics, mecatol } = mine.navigation;
  const isClaimed = id === HOME || claimed.includes(id);
  const isExplored = explored.some((one) => one.id === id);
  const noted = id === MECATOL ? mecatol : (relics.find((one) => one.at === id)?.vp ?? null);
  return [
    {
      kind: 'disc',
      ...circle,
      fill: { colour: isExplored || isClaimed ? theme.raised : theme.panel },
      stroke: { colour: isExplored ? EXPLORED : theme.edge, width: isExplored ? 5 : 3 },
      of: isExplored ? `explored:${id}` : `system:${id}`,
    },
    ...inside(sheet, system, circle),
    ...(isClaimed ? [claimedRing({ ...circle, r: circle.r - 1 }, `claimed:${id}`)] : []),
    ...(crossedOut.includes(id) ? crossMark({ ...circle, r: 26 }, theme.alarm, `crossed:${id}`) : []),
    ...(id === HOME ? [] : tag([x, y + circle.r + 5], id, { colour: theme.ink, of: `id:${id}` })),
    ...(noted === null
      ? []
      : tag([x + circle.r + 20, y - circle.r - 16], `+${noted}`, { colour: theme.gold, of: `noted:${id}` })),
    ...(legal.has(`explore:${id}`) ? [exploreArrow(circle, `legal:explore:${id}`)] : []),
    ...(legal.has(`claim:${id}`) ? cornerFrame({ ...circle, r: circle.r + 8 }, `legal:claim:${id}`) : []),
  ];
}

/** Whether a system stands so near at the right that there is no room for a word. */
const hasNeighbour = ({ systems }: NavigationLayout, { x, y }: { readonly x: number; readonly y: number }) =>
  [...systems.values()].some((system) => system.x > x && system.x < x + 9 && Math.abs(system.y - y) < 6);

function wormholes({ layout, mine }: Sheet, at: Point): Shape[] {
  return [...layout.navigation.wormholes.values()].flatMap((wormhole) => {
    const [x, y] = placed(at, wormhole);
    const isUsed = mine.navigation.wormholes.includes(wormhole.id);
    const circle = { x, y, r: WORMHOLE };
    const isLeft = hasNeighbour(layout.navigation, wormhole);
    return [
      ...wormholeSpiral(circle, { isUsed, of: `wormhole:${wormhole.id}` }),
      ...(isUsed ? slashMark({ ...circle, r: 20 }, `spent:${wormhole.id}`) : []),
      words(
        { x: isLeft ? x - WORMHOLE - 52 : x + WORMHOLE + 4, y: y - 16, width: 48, height: 32 },
        {
          text: wormhole.id,
          size: 24,
          weight: 600,
          align: isLeft ? 'right' : 'left',
          colour: theme.dim,
          of: `id:${wormhole.id}`,
        },
      ),
    ];
  });
}

/** Systems that no lane leads to, if a passage between the other wormholes would close them: nothing else touches theirs. */
export function closedBy({ lanes: all, systems, wormholes: holes }: NavigationLayout): {
  readonly way: string;
  readonly systems: readonly string[];
} | null {
  const reached = new Set<string>([HOME]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const [a, b] of all) {
      if (reached.has(a)) reached.add(b);
      if (reached.has(b)) reached.add(a);
    }
  }
  const outer = [...systems.keys()].filter((id) => !reached.has(id));
  const near = [...holes.values()].filter(({ next }) => next.some((id) => reached.has(id)));
  return outer.length > 0 && near.length === 2
    ? { way: near.map(({ id }) => id).join(' → '), systems: outer }
    : null;
}

/** The map of systems. */
export function navigationArea(sheet: Sheet): Area {
  const { layout, say } = sheet;
  const closes = closedBy(layout.navigation);
  const note = [
    say.label('spending', { sheet: 'navigation' }),
    ...(closes ? [say.label('closes', closes)] : []),
  ].join(' · ');
  return {
    height: HEIGHT,
    draw: (at) => [
      ...lanes(sheet, at),
      ...wormholes(sheet, at),
      ...[...layout.navigation.systems.values()].flatMap((system) => systemShapes(sheet, system, at)),
      words(
        { x: at[0] + MARGIN, y: at[1] + HEIGHT - 38, width: INNER, height: 34 },
        { text: note, size: 24, colour: theme.dim, of: 'spending' },
      ),
    ],
  };
}
