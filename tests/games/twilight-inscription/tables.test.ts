import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { layoutOf } from '#games/twilight-inscription/sheets/layout.ts';
import { victoryOf } from '#games/twilight-inscription/sheets/places.ts';
import { AGENDAS, agendas } from '#games/twilight-inscription/tables/agendas.ts';
import { EVENTS, events } from '#games/twilight-inscription/tables/events.ts';
import * as expansion from '#games/twilight-inscription/tables/expansion.ts';
import { FACTIONS, factions } from '#games/twilight-inscription/tables/factions.ts';
import * as industry from '#games/twilight-inscription/tables/industry.ts';
import { mecatolRows } from '#games/twilight-inscription/tables/mecatol.ts';
import * as navigation from '#games/twilight-inscription/tables/navigation.ts';
import { OBJECTIVES, objectives } from '#games/twilight-inscription/tables/objectives.ts';
import { RELICS, relics } from '#games/twilight-inscription/tables/relics.ts';
import { VARIANTS, variantOf } from '#games/twilight-inscription/tables/side-a/index.ts';
import { technologies } from '#games/twilight-inscription/tables/technologies.ts';
import { units } from '#games/twilight-inscription/tables/units.ts';
import {
  ASSETS,
  type AssetId,
  COUNTS,
  RESOURCES,
  SHEETS,
  type SheetId,
  SPECIALS,
  TECHNOLOGIES,
  UNITS,
} from '#games/twilight-inscription/tables/vocabulary.ts';
import * as warfare from '#games/twilight-inscription/tables/warfare.ts';

const SIDE_B = { navigation: 0, expansion: 0, industry: 0, warfare: 0 };
const printed = (sheet: SheetId, variant: number) => layoutOf({ ...SIDE_B, [sheet]: variant });
const VARIANT_NUMBERS = Array.from({ length: VARIANTS + 1 }, (_, variant) => variant);

/** Every place of a sheet with its asset: systems, lines of planets, cells, dots. */
function places(sheet: SheetId, variant: number): readonly (readonly [string, AssetId | null])[] {
  const layout = printed(sheet, variant);
  switch (sheet) {
    case 'navigation':
      return [...layout.navigation.systems.values()].map(({ id, asset }) => [id, asset]);
    case 'expansion':
      return layout.expansion.lines.map(({ id, asset }) => [id, asset]);
    case 'industry':
      return [...layout.industry.cells.values()].map(({ id, asset }) => [id, asset]);
    case 'warfare':
      return [...layout.warfare.dots];
  }
}

const MIDDLE = ['A3', 'B4', 'D4', 'E4', 'F3', 'F4', 'C5', 'D5', 'E5', 'A5', 'B6', 'B5', 'F5', 'E3'];
const among = (id: string, bands: readonly string[]) => bands.findIndex((band) => band.includes(id[0] ?? ''));

/** The band of equal reach that a place lies in: assets of side A stay in theirs. */
function bandOf(sheet: SheetId, id: string): number {
  switch (sheet) {
    case 'navigation':
      return among(id, ['ab', 'cd', 'efg', 'i', 'HM']);
    case 'expansion':
      return among(id, ['AB', 'CD', 'EF']);
    case 'industry':
      return MIDDLE.includes(id) ? 1 : Number(id[1]) > 4 ? 2 : 0;
    case 'warfare':
      return warfare.wars.findIndex(({ rows }) => Number(id.slice(1)) <= rows[1]);
  }
}

/** The assets of each band, sorted. */
function bands(sheet: SheetId, variant: number): Record<number, string> {
  const found: Record<number, (AssetId | null)[]> = {};
  for (const [id, asset] of places(sheet, variant)) {
    const band = bandOf(sheet, id);
    found[band] = [...(found[band] ?? []), asset];
  }
  return Object.fromEntries(
    Object.entries(found).map(([band, all]) => [band, all.map(String).sort().join(' ')]),
  );
}

const count = z.int().min(0);
const resource = z.enum(RESOURCES);
const sheet = z.enum(SHEETS);
const asset = z.enum(ASSETS);
const need = z.strictObject({ count: z.enum(COUNTS), n: z.int().min(1), asset: asset.optional() });
const n = z.int().min(1);
const plain = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('spend'),
    r: z.union([resource, z.literal('any')]),
    n,
    on: z.union([sheet, z.enum(['any', 'active'])]),
  }),
  z.strictObject({
    do: z.literal('gain'),
    a: z.union([asset, z.enum(['P?', 'special?', 'sameProduct'])]),
    n,
  }),
  z.strictObject({ do: z.literal('explore'), n, through: z.literal('wormholes').optional() }),
  z.strictObject({ do: z.enum(['claim', 'crossCell', 'claimCell', 'deployInfantry']), n }),
  z.strictObject({ do: z.literal('develop'), n, lines: z.array(asset).optional() }),
  z.strictObject({ do: z.enum(['deploy', 'unlockUnit']), unit: z.enum(UNITS) }),
  z.strictObject({ do: z.literal('research'), tech: z.enum(TECHNOLOGIES) }),
  z.strictObject({ do: z.enum(['researchAny', 'crossTech']), n }),
  z.strictObject({ do: z.literal('crossUnits'), unit: z.enum(UNITS), r: resource }),
  z.strictObject({ do: z.literal('strength'), n, side: z.enum(['one', 'both']) }),
  z.strictObject({ do: z.literal('freeVotes'), n }),
  z.strictObject({ do: z.literal('vp'), n: z.int(), sheet }),
]);
const effect = z.union([
  plain,
  z.strictObject({
    do: z.literal('when'),
    cond: need,
    holds: z.array(plain),
    otherwise: z.array(plain),
  }),
]);
const effects = z.array(effect);
const conversion = z.strictObject({ from: z.array(resource).min(1), to: z.array(resource).min(1) });
const stage = z.int().min(1).max(5);

const schemas = {
  events: z.strictObject({
    stage,
    back: z.enum(['black', 'blue']),
    type: z.enum(['strategy', 'war', 'council', 'production']),
    resources: z.array(resource),
    effects,
  }),
  factions: z.strictObject({
    on: z.string(),
    sheet: sheet.optional(),
    first: effects.min(1).optional(),
    convert: conversion.optional(),
    coversAnomalies: z.literal(true).optional(),
    second: effects.min(1),
  }),
  objectives: z.strictObject({ sheet, first: n, later: n, need }),
  relics: z.strictObject({ vp: n, when: z.enum(['now', 'strategy', 'council', 'warAfter']), effects }),
  agendas: z.strictObject({
    stage: z.int().min(2).max(4),
    star: z.enum(['for', 'against']),
    for: effects.min(1),
    against: effects.min(1),
  }),
  technologies: z.strictObject({
    sheet,
    research: z.int().min(3).max(5),
    special: z.enum(SPECIALS),
    code: z.string().length(2),
    always: z.enum(['wormholes', 'strength']).optional(),
    effects: effects.min(1).optional(),
    onClaimProduct: effects.min(1).optional(),
    convert: conversion.optional(),
  }),
  units: z.strictObject({
    cost: z.string().regex(/^([MIR]+|\*)$/),
    copies: z.int().min(1).nullable(),
    vp: count,
    shape: z.array(z.tuple([count, count])).min(1),
    unlock: z.enum(SPECIALS).optional(),
    bySpecial: z.enum(SPECIALS).optional(),
    letter: z.string().length(1),
  }),
};

describe('the tables of Twilight Inscription', () => {
  it('hold the numbers of components that the design counts', () => {
    const sizes = {
      systems: navigation.systems.length,
      lanes: navigation.lanes.length,
      wormholes: navigation.wormholes.length,
      symbols: printed('expansion', 0).expansion.symbols.size,
      lines: printed('expansion', 0).expansion.lines.length,
      cells: industry.cells.length,
      anomalies: warfare.anomalies.length,
      dots: Object.keys(warfare.dots).length,
      mecatol: mecatolRows.length,
      technologies: TECHNOLOGIES.length,
      units: UNITS.length,
    };
    expect(sizes).toEqual({
      systems: 33,
      lanes: 47,
      wormholes: 4,
      symbols: 39,
      lines: 31,
      cells: 42,
      anomalies: 10,
      dots: 19,
      mecatol: 8,
      technologies: 12,
      units: 7,
    });
    const cards = [EVENTS, FACTIONS, OBJECTIVES, RELICS, AGENDAS].map((ids) => new Set(ids).size);
    expect(cards).toEqual([25, 24, 12, 16, 12]);
    expect(VARIANTS).toBe(8);
  });

  it('have thirteen symbols of each resource on planets', () => {
    const symbols = [...printed('expansion', 0).expansion.symbols.values()];
    for (const r of RESOURCES) expect(symbols.filter((symbol) => symbol.resource === r)).toHaveLength(13);
  });

  it('give 31 resources with events, three cards of one, eight of two and four of three', () => {
    const all = EVENTS.map((id) => events[id]).filter(({ type }) => type === 'strategy');
    const of = (r: string) => all.flatMap(({ resources }) => resources).filter((one) => one === r).length;
    expect([of('M'), of('I'), of('R')]).toEqual([11, 10, 10]);
    const sizes = [1, 2, 3].map((size) => all.filter(({ resources }) => resources.length === size).length);
    expect(sizes).toEqual([3, 8, 4]);
  });

  it.each(SHEETS)('keep the assets of every band of %s on side A', (id) => {
    for (const variant of VARIANT_NUMBERS.slice(1))
      expect(bands(id, variant), `variant ${variant}`).toEqual(bands(id, 0));
  });

  it.each(SHEETS)('name on side A only places of %s that are printed on side B', (id) => {
    const known = new Set(places(id, 0).map(([place]) => place));
    for (const variant of VARIANT_NUMBERS)
      for (const place of Object.keys(variantOf(id, variant).assets)) expect(known).toContain(place);
  });

  it('show only assets of the catalogue, on all sheets', () => {
    const shown = SHEETS.flatMap((id) =>
      VARIANT_NUMBERS.flatMap((variant) => places(id, variant).flatMap(([, one]) => one ?? [])),
    );
    const bases = VARIANT_NUMBERS.flatMap((variant) =>
      [...printed('expansion', variant).expansion.bases.values()].map((base) => base.asset),
    );
    const wins = VARIANT_NUMBERS.flatMap((variant) =>
      printed('warfare', variant).warfare.wars.flatMap(({ win }) => win),
    );
    for (const one of [...shown, ...bases, ...wins]) expect(ASSETS).toContain(one);
    expect(new Set(ASSETS).size).toBe(ASSETS.length);
  });

  it('print no dot with an asset on an anomaly, on any sheet', () => {
    for (const variant of VARIANT_NUMBERS) {
      const { anomalies, dots } = printed('warfare', variant).warfare;
      expect([...dots.keys()].filter((dot) => anomalies.has(dot))).toEqual([]);
    }
  });

  it.each(VARIANT_NUMBERS)('reach every system of navigation sheet %i', (variant) => {
    const { systems, lanes, wormholes, beside, explored } = printed('navigation', variant).navigation;
    for (const id of [...lanes.flat(), ...[...wormholes.values()].flatMap(({ next }) => next), ...explored])
      expect([...systems.keys()]).toContain(id);
    const reached = new Set<string>([navigation.HOME]);
    const byLane = () => {
      for (const id of reached) for (const other of beside.get(id) ?? []) reached.add(other);
    };
    byLane();
    const outer = variant === 7 ? 0 : 3;
    expect(systems.size - reached.size).toBe(outer);
    for (const { next } of wormholes.values()) for (const id of next) reached.add(id);
    byLane();
    expect(reached.size).toBe(systems.size);
  });

  it.each(VARIANT_NUMBERS)(
    'reach every cell of industry sheet %i once its dashed cells are open',
    (variant) => {
      const { cells, beside, crossed } = printed('industry', variant).industry;
      const reached = new Set(crossed);
      for (const id of reached) for (const other of beside.get(id) ?? []) reached.add(other);
      expect(reached.size).toBe(cells.size);
    },
  );

  it('have a lane once, and from a system to another', () => {
    for (const variant of VARIANT_NUMBERS) {
      const { lanes } = printed('navigation', variant).navigation;
      const names = lanes.map((lane) => [...lane].sort().join('-'));
      expect(new Set(names).size).toBe(names.length);
      expect(lanes.filter(([a, b]) => a === b)).toEqual([]);
    }
  });

  it.each([
    ['events', events],
    ['factions', factions],
    ['objectives', objectives],
    ['relics', relics],
    ['agendas', agendas],
    ['technologies', technologies],
    ['units', units],
  ] as const)('have rows of the right shape: %s', (name, table) => {
    for (const [id, row] of Object.entries(table))
      expect(schemas[name].safeParse(row).error, `${name} ${id}`).toBeUndefined();
  });

  it('have planets whose rows and columns each show an asset', () => {
    for (const variant of VARIANT_NUMBERS)
      for (const { id, grid, rows, cols } of printed('expansion', variant).expansion.planets) {
        expect(rows.length, id).toBe(grid.length);
        expect(new Set(grid.map((row) => row.length)), id).toEqual(new Set([cols.length]));
        expect(grid.join(''), id).toMatch(/^[MIR*]+$/);
      }
    for (const { cost } of expansion.bases) expect(cost).toMatch(/^[MIR]{3,4}$/);
  });

  it('have population tracks of ten steps that come to 23 points and never fall', () => {
    for (const variant of VARIANT_NUMBERS) {
      const { population } = printed('expansion', variant).expansion;
      expect(population).toHaveLength(10);
      expect(population.reduce((sum, one) => sum + one, 0)).toBe(23);
      expect([...population].sort((a, b) => a - b)).toEqual([...population]);
    }
  });

  it('have ten points of victory assets on navigation', () => {
    const points = places('navigation', 0).map(([, one]) => victoryOf(one));
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(10);
  });

  it('have letters and codes that stand for one thing each', () => {
    const letters = UNITS.map((id) => units[id].letter);
    const codes = TECHNOLOGIES.map((id) => technologies[id].code);
    expect(new Set(letters).size).toBe(letters.length);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('pay the first more than those who come later', () => {
    for (const id of OBJECTIVES) expect(objectives[id].first, id).toBeGreaterThan(objectives[id].later);
    const rows = mecatolRows.map(({ votes, vp }) => [votes, vp]);
    expect(rows.slice(0, 3)).toEqual([
      [5, 7],
      [4, 5],
      [3, 3],
    ]);
    expect([...mecatolRows].sort((a, b) => b.vp - a.vp)).toEqual([...mecatolRows]);
  });
});
