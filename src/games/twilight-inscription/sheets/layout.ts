import * as expansion from '../tables/expansion.ts';
import * as industry from '../tables/industry.ts';
import * as navigation from '../tables/navigation.ts';
import type { Change } from '../tables/side-a/changes.ts';
import { type SideA, VARIANTS, variantOf } from '../tables/side-a/index.ts';
import { sideBTechnologies } from '../tables/technologies.ts';
import { units } from '../tables/units.ts';
import { type AssetId, SHEETS, type SheetId, type Special } from '../tables/vocabulary.ts';
import * as warfare from '../tables/warfare.ts';
import type { ExpansionLayout, IndustryLayout, Layout, NavigationLayout, WarfareLayout } from './layouts.ts';
import { cellsBeside, linesOf, symbolsOf } from './places.ts';

/** The variant of each sheet: 0 is side B, 1 to 8 are those of side A (2.1). */
export type Variants = Readonly<Record<SheetId, number>>;

type ChangesOf<K extends Change['change']> = Extract<Change, { readonly change: K }>;

const changesOf = <K extends Change['change']>(side: SideA, kind: K): readonly ChangesOf<K>[] =>
  side.changes.filter((change): change is ChangesOf<K> => change.change === kind);

const assetAt = (side: SideA, id: string, printed: AssetId | null): AssetId | null => {
  const moved = side.assets[id];
  return moved === undefined ? printed : moved;
};

function navigationOf(side: SideA): NavigationLayout {
  const further = changesOf(side, 'lane');
  const lanes = [...navigation.lanes, ...further.flatMap((change) => change.lanes)];
  const wormholes = new Map(navigation.wormholes.map((wormhole) => [wormhole.id, wormhole]));
  for (const { id, x, y, next } of changesOf(side, 'wormhole')) wormholes.set(id, { id, x, y, next });
  const systems = new Map(
    navigation.systems.map((system) => [
      system.id,
      { ...system, asset: assetAt(side, system.id, system.asset) },
    ]),
  );
  const beside = new Map<string, string[]>([...systems.keys()].map((id) => [id, []]));
  for (const [a, b] of lanes) {
    beside.get(a)?.push(b);
    beside.get(b)?.push(a);
  }
  const explored = changesOf(side, 'explored').flatMap((change) => change.systems);
  return {
    systems,
    lanes,
    bends: further.flatMap(({ lanes: [lane], bend }) => (lane && bend ? [{ lane, ...bend }] : [])),
    beside,
    wormholes,
    explored: [...navigation.FIRST_EXPLORED, ...explored],
  };
}

function expansionOf(side: SideA): ExpansionLayout {
  const grids = new Map(changesOf(side, 'grid').map(({ planet, grid }) => [planet, grid]));
  const planets = expansion.planets.map((planet) => ({
    id: planet.id,
    grid: grids.get(planet.id) ?? planet.grid,
    rows: planet.rows.map((asset, i) => assetAt(side, `${planet.id}r${i + 1}`, asset) as AssetId),
    cols: planet.cols.map((asset, i) => assetAt(side, `${planet.id}c${i + 1}`, asset) as AssetId),
  }));
  const changed = new Map(changesOf(side, 'base').map(({ id, base }) => [id, base]));
  const [track] = changesOf(side, 'population').map((change) => change.track);
  return {
    planets,
    symbols: new Map(planets.flatMap(symbolsOf).map((symbol) => [symbol.id, symbol])),
    lines: planets.flatMap(linesOf),
    bases: new Map(expansion.bases.map((base) => [base.id, { ...base, ...changed.get(base.id) }])),
    population: track ?? expansion.population,
  };
}

function industryOf(side: SideA): IndustryLayout {
  const locks: Readonly<Record<string, Special>> = Object.assign(
    {},
    ...changesOf(side, 'dashed').map((change) => change.cells),
  );
  const cells = new Map(
    industry.cells.map((cell) => {
      const dashed = locks[cell.id] ?? cell.dashed;
      const asset = assetAt(side, cell.id, cell.asset);
      return [cell.id, { ...cell, asset, ...(dashed && { dashed }) }] as const;
    }),
  );
  const crossed = changesOf(side, 'crossed').flatMap((change) => change.cells);
  return {
    cells,
    beside: cellsBeside([...cells.values()]),
    crossed: [...industry.FIRST_CROSSED, ...crossed],
    chart: Object.assign({}, industry.chart, ...changesOf(side, 'chart').map((change) => change.chart)),
    legend: Object.assign({}, industry.legend, ...changesOf(side, 'legend').map((change) => change.legend)),
  };
}

function warfareOf(side: SideA): WarfareLayout {
  const [anomalies] = changesOf(side, 'anomalies').map((change) => change.dots);
  const [win] = changesOf(side, 'win').map((change) => change.win);
  const changed = changesOf(side, 'unit').map(({ id, unit }) => [id, { ...units[id], ...unit }] as const);
  const dots = Object.keys(warfare.dots).map(
    (dot) => [dot, assetAt(side, dot, warfare.dots[dot] ?? null)] as const,
  );
  return {
    wars: warfare.wars.map((war, i) => ({ ...war, win: win?.[i] ?? war.win })),
    anomalies: new Set(anomalies ?? warfare.anomalies),
    dots: new Map(dots.flatMap(([dot, asset]) => (asset === null ? [] : [[dot, asset] as const]))),
    units: { ...units, ...Object.fromEntries(changed) },
  };
}

/** A layout for side B and each variant of side A. */
const all = <T>(sheet: SheetId, make: (side: SideA) => T): readonly T[] =>
  Array.from({ length: VARIANTS + 1 }, (_, variant) => make(variantOf(sheet, variant)));

const layouts = {
  navigation: all('navigation', navigationOf),
  expansion: all('expansion', expansionOf),
  industry: all('industry', industryOf),
  warfare: all('warfare', warfareOf),
};

function layoutFor<K extends SheetId>(sheet: K, variants: Variants): (typeof layouts)[K][number] {
  const found = layouts[sheet][variants[sheet]];
  if (!found) throw new Error(`there is no ${sheet} sheet ${variants[sheet]}`);
  return found;
}

/** What is printed on a player's sheets. */
export function layoutOf(variants: Variants): Layout {
  const replaced = new Map(
    SHEETS.flatMap((sheet) => changesOf(variantOf(sheet, variants[sheet]), 'technology')).map(
      ({ replaces, technology }) => [replaces, technology],
    ),
  );
  return {
    navigation: layoutFor('navigation', variants),
    expansion: layoutFor('expansion', variants),
    industry: layoutFor('industry', variants),
    warfare: layoutFor('warfare', variants),
    technologies: sideBTechnologies.map((id) => replaced.get(id) ?? id),
  };
}
