import type { Flow } from '#core/flow.ts';
import type { Refusal } from '#core/message.ts';
import { allocate, choose, type Question, readAs } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { FollowWay } from '../hooks/component.ts';
import { fleetLimit } from '../rules/fleet.ts';
import { homeOf } from '../rules/planets.ts';
import {
  budgetOf,
  canMake,
  costOf,
  docksAtHome,
  fleetWith,
  groundMost,
  homelessGround,
  type Made,
  madeBy,
  type Plan,
  type Producer,
  priceOf,
  producersIn,
  roomFor,
  slotsOf,
  type Works,
  worksOf,
} from '../rules/production.ts';
import { isHeavy } from '../rules/units.ts';
import type { Galaxy } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { isPlanet } from '../tables/places.ts';
import { msg } from '../text/lexicon.ts';
import { moment } from '../timing/moment.ts';
import { endEffects } from '../verbs/effects.ts';
import { bringIn } from '../verbs/production.ts';
import { enforce, settleBoard } from './enforce.ts';
import { takeFigures } from './figures.ts';
import { pay } from './pay.ts';
import { askToSpend, responded } from './trade/holding.ts';

/** The Production step of a tactical action: all units of the seat in the system together (61.0, 61.1a). */
export function* production(t: ImperiumTable, seat: Seat, system: SystemId): Flow<void> {
  yield* useProduction(t, seat, { system, producers: (s) => producersIn(s, seat, system) });
}

/** Whether a seat could produce anything with a space dock of its home system: it may have nothing to pay with. */
export function canBuildAtHome(s: Galaxy, seat: Seat): boolean {
  const system = homeOf(s, seat);
  const docks = docksAtHome(s, seat);
  return (
    system !== null &&
    docks.some(
      (dock) => slotsOf(s, worksOf(s, seat, { system, producers: [{ ...dock, count: 1 }] })).length > 0,
    )
  );
}

/** What a seat could build at home with one order: so many units of one kind, the dearest first; nothing where it has to choose a dock. */
export function waysAtHome(s: Galaxy, seat: Seat): FollowWay[] {
  const system = homeOf(s, seat);
  const docks = docksAtHome(s, seat);
  if (system === null || docks.length !== 1) return [];
  const works = worksOf(s, seat, { system, producers: docks.map((dock) => ({ ...dock, count: 1 })) });
  return slotsOf(s, works)
    .flatMap(({ id, unit, at, max }) =>
      [...new Set([max, Math.min(2, max), 1])].map((count) => {
        const cost = costOf(s, works, { [unit]: count });
        return { id: `${id}*${count}`, cost, label: msg('option.build', { unit, count, at, cost }) };
      }),
    )
    .sort((a, b) => b.cost - a.cost);
}

/** Production with one space dock of the home system (10.5), of what the seat has named beforehand if it can be built. */
export function* useDockAtHome(t: ImperiumTable, seat: Seat, way?: string): Flow<void> {
  const system = homeOf(t.state, seat);
  const docks = docksAtHome(t.state, seat);
  if (system === null || docks.length === 0) return;
  const at = docks.length === 1 ? docks[0]?.at : yield* t.ask(seat, 'dock', () => dockQuestion(docks));
  const one = (s: Galaxy) =>
    docksAtHome(s, seat)
      .filter((dock) => dock.at === at)
      .map((dock) => ({ ...dock, count: 1 }));
  yield* useProduction(t, seat, { system, producers: one, ...(way !== undefined && { way }) });
}

function dockQuestion(docks: readonly Producer[]) {
  const options = docks.map(({ at, value }) => ({
    id: at,
    label: msg('option.dock', { at, count: value }),
    value: at,
  }));
  return choose(msg('ask.dock', {}), options);
}

interface Use {
  readonly system: SystemId;
  /** What the seat has said it would build. */
  readonly way?: string;
  producers(s: Galaxy): readonly Producer[];
}

/** Units use PRODUCTION (61). What is done about it is done before anything is chosen, as it may change what can be made. */
function* useProduction(t: ImperiumTable, seat: Seat, { system, producers, way }: Use): Flow<void> {
  if (producers(t.state).length === 0) return;
  yield* moment(t, 'production-used', { event: { seat, system }, among: [seat] });
  const works = (s: Galaxy) => worksOf(s, seat, { system, producers: producers(s) });
  const made = yield* produce(t, works, way);
  if (Object.keys(made).length > 0) {
    // 66.3, 38.3; 75.1: others may be building at the same time, and see to what is theirs.
    yield* settleBoard(t, seat);
    yield* moment(t, 'production-done', { event: { seat, system, made } });
  }
  endEffects(t, 'production', seat);
  yield* enforce(t, seat);
}

/** A seat produces units of its choice within what is allowed: they are paid for together, then placed (62). Gives what was made. */
export function* produce(t: ImperiumTable, works: (s: Galaxy) => Works, way?: string): Flow<Made> {
  const { seat } = works(t.state);
  if (way !== undefined) yield* responded(t, seat);
  const named = t.look((s) => planNamed(s, works(s), way));
  const question = () => productionQuestion(t.state, works(t.state));
  const plan = named ?? (yield* askToSpend(t, seat, { topic: 'production', question }));
  if (!plan) return {};
  const made = madeBy(plan);
  const cost = costOf(t.state, works(t.state), made);
  if (!(yield* pay(t, seat, { resources: cost, rule: 'TI4 62.1' }))) return {};
  for (const [unit, count] of Object.entries(made) as [UnitType, number][])
    yield* takeFigures(t, seat, { unit, count });
  if (Object.keys(made).length > 0) bringIn(t, seat, { plan, cost });
  return made;
}

/** The plan that a seat has named before, if it can be carried out. */
function planNamed(s: Galaxy, works: Works, way = ''): Plan | null {
  const [id, count] = way.split('*');
  const slot = slotsOf(s, works).find((one) => one.id === id);
  if (!slot || Number(count) > slot.max) return null;
  const plan = [{ ...slot, count: Number(count) }];
  return refusalOfPlan(s, works, plan) ? null : plan;
}

function productionQuestion(s: Galaxy, works: Works): Question<Plan> | null {
  const { seat, system, lots } = works;
  const slots = slotsOf(s, works);
  if (slots.length === 0) return null;
  const most = lots.reduce((sum, lot) => sum + lot.most, 0);
  const max = Math.min(
    most,
    slots.reduce((sum, slot) => sum + slot.max, 0),
  );
  const ground = groundMost(works);
  const prompt = msg('ask.production', {
    system,
    most,
    ground: ground < most ? ground : null,
    budget: budgetOf(s, works),
    ...roomFor(s, seat, system),
  });
  const form = slots.map(({ id, unit, at, max: upto }) => ({
    id,
    label: msg('option.produce', { unit, planet: isPlanet(at) ? at : null, ...priceOf(s, seat, unit) }),
    min: 0,
    max: upto,
  }));
  const planOf = (shares: ReadonlyMap<string, number>): Plan =>
    slots.map((slot) => ({ ...slot, count: shares.get(slot.id) ?? 0 }));
  return readAs(allocate(prompt, form, { min: 0, max, fallback: {} }), planOf, {
    check: (plan) => refusalOfPlan(s, works, plan),
    sum: (plan) =>
      msg('sum.production', {
        units: plan.reduce((sum, { count }) => sum + count, 0),
        most,
        cost: costOf(s, works, madeBy(plan)),
        budget: budgetOf(s, works),
        ...fleetWith(s, works, plan),
      }),
    onward: { topic: 'payment', label: msg('option.payForMe', {}) },
  });
}

/** Why a plan cannot be carried out: too many units for the producers, too dear, or ground forces in space without room. */
function refusalOfPlan(s: Galaxy, works: Works, plan: Plan): Refusal | null {
  if (!canMake(works, plan))
    return { message: msg('no.producers', {}), rule: works.ability ? 'TI4 61.1' : 'TI4 62.4' };
  const cost = costOf(s, works, madeBy(plan));
  const budget = budgetOf(s, works);
  if (cost > budget) return { message: msg('no.budget', { cost, budget }), rule: 'TI4 62.1' };
  const { seat, system } = works;
  const ships = plan.reduce((sum, { unit, count }) => sum + (isHeavy(unit) ? count : 0), 0);
  const limit = fleetLimit(s, seat, system);
  // 66.1: with those that are there already it may become too many, and their owner chooses which go (66.3).
  if (ships > limit) return { message: msg('no.fleet', { system, count: ships, limit }), rule: 'TI4 66.1' };
  const count = homelessGround(s, works, plan);
  return count === 0 ? null : { message: msg('no.homeless', { count }), rule: 'TI4 61.4a' };
}
