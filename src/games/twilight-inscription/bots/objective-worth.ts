import { countOf } from '../rules/counts.ts';
import type { Player } from '../state.ts';
import { objectives } from '../tables/objectives.ts';
import type { CountId, SheetId } from '../tables/vocabulary.ts';
import type { Situation } from './situation.ts';

/** How fast a count grows in an activation of its sheet. */
const PACE: Readonly<Partial<Record<CountId, number>>> = {
  claimedAsset: 1,
  claimedSystems: 2.4,
  exploredSystems: 2.8,
  unlockedPlanets: 1.2,
  population: 1.2,
  basesAndPlanets: 0.8,
  minProducts: 1,
  claimedCells: 3,
  votesUnderlined: 0.8,
  warsWon: 0.9,
  unitsCreated: 1.8,
  coveredAssets: 2.2,
};

/** What the open objectives of a sheet are worth: all if fulfilled, before that the more the nearer, if there is time. */
export function objectiveWorth(
  { ctx, objectives: open, activations }: Situation,
  player: Player,
  sheet: SheetId,
): number {
  let worth = 0;
  for (const { id, vp } of open[sheet]) {
    const { need } = objectives[id];
    const lacks = need.n - countOf(ctx, player, need);
    if (lacks <= 0) worth += vp;
    else {
      const spare = player.active === sheet ? player.hand.length / 5 + 0.3 : 0;
      const reach = (activations[sheet] + spare) * (PACE[need.count] ?? 1);
      const chance = Math.min(1, Math.max(0, (1.6 * reach - lacks) / (reach + 1)));
      worth += vp * chance * 0.75 * (1 - lacks / need.n) ** 1.5;
    }
  }
  return worth;
}
