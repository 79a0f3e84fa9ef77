import type { Layout } from '../sheets/layouts.ts';
import { victoryOf } from '../sheets/places.ts';
import type { Player } from '../state.ts';
import type { Milestone } from '../tables/industry.ts';
import { objectives } from '../tables/objectives.ts';
import { SHEETS, type SheetId } from '../tables/vocabulary.ts';

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

function navigationScore({ layout }: On, { navigation }: Player): number {
  const claimed = navigation.claimed.map((id) => victoryOf(layout.navigation.systems.get(id)?.asset ?? null));
  return sum(claimed) + sum(navigation.relics.map(({ vp }) => vp)) + (navigation.mecatol ?? 0);
}

function expansionScore({ layout }: On, { expansion }: Player): number {
  const crossed = new Set(expansion.crossed);
  const lines = layout.expansion.lines.filter(({ symbols }) => symbols.every((id) => crossed.has(id)));
  const built = expansion.bases.filter((base) => base.built !== null);
  return (
    sum(lines.map(({ asset }) => victoryOf(asset))) +
    sum(built.map(({ id }) => victoryOf(layout.expansion.bases.get(id)?.asset ?? null))) +
    sum(layout.expansion.population.slice(0, expansion.population))
  );
}

function industryScore({ layout }: On, { industry }: Player): number {
  const { chart, cells } = layout.industry;
  return (
    sum(industry.claimed.map((id) => victoryOf(cells.get(id)?.asset ?? null))) +
    sum(industry.products.map((crossed) => reached(chart.rowVictory, crossed))) + // 9.4
    reached(chart.voteVictory, industry.votesUnderlined) + // 9.2
    Math.floor((industry.goods.gained - industry.goods.spent) / 2) // 22.2
  );
}

function warfareScore({ layout }: On, { warfare }: Player): number {
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
  return (
    sum(created.map(({ unit }) => units[unit].vp)) +
    sum(covered.map((dot) => victoryOf(dots.get(dot) ?? null))) +
    sum(fought)
  );
}

const PRINTED = {
  navigation: navigationScore,
  expansion: expansionScore,
  industry: industryScore,
  warfare: warfareScore,
} as const;

/** What a player's sheets are worth as they stand. */
export function scoreOf(on: On, player: Player): Score {
  const scores = SHEETS.map((sheet) => {
    const objective = player.objectives.filter(({ id }) => objectives[id].sheet === sheet);
    const written = player.written.filter((one) => one.sheet === sheet);
    return PRINTED[sheet](on, player) + sum(objective.map(({ vp }) => vp)) + sum(written.map(({ vp }) => vp));
  });
  const [navigation = 0, expansion = 0, industry = 0, warfare = 0] = scores;
  return { navigation, expansion, industry, warfare, total: sum(scores) };
}
