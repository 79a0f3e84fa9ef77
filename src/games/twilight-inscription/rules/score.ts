import type { Layout } from '../sheets/layouts.ts';
import { victoryOf } from '../sheets/places.ts';
import type { Player } from '../state.ts';
import type { Milestone } from '../tables/industry.ts';
import { objectives } from '../tables/objectives.ts';
import { SHEETS, type SheetId } from '../tables/vocabulary.ts';

/** What points are for, sheet by sheet; objectives and agendas come to any of them. */
export const SOURCES = [
  'systems',
  'relics',
  'mecatol',
  'lines',
  'bases',
  'population',
  'cells',
  'products',
  'diplomacy',
  'goods',
  'units',
  'dots',
  'wars',
  'objective',
  'agendas',
] as const;
export type Source = (typeof SOURCES)[number];

/** The points of a sheet by what they are for. */
export type Sources = Readonly<Partial<Record<Source, number>>>;

/** Points by sheet and in all (22.1 to 22.3). */
export interface Score extends Readonly<Record<SheetId, number>> {
  readonly total: number;
}

interface On {
  readonly layout: Layout;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const reached = (milestones: readonly Milestone[], count: number) =>
  sum(milestones.filter(({ after }) => count >= after).map(({ vp }) => vp));

function navigationSources({ layout }: On, { navigation }: Player): Sources {
  const claimed = navigation.claimed.map((id) => victoryOf(layout.navigation.systems.get(id)?.asset ?? null));
  return {
    systems: sum(claimed),
    relics: sum(navigation.relics.map(({ vp }) => vp)),
    mecatol: navigation.mecatol ?? 0,
  };
}

function expansionSources({ layout }: On, { expansion }: Player): Sources {
  const crossed = new Set(expansion.crossed);
  const lines = layout.expansion.lines.filter(({ symbols }) => symbols.every((id) => crossed.has(id)));
  const built = expansion.bases.filter((base) => base.built !== null);
  return {
    lines: sum(lines.map(({ asset }) => victoryOf(asset))),
    bases: sum(built.map(({ id }) => victoryOf(layout.expansion.bases.get(id)?.asset ?? null))),
    population: sum(layout.expansion.population.slice(0, expansion.population)),
  };
}

function industrySources({ layout }: On, { industry }: Player): Sources {
  const { chart, cells } = layout.industry;
  return {
    cells: sum(industry.claimed.map((id) => victoryOf(cells.get(id)?.asset ?? null))),
    products: sum(industry.products.map((crossed) => reached(chart.rowVictory, crossed))), // 9.4
    diplomacy: reached(chart.voteVictory, industry.votesUnderlined), // 9.2
    goods: Math.floor((industry.goods.gained - industry.goods.spent) / 2), // 22.2
  };
}

function warfareSources({ layout }: On, { warfare }: Player): Sources {
  const { units, dots, wars } = layout.warfare;
  const created = warfare.units.filter(({ copy }) => copy !== null);
  const covered = warfare.units.flatMap((unit) => unit.dots);
  const fought = warfare.wars.flatMap(({ verdicts }, war) =>
    (['left', 'right'] as const).map((side, at) => {
      const { win, loss } = wars[war] ?? { win: [], loss: 0 };
      if (verdicts?.[side] === 'won') return victoryOf(win[at] ?? null);
      return verdicts?.[side] === 'lost' ? loss : 0;
    }),
  );
  return {
    units: sum(created.map(({ unit }) => units[unit].vp)),
    dots: sum(covered.map((dot) => victoryOf(dots.get(dot) ?? null))),
    wars: sum(fought),
  };
}

const PRINTED = {
  navigation: navigationSources,
  expansion: expansionSources,
  industry: industrySources,
  warfare: warfareSources,
} as const;

/** What a player has points for on one sheet. */
export function sourcesOf(on: On, player: Player, sheet: SheetId): Sources {
  const objective = player.objectives.filter(({ id }) => objectives[id].sheet === sheet);
  const written = player.written.filter((one) => one.sheet === sheet);
  return {
    ...PRINTED[sheet](on, player),
    objective: sum(objective.map(({ vp }) => vp)),
    agendas: sum(written.map(({ vp }) => vp)),
  };
}

/** What a player's sheets are worth as they stand. */
export function scoreOf(on: On, player: Player): Score {
  const scores = SHEETS.map((sheet) => sum(Object.values(sourcesOf(on, player, sheet))));
  const [navigation = 0, expansion = 0, industry = 0, warfare = 0] = scores;
  return { navigation, expansion, industry, warfare, total: sum(scores) };
}
