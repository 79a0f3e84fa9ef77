import { nextVp } from '../rules/achievements.ts';
import { requiredStrength } from '../rules/colonising.ts';
import { strengthAt, systemPlaces } from '../rules/ships.ts';
import { factionOf } from '../state.ts';
import { achievements } from '../tables/achievements.ts';
import type { SystemPlace } from '../tables/boards.ts';
import { type SystemId, systems } from '../tables/systems.ts';
import { plainWorth } from './plain-worth.ts';
import { betterDisc, discWorth, type Plan } from './plan.ts';

/** What one more colony brings nearer. */
function towardsColonies({ s, seat }: Plan): number {
  const have = factionOf(s, seat).colonies.length;
  return s.achievements.reduce((sum, { id, discs }) => {
    const { count, n } = achievements[id].test;
    const vp = nextVp(s, id);
    if (count !== 'colonies' || vp === null || discs.includes(seat) || have >= n) return sum;
    return sum + (have === n - 1 ? vp : vp / (n + 1));
  }, 0);
}

/** What a system is worth as a colony, beside the ships that it takes. */
export function colonyWorth(plan: Plan, system: SystemId): number {
  const { vp, bonus, spec } = systems[system];
  const disc = discWorth(plan, betterDisc(plan, spec));
  return plan.leaning.military * (vp + towardsColonies(plan)) + disc + plainWorth(plan, bonus);
}

/** The same less the strength that is given up for it, at most so much lower as an action says. */
export function settlingWorth(
  plan: Plan,
  { place, lost }: { readonly place: SystemPlace; readonly lost: number },
): number {
  const system = plan.s.systems[place];
  if (!system) return 0;
  return colonyWorth(plan, system) - 1 - 0.6 * plan.strength * lost;
}

/** The best that colonising would come to now; null if nothing can be colonised. */
export function bestColony(plan: Plan, minus: number): number | null {
  const { s, seat } = plan;
  const worths = systemPlaces(s).flatMap((place) => {
    const lost = requiredStrength(s, seat, { place, minus });
    const holds = s.outposts[place]?.seat === seat && strengthAt(s, seat, place) >= lost;
    return holds ? [settlingWorth(plan, { place, lost })] : [];
  });
  return worths.length > 0 ? Math.max(...worths) : null;
}
