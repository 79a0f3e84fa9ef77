import { pointsOf } from '../rules/jumps.ts';
import { hasAbility } from '../rules/mats.ts';
import { purseOf } from '../rules/purse.ts';
import { researchable, slotPrice } from '../rules/research.ts';
import type { Source } from '../rules/spaces.ts';
import { events } from '../tables/events.ts';
import { guilds } from '../tables/guilds.ts';
import { startActions } from '../tables/start.ts';
import { technologies } from '../tables/technologies/index.ts';
import type { Action, ActionOption, Cost, ResearchStep, Step } from '../tables/vocabulary.ts';
import { bestColony } from './colony-worth.ts';
import { bestJump, bestJumpToColony } from './jump-plan.ts';
import { costWorth, plainWorth } from './plain-worth.ts';
import type { Plan } from './plan.ts';
import { cubeWorth, slotWorth } from './technology-worth.ts';

/** An action that is offered: where it is printed, which of its ways, and what it costs there. */
export interface OfferedAction {
  readonly source: Source;
  readonly option: ActionOption['label'] | null;
  readonly cost: Cost;
}

function printed({ kind, id, n }: Source): Action | undefined {
  if (kind === 'technology') return technologies[id].actions[n];
  if (kind === 'guild') return guilds[id].action;
  return kind === 'start' ? startActions[id] : events[id].action;
}

/** The steps of an action in one of its ways. */
function stepsOf({ source, option }: OfferedAction): readonly Step[] {
  const steps = printed(source)?.steps ?? [];
  const [first, ...rest] = steps;
  if (first?.do !== 'choice') return steps;
  const way = first.options.find(({ label }) => label === option);
  return [...(way?.steps ?? []), ...rest];
}

/** The best that research would come to with what is left after the cost; null if nothing can be researched. */
function bestResearch(plan: Plan, step: ResearchStep, cost: Cost): number | null {
  const { s, seat } = plan;
  const { ore, pop, supply } = purseOf(s, seat);
  const purse = { ore: ore - (cost.ore ?? 0), pop: pop - (cost.pop ?? 0), supply };
  const worths = researchable(s, seat, { step, purse, minus: 0 }).map(
    (slot) => slotWorth(plan, slot) - plan.ore * slotPrice(step, slot, 0) - cubeWorth(plan, step.cube),
  );
  return worths.length > 0 ? Math.max(...worths) : null;
}

function jumpWorth(
  plan: Plan,
  { step, rest }: { readonly step: Step; readonly rest: readonly Step[] },
): number {
  if (step.do !== 'jump') return 0;
  const points = pointsOf(plan.s, plan.seat, step.n);
  const alone = bestJump(plan, points, step.plunder).worth;
  const colonise = rest.find((one) => one.do === 'colonise');
  if (colonise?.do !== 'colonise') return alone;
  const both = bestJumpToColony(plan, { points, minus: colonise.minus ?? 0 });
  const settled = both === null ? -Infinity : both.worth - plan.ore * (colonise.price ?? 0);
  return colonise.optional ? Math.max(alone, settled) : settled;
}

/** What an action would come to: its jumps, research and colonies looked at closely, the rest as it is worth on the whole. */
export function actionWorth(plan: Plan, offered: OfferedAction): number {
  const steps = stepsOf(offered);
  const jumps = steps.some(({ do: kind }) => kind === 'jump');
  const upgrades = steps.filter((step) => step.do === 'upgrade' || step.do === 'build');
  let worth = -costWorth(plan, offered.cost);
  for (const [at, step] of steps.entries()) {
    const rest = steps.slice(at + 1);
    if (step.do === 'jump') worth += Math.max(-1, jumpWorth(plan, { step, rest }));
    else if (step.do === 'colonise')
      worth += jumps && !isFirst(steps, at) ? 0 : (bestColony(plan, step.minus ?? 0) ?? 0);
    else if (step.do === 'research') {
      const best = bestResearch(plan, step, offered.cost);
      worth += step.optional ? Math.max(0, best ?? 0) : (best ?? 0);
    } else if (step.do === 'copy') worth += 3;
    else worth += plainWorth(plan, [step]);
  }
  const ready = upgrades.length > 0 && jumps && hasAbility(plan.s, plan.seat, 'jumpPlus') ? 0.2 : 0;
  return worth + ready;
}

/** Whether a colonisation comes before every jump of its action. */
const isFirst = (steps: readonly Step[], at: number): boolean =>
  !steps.slice(0, at).some(({ do: kind }) => kind === 'jump');
