import { growingColumns, hasAbility, oreProduction, supplyOf } from '../rules/mats.ts';
import { controlledBy } from '../rules/ships.ts';
import { factionOf } from '../state.ts';
import type { Cost, Step } from '../tables/vocabulary.ts';
import { betterDisc, discWorth, type Plan } from './plan.ts';

/** What a level of automation is worth as such: every other one shows a point, and further ones one each. */
const AUTOMATION = 0.45;

/** Points of a jump that nobody has planned yet, and research that is not looked at closely. */
const JUMP_POINT = 0.4;
const RESEARCH = 1.6;
/** A colony that nobody has planned yet, less the ships that it takes. */
const COLONY = 3.2;

export const costWorth = ({ ore, pop }: Plan, cost: Cost): number =>
  (cost.ore ?? 0) * ore + (cost.pop ?? 0) * pop;

function plainStep(plan: Plan, step: Step): number {
  const { s, seat, ore, pop, strength, leaning } = plan;
  switch (step.do) {
    case 'ore':
      return step.n * ore;
    case 'orePer':
      return Math.min(step.max, controlledBy(s, seat).length) * ore;
    case 'pop':
      return Math.min(step.n, supplyOf(factionOf(s, seat))) * pop;
    case 'growth':
      return (growingColumns(s, seat).length + (hasAbility(s, seat, 'growthPop') ? 1 : 0)) * pop;
    case 'produce':
      return oreProduction(s, seat) * ore;
    case 'shiftSupply':
      return 0.3 * pop;
    case 'automate': {
      const kind = step.kind === 'any' ? betterDisc(plan, ['food', 'ore']) : step.kind;
      return step.n * (discWorth(plan, kind) + AUTOMATION * plan.leaning.growth);
    }
    case 'build':
      return step.n * (step.level * strength - (step.from === 'pop' ? pop : 0.2 * pop));
    case 'upgrade':
      return step.ships * step.by * strength * 0.85;
    case 'jump':
      return step.n * JUMP_POINT * Math.min(1, plan.turnsLeft / 2 + 0.5);
    case 'research':
      return Math.max(...step.levels) * RESEARCH;
    case 'private':
      return step.level + 1;
    case 'settle':
    case 'takeLinked':
      return 6;
    case 'colonise':
      return COLONY * leaning.military * Math.min(1, plan.turnsLeft / 4);
    default:
      return 0;
  }
}

/** What steps are worth that are not planned in detail. */
export const plainWorth = (plan: Plan, steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + plainStep(plan, step), 0);
