import type { Seat } from '#core/seat.ts';
import type { Sun } from '../state.ts';
import type {
  Action,
  ActionOption,
  ColoniseStep,
  CopyStep,
  Cost,
  ResearchStep,
  Step,
  StepOf,
} from '../tables/vocabulary.ts';
import { movesToColonise, pointsOf } from './jumps.ts';
import { growingColumns, hasAbility, oreProduction } from './mats.ts';
import { MAX_SHIP_LEVEL } from './numbers.ts';
import { type Purse, paid, purseOf, reduced, together } from './purse.ts';
import { accessible, researchable, researchCube, slotPrice } from './research.ts';
import { controlledBy, shipsOf } from './ships.ts';
import { copiedSpaces, type Source, type Space } from './spaces.ts';

/** Why an action cannot be done (4.7, 4.8). */
export type WhyNot = 'ore' | 'pop' | 'cube' | 'slot' | 'colony' | 'cards' | 'copy' | 'nothing';

/** What is to be done: paid first, then step by step, with ore still to be taken off what a step costs. */
export interface Deed {
  readonly cost: Cost;
  readonly steps: readonly Step[];
  readonly minus: number;
}

/** What a dry run begins with, where that is not what the seat has now. */
interface WithPurse {
  readonly purse?: Purse;
}

/** One of the ways in which a printed action can be done, by its letter if there are several. */
export interface Variant extends Deed {
  readonly source: Source;
  readonly label: ActionOption['label'] | null;
}

/** An action that is done in the place of another, and whether that can be done; `via` is a guild that is copied for its copying. */
export interface Copied extends Variant {
  readonly via: Source | null;
  readonly why: WhyNot | null;
}

/** The ways in which an action can be done; what a way costs is paid with the rest. */
export function variantsOf(source: Source, { cost, steps }: Action): readonly Variant[] {
  const [first] = steps;
  if (first?.do !== 'choice') return [{ source, label: null, cost, steps, minus: 0 }];
  return first.options.map((option) => ({
    source,
    label: option.label,
    cost: together(cost, option.cost),
    steps: [...option.steps, ...steps.slice(1)],
    minus: 0,
  }));
}

/** How far a dry run has come: what is left, the points of jumps so far, and whether anything would have changed. */
interface Course {
  readonly purse: Purse;
  readonly points: number;
  readonly ships: boolean;
  readonly changes: boolean;
}

type Run = Course | WhyNot;

const isStopped = (run: Run): run is WhyNot => typeof run === 'string';

/** Whether a deed can be done completely and would change anything; why not otherwise (4.7, 4.8). */
export function whyNot(s: Sun, seat: Seat, deed: Deed & WithPurse): WhyNot | null {
  const run = tried(s, seat, { purse: purseOf(s, seat), ...deed });
  if (isStopped(run)) return run;
  return run.changes ? null : 'nothing';
}

/** Whether steps could still change something, as things stand. */
export function couldChange(s: Sun, seat: Seat, steps: readonly Step[]): boolean {
  const run = tried(s, seat, { cost: {}, steps, minus: 0, purse: purseOf(s, seat) });
  return !isStopped(run) && run.changes;
}

function tried(s: Sun, seat: Seat, deed: Deed & { readonly purse: Purse }): Run {
  const { cost, steps, minus } = deed;
  const purse = paid(deed.purse, cost);
  if (purse === null) return deed.purse.ore < (cost.ore ?? 0) ? 'ore' : 'pop';
  let run: Run = { purse, points: 0, ships: shipsOf(s, seat).length > 0, changes: false };
  for (const step of steps) {
    if (isStopped(run)) return run;
    run = afterStep(s, seat, { step, minus, course: run });
  }
  return run;
}

interface Trial<S extends Step> {
  readonly step: S;
  readonly minus: number;
  readonly course: Course;
}

const withOre = (course: Course, ore: number): Course => ({
  ...course,
  purse: { ...course.purse, ore: course.purse.ore + ore },
  changes: course.changes || ore > 0,
});

function withPopulation(course: Course, cubes: number): Course {
  const { pop, supply, ...purse } = course.purse;
  const n = Math.min(cubes, supply);
  const left = { ...purse, pop: pop + n, supply: supply - n };
  return { ...course, purse: left, changes: course.changes || n > 0 };
}

/** What a step would come to; every step of an action must be done in full but for what 21.1 excepts. */
function afterStep(s: Sun, seat: Seat, { step, minus, course }: Trial<Step>): Run {
  switch (step.do) {
    case 'ore':
      return withOre(course, step.n);
    case 'orePer':
      return withOre(course, Math.min(step.max, controlledBy(s, seat).length));
    case 'produce':
      return withOre(course, oreProduction(s, seat));
    case 'pop':
      return withPopulation(course, step.n); // 12.3: what is missing may be left out
    case 'growth':
      return withPopulation(
        course,
        growingColumns(s, seat).length + (hasAbility(s, seat, 'growthPop') ? 1 : 0),
      );
    case 'shiftSupply':
      return { ...course, changes: course.changes || course.purse.supply > 0 };
    case 'automate':
    case 'trade':
    case 'takeLinked':
    case 'discardEvent':
    case 'pawnAside':
      return { ...course, changes: true };
    case 'build':
      return afterBuild({ step, minus, course });
    case 'upgrade': {
      const any = shipsOf(s, seat).some(({ level }) => level < MAX_SHIP_LEVEL);
      return { ...course, changes: course.changes || any };
    }
    case 'jump':
      return {
        ...course,
        points: course.points + pointsOf(s, seat, step.n),
        changes: course.changes || course.ships,
      };
    case 'colonise':
      return afterColonise(s, seat, { step, minus, course });
    case 'research':
      return afterResearch(s, seat, { step, minus, course });
    case 'private':
      return s.decks[step.level].length > 0 ? { ...course, changes: true } : 'cards';
    case 'settle':
      return s.systemDecks.A.length + s.systemDecks.B.length > 0 ? { ...course, changes: true } : 'cards';
    case 'copy':
      return copies(s, seat, { step, purse: course.purse }).some(({ why }) => why === null)
        ? { ...course, changes: true }
        : 'copy';
    case 'choice':
      return course;
  }
}

/** Population is needed; supply may be short (17.1, 21.1). */
function afterBuild({ step, course }: Trial<StepOf<'build'>>): Run {
  const { purse } = course;
  const available = step.from === 'pop' ? purse.pop : purse.supply + purse.pop;
  if (step.optional) return { ...course, changes: course.changes || available > 0 };
  if (step.from === 'pop' && purse.pop < step.n) return 'pop';
  const supply = step.from === 'supply' ? Math.min(step.n, purse.supply) : 0;
  const pop = step.from === 'pop' ? step.n : 0;
  const left = { ...purse, pop: purse.pop - pop, supply: purse.supply - supply };
  const builds = available > 0;
  return { ...course, purse: left, ships: course.ships || builds, changes: course.changes || builds };
}

/** A system can be colonised by then: after the jumps so far only if one of them leads to it (4.7). */
function afterColonise(s: Sun, seat: Seat, { step, course }: Trial<ColoniseStep>): Run {
  const { minus = 0, price = 0, optional } = step;
  const moves = movesToColonise(s, seat, { points: course.points, minus });
  if (moves !== null && course.purse.ore >= price) return { ...course, changes: true };
  if (optional) return course;
  return moves === null ? 'colony' : 'ore';
}

function afterResearch(s: Sun, seat: Seat, { step, minus, course }: Trial<ResearchStep>): Run {
  const { purse } = course;
  const slots = researchable(s, seat, { step, purse, minus });
  if (slots.length === 0) {
    if (step.optional) return course;
    const open = accessible(s, seat, step);
    if (open.length === 0) return 'slot';
    return researchCube(step, purse) === null ? 'cube' : 'ore';
  }
  if (step.optional) return { ...course, changes: true };
  const cube = researchCube(step, purse);
  const price = Math.min(...slots.map((slot) => slotPrice(step, slot, minus)));
  const { ore, pop, supply } = purse;
  const left = {
    ore: ore - price,
    pop: pop - (cube === 'pop' ? 1 : 0),
    supply: supply - (cube === 'supply' ? 1 : 0),
  };
  return { ...course, purse: left, changes: true };
}

const researches = ({ steps }: { readonly steps: readonly Step[] }) =>
  steps.some((step) => step.do === 'research');

const copying = ({ steps }: Action) => steps.find((step) => step.do === 'copy');

/** Copied for its research, that part must be done (22.3). */
const insisted = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step) => {
    if (step.do !== 'research') return step;
    const { optional: _, ...research } = step;
    return research;
  });

/** Every action once, however many spaces it has. */
const printedOnce = (spaces: readonly Space[]): readonly Space[] =>
  spaces.filter(
    ({ source }, at) =>
      spaces.findIndex(
        (one) => one.source.kind === source.kind && one.source.id === source.id && one.source.n === source.n,
      ) === at,
  );

/**
 * What a step can copy, with what it costs then, and whether it can be done: never a copy of a copy but for the guild that is named
 * (22.2, 22.3).
 */
export function copies(
  s: Sun,
  seat: Seat,
  { step, purse = purseOf(s, seat) }: WithPurse & { readonly step: CopyStep },
): readonly Copied[] {
  const { filter, minus, mayCopy = [] } = step;
  const isWanted = (variant: Variant) => filter !== 'research' || researches(variant);
  return printedOnce(copiedSpaces(s, seat, filter)).flatMap(({ source, action }): readonly Copied[] => {
    const inner = copying(action);
    if (inner && !mayCopy.includes(source.id)) return [];
    if (inner)
      return throughGuild(s, seat, { via: source, inner, price: reduced(action.cost, minus).cost, purse });
    return variantsOf(source, action)
      .filter(isWanted)
      .map((variant): Copied => {
        const { cost, rest } = reduced(variant.cost, minus);
        const steps = filter === 'research' ? insisted(variant.steps) : variant.steps;
        const deed = { cost, steps, minus: rest };
        return { ...variant, ...deed, via: null, why: whyNot(s, seat, { ...deed, purse }) };
      });
  });
}

/** The guild is copied for less, and then an action of an own technology that contains research at its full price (22.3). */
function throughGuild(
  s: Sun,
  seat: Seat,
  {
    via,
    inner,
    price,
    purse,
  }: { readonly via: Source; readonly inner: CopyStep; readonly price: Cost; readonly purse: Purse },
): readonly Copied[] {
  return copies(s, seat, { step: { ...inner, mayCopy: [] }, purse })
    .filter(researches)
    .map((copied): Copied => {
      const deed = { cost: together(price, copied.cost), steps: insisted(copied.steps), minus: copied.minus };
      return { ...copied, ...deed, via, why: whyNot(s, seat, { ...deed, purse }) };
    });
}
