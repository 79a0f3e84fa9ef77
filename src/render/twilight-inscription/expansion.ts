import type { PlanetSymbol } from '#games/twilight-inscription/sheets/layouts.ts';
import type { Base, Planet } from '#games/twilight-inscription/tables/expansion.ts';
import type { Resource } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { Area } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { assetMark } from './assets.ts';
import { claimedRing, cornerFrame, crossMark, slashMark } from './marks.ts';
import { resourceSign } from './resource.ts';
import { gainedState, INNER, MARGIN, type Sheet } from './sheet.ts';
import { victoryAsset } from './victory.ts';

const CELL = { width: 105, height: 98 };
const HEAD = 68;
const GAP = 14;
const SYMBOL = 25;
const BASE = 96;
const COLUMNS = 'abcdefghij';

const planetSize = ({ grid }: Planet) => ({
  width: 14 + ((grid[0]?.length ?? 0) + 1) * CELL.width,
  height: HEAD + grid.length * CELL.height + 76,
});

/** Planets in rows of three, as they are printed. */
function rowsOf(planets: readonly Planet[]): readonly (readonly Planet[])[] {
  return [planets.slice(0, 3), planets.slice(3)];
}

type Printed = Pick<PlanetSymbol, 'id' | 'resource'>;

function symbolShapes({ mine, legal }: Sheet, { id, resource }: Printed, [x, y]: Point): Shape[] {
  const isOpen = mine.expansion.unlocked.includes(id[0] ?? '');
  const isCrossed = mine.expansion.crossed.includes(id);
  return [
    ...resourceSign({ x, y, r: SYMBOL }, resource, { of: `symbol:${id}`, dim: !isOpen }),
    ...(isCrossed ? crossMark({ x, y, r: 22 }, theme.ink, `crossed:${id}`) : []),
    words(
      { x: x - CELL.width / 2, y: y + 31, width: CELL.width, height: 30 },
      {
        text: id,
        size: 25,
        weight: 600,
        align: 'centre',
        colour: isOpen ? theme.ink : theme.faint,
        of: `id:${id}`,
      },
    ),
    ...(legal.has(`symbol:${id}`) ? cornerFrame({ x, y, r: 33 }, `legal:symbol:${id}`) : []),
  ];
}

function planetShapes(sheet: Sheet, planet: Planet, [x, y]: Point): Shape[] {
  const { layout, mine, legal, say } = sheet;
  const { id, grid } = planet;
  const { unlocked, crossed } = mine.expansion;
  const isOpen = unlocked.includes(id);
  const { width, height } = planetSize(planet);
  const at = (column: number, row: number): Point => [
    x + 8 + (column + 0.5) * CELL.width,
    y + HEAD + 30 + row * CELL.height,
  ];
  const lines = layout.expansion.lines.filter((line) => line.planet === id);
  const key = { x: x + width - 40, y: y + 36, r: 24 };
  return [
    {
      kind: 'box',
      x,
      y,
      width,
      height,
      radius: 14,
      fill: { colour: theme.panel },
      stroke: { colour: isOpen ? theme.good : theme.edge, width: isOpen ? 4 : 2 },
      of: isOpen ? `unlocked:${id}` : `planet:${id}`,
    },
    words(
      { x: x + 18, y: y + 12, width: width - 92, height: 44 },
      {
        text: `${id} ${say.names.planets[id] ?? ''}`,
        size: 29,
        weight: 800,
        colour: isOpen ? theme.ink : theme.faint,
      },
    ),
    ...assetMark(key, 'planet', { state: isOpen ? 'spent' : 'open', of: `lock:${id}` }),
    ...(legal.has(`unlock:${id}`) ? cornerFrame({ ...key, r: 31 }, `legal:unlock:${id}`) : []),
    ...grid.flatMap((row, r) =>
      [...row].flatMap((resource, c) =>
        symbolShapes(
          sheet,
          { id: `${id}${COLUMNS[c] ?? ''}${r + 1}`, resource: resource as Resource | '*' },
          at(c, r),
        ),
      ),
    ),
    ...lines.flatMap((line) => {
      const number = Number(line.id.slice(2)) - 1;
      const [left, top] = line.id[1] === 'r' ? at(grid[0]?.length ?? 0, number) : at(number, grid.length);
      const isDone = line.symbols.every((symbol) => crossed.includes(symbol));
      return assetMark({ x: left, y: top + (line.id[1] === 'r' ? 0 : 6), r: 28 }, line.asset, {
        state: isDone ? gainedState(mine, line.id) : 'open',
        of: line.id,
      });
    }),
  ];
}

/** The population track from the bottom up, two beside each other. */
function populationShapes({ layout, mine, say }: Sheet, [x, y]: Point, width: number): Shape[] {
  const track = layout.expansion.population;
  const rows = Math.ceil(track.length / 2);
  const height = HEAD + rows * 68 + 10;
  return [
    panel({ x, y, width, height }),
    words(
      { x: x + 10, y: y + 12, width: width - 20, height: 40 },
      { text: say.label('population', {}), size: 26, weight: 600, colour: theme.dim, align: 'centre' },
    ),
    ...track.flatMap((vp, at): Shape[] => {
      const place = {
        x: x + width / 2 + (at % 2 === 0 ? -52 : 52),
        y: y + HEAD + 30 + (rows - 1 - Math.floor(at / 2)) * 68,
        r: 28,
      };
      const isGained = at < mine.expansion.population;
      return [
        ...victoryAsset(place, vp),
        ...(isGained ? [claimedRing(place, `gained:population:${at}`)] : []),
      ];
    }),
  ];
}

/** Which symbols of a cost are crossed, those of a resource from the left. */
function crossedOf(cost: string, crossed: string): readonly boolean[] {
  const left = [...crossed];
  return [...cost].map((resource) => {
    const at = left.indexOf(resource);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** A base: its symbols or a planet asset; only the way in which it was paid is marked. */
function baseShapes(
  sheet: Sheet,
  base: Base,
  { x, y, width }: { x: number; y: number; width: number },
): Shape[] {
  const { mine, legal, say } = sheet;
  const own = mine.expansion.bases.find(({ id }) => id === base.id);
  const built = own?.built ?? null;
  const middle = y + 66;
  const crossed = crossedOf(base.cost, own?.crossed ?? '');
  const after = x + 42 + base.cost.length * 52;
  const planet = { x: after + 54, y: middle, r: 22 };
  return [
    {
      kind: 'box',
      x,
      y,
      width,
      height: BASE,
      radius: 14,
      fill: { colour: theme.panel },
      stroke: { colour: built ? theme.good : theme.edge, width: built ? 4 : 2 },
      of: built ? `built:${base.id}` : `base:${base.id}`,
    },
    words(
      { x: x + 16, y: y + 6, width: width - 110, height: 34 },
      { text: `${base.id} ${say.names.bases[base.id] ?? ''}`, size: 26, weight: 800 },
    ),
    ...[...base.cost].flatMap((resource, at): Shape[] => {
      const place = { x: x + 40 + at * 52, y: middle, r: 20 };
      return [
        ...resourceSign(place, resource as Resource, {
          of: `symbol:${base.id}:${at}`,
          dim: built === 'planet',
        }),
        ...(crossed[at] ? crossMark({ ...place, r: 18 }, theme.ink, `crossed:${base.id}:${at}`) : []),
      ];
    }),
    words(
      { x: after - 22, y: middle - 16, width: 48, height: 32 },
      { text: say.label('or', {}), size: 22, colour: theme.dim, align: 'centre' },
    ),
    ...assetMark(planet, 'planet', { state: built === 'symbols' ? 'lost' : 'open', of: `by:${base.id}` }),
    ...(built === 'planet' ? slashMark({ ...planet, r: 18 }, `spent:base:${base.id}`) : []),
    ...assetMark({ x: x + width - 48, y: y + BASE / 2, r: 30 }, base.asset, {
      state: built ? gainedState(mine, base.id) : 'open',
      of: base.id,
    }),
    ...(legal.has(`base:${base.id}`)
      ? cornerFrame({ x: x + width - 48, y: y + BASE / 2, r: 37 }, `legal:base:${base.id}`)
      : []),
  ];
}

/** Planets, the population track and the bases. */
export function expansionArea(sheet: Sheet): Area {
  const { layout, say } = sheet;
  const { planets, bases } = layout.expansion;
  const rows = rowsOf(planets).map((row) => ({
    row,
    height: Math.max(...row.map((planet) => planetSize(planet).height)),
    width: row.reduce((sum, planet) => sum + planetSize(planet).width, 0) + (row.length - 1) * GAP,
  }));
  const high = rows.reduce((sum, { height }) => sum + height + GAP, 0);
  const baseWidth = (INNER - 2 * GAP) / 3;
  return {
    height: high + BASE + 44,
    draw: ([left, top]) => {
      const x = left + MARGIN;
      let y = top;
      const drawn = rows.flatMap(({ row, height }) => {
        let across = x;
        const shapes = row.flatMap((planet) => {
          const from = across;
          across += planetSize(planet).width + GAP;
          return planetShapes(sheet, planet, [from, y]);
        });
        y += height + GAP;
        return shapes;
      });
      const first = rows[0]?.width ?? 0;
      return [
        ...drawn,
        ...populationShapes(sheet, [x + first + GAP, top], INNER - first - GAP),
        ...[...bases.values()].flatMap((base, at) =>
          baseShapes(sheet, base, { x: x + at * (baseWidth + GAP), y, width: baseWidth }),
        ),
        words(
          { x, y: y + BASE + 6, width: INNER, height: 34 },
          {
            text: say.label('spending', { sheet: 'expansion' }),
            size: 24,
            colour: theme.dim,
            of: 'spending',
          },
        ),
      ];
    },
  };
}
