import { countOf, nextVp } from '../rules/achievements.ts';
import { TECHNOLOGY_VP } from '../rules/numbers.ts';
import { factionOf } from '../state.ts';
import { achievements } from '../tables/achievements.ts';
import { technologies } from '../tables/technologies/index.ts';
import { TECHNOLOGIES, type TechnologyId } from '../tables/technology-ids.ts';
import { SLOTS, type SlotId, tree } from '../tables/tree.ts';
import type { Action, Level, Step, TechType } from '../tables/vocabulary.ts';
import { costWorth, plainWorth } from './plain-worth.ts';
import type { Plan } from './plan.ts';

/** What an action must be worth more than, as there is always another one. */
const USUAL_ACTION = 1.6;

const stepsOf = ({ steps }: Action): readonly Step[] => {
  const [first] = steps;
  return first?.do === 'choice' ? (first.options[0]?.steps ?? []) : steps;
};

/** What it is worth to have an action to choose, for some of the turns still to come. */
function accessWorth(plan: Plan, action: Action): number {
  const better = plainWorth(plan, stepsOf(action)) - costWorth(plan, action.cost) - USUAL_ACTION;
  return Math.max(0.3, Math.min(2, better)) * Math.min(3, plan.turnsLeft / 3);
}

/** What one more technology of a level brings nearer. */
function towardsAchievements({ s, seat }: Plan, level: Level): number {
  return s.achievements.reduce((sum, { id, discs }) => {
    const { count, n } = achievements[id].test;
    const vp = nextVp(s, id);
    if (vp === null || discs.includes(seat)) return sum;
    const counts = count === 'techs' || (count === 'level4' && level === 4);
    const missing = n - countOf(s, seat, count);
    return counts && missing > 0 ? sum + vp / (missing * missing) : sum;
  }, 0);
}

/** What a card is worth to whoever comes to own it. */
export function technologyWorth(plan: Plan, id: TechnologyId): number {
  const { level, vp, immediate, actions, lasting } = technologies[id];
  const { leaning, turnsLeft, ore } = plan;
  const points = vp ?? TECHNOLOGY_VP[level] ?? 0;
  const produced = (lasting?.orePlus ?? 0) * 0.5 * ore * turnsLeft;
  const access = actions.reduce((sum, action) => sum + accessWorth(plan, action), 0);
  return (
    leaning.science * (points + towardsAchievements(plan, level)) +
    plainWorth(plan, immediate) +
    access +
    produced
  );
}

/** What one may hope for of cards that lie unseen: of all of a level, or of a type. */
export function hopedWorth(plan: Plan, level: number, type?: TechType): number {
  const unseen = TECHNOLOGIES.filter((id) => {
    const row = technologies[id];
    return row.level === level && (!type || row.types.includes(type));
  });
  const worths = unseen.map((id) => technologyWorth(plan, id)).toSorted((a, b) => b - a);
  return worths[Math.floor(worths.length / 3)] ?? 0;
}

/** Slots of the next level that one more researched slot would open. */
function opens({ s, seat }: Plan, slot: SlotId): number {
  const has = (one: SlotId) => s.slots[one].cubes.includes(seat);
  return SLOTS.filter((next) => {
    const { needs, needsCount } = tree[next];
    const held = needs.filter(has).length;
    return needs.includes(slot) && !has(next) && held < needsCount && held + 1 >= needsCount;
  }).length;
}

/** What researching a slot is worth, its cube and price aside. */
export function slotWorth(plan: Plan, slot: SlotId): number {
  const { card } = plan.s.slots[slot];
  const onward = opens(plan, slot) * Math.min(0.7, plan.turnsLeft / 8);
  return onward + (card === null ? hopedWorth(plan, tree[slot].level) : technologyWorth(plan, card));
}

/** Slots that nobody has to pay population for cost a supply cube, which is worth less. */
export const cubeWorth = ({ pop, s, seat }: Plan, cube: 'supply' | undefined): number =>
  cube === 'supply' ? 0.3 * pop : pop * (factionOf(s, seat).pop > 1 ? 0.9 : 1.1);
