import type { Flow } from '#core/flow.ts';
import { allocate, choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { populate } from '../mutations/cubes.ts';
import { automate } from '../mutations/discs.ts';
import { doPlainStep, rewardEmptyTracks } from '../mutations/plain-steps.ts';
import { supplyOf } from '../rules/mats.ts';
import { factionOf } from '../state.ts';
import type { SunTable } from '../table.ts';
import { COLUMNS, type Column, KINDS, type Kind, type Step } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { build } from './build.ts';
import { coloniseSystem, settle } from './colonise.ts';
import { copy } from './copy.ts';
import type { Doing, Part } from './doing.ts';
import { jump } from './jump.ts';
import { takeLinked } from './linked.ts';
import { receivePrivate, researchTechnology } from './research.ts';
import { trade } from './trade.ts';
import { upgrade } from './upgrade.ts';

/** Steps are done in their order (21); what an emptied track gives comes when a step is over with all that it led to (22.11). */
export function* resolve(t: SunTable, doing: Doing, steps: readonly Step[]): Flow<void> {
  const before = t.writes;
  for (const [at, step] of steps.entries()) {
    yield* resolveStep(t, doing, { step, rest: steps.slice(at + 1), hasChanged: t.writes > before });
    if (!doing.isInner) rewardEmptyTracks(t);
  }
}

function* resolveStep(t: SunTable, doing: Doing, part: Part): Flow<void> {
  const { seat } = doing;
  const { step } = part;
  if (doPlainStep(t, seat, step)) return;
  switch (step.do) {
    case 'pop':
      return yield* populateAny(t, seat, step.n);
    case 'automate':
      return yield* automateAny(t, seat, step.n);
    case 'trade':
      yield* trade(t, seat);
      return;
    case 'build':
      return yield* build(t, doing, { ...part, step });
    case 'upgrade':
      return yield* upgrade(t, doing, { ...part, step });
    case 'jump':
      return yield* jump(t, doing, { ...part, step });
    case 'colonise':
      return yield* coloniseSystem(t, doing, { ...part, step });
    case 'research':
      return yield* researchTechnology(t, doing, { ...part, step });
    case 'private':
      return yield* receivePrivate(t, doing, { ...part, step });
    case 'settle':
      return yield* settle(t, doing, { ...part, step });
    case 'copy':
      return yield* copy(t, doing, { ...part, step });
    case 'takeLinked':
    case 'discardEvent':
    case 'pawnAside':
      return yield* takeLinked(t, doing, step);
    default:
      throw new Error(`a step that nobody does: ${step.do}`);
  }
}

/** Every mixture of food and ore of so many discs. */
function mixtures(n: number): readonly (readonly Kind[])[] {
  return Array.from({ length: n + 1 }, (_, ore) => [
    ...Array<Kind>(n - ore).fill('food'),
    ...Array<Kind>(ore).fill('ore'),
  ]);
}

/** Food or ore, disc by disc, as the faction likes (16.1). */
function* automateAny(t: SunTable, seat: Seat, n: number): Flow<void> {
  const kinds = yield* t.ask(seat, 'automate', () =>
    choose(
      msg('ask.automate', { n }),
      mixtures(n).map((mixture) => ({
        id: mixture.join('+'),
        label: msg('option.kinds', { kinds: mixture }),
        value: mixture,
      })),
    ),
  );
  for (const kind of KINDS) for (const one of kinds) if (one === kind) automate(t, seat, kind);
}

/** Supply cubes of columns of the faction's choice (13.5); suggested are the rightmost ones. */
function* populateAny(t: SunTable, seat: Seat, most: number): Flow<void> {
  const { supply } = factionOf(t.state, seat);
  const n = Math.min(most, supplyOf(factionOf(t.state, seat)));
  const filled = COLUMNS.filter((column) => supply[column] > 0);
  if (n === 0) return;
  const [only] = filled;
  if (only && (filled.length === 1 || n === supplyOf(factionOf(t.state, seat))))
    return populate(t, seat, fromRight(supply, n));
  const chosen = yield* t.ask(seat, 'columns', () => {
    const suggestion: Record<string, number> = {};
    for (const column of fromRight(supply, n)) suggestion[column] = (suggestion[column] ?? 0) + 1;
    return allocate(
      msg('ask.columns', { n }),
      filled.map((column) => ({
        id: column,
        label: msg('option.column', { column }),
        min: 0,
        max: supply[column],
      })),
      { min: n, max: n, suggestion, fallback: suggestion },
    );
  });
  populate(
    t,
    seat,
    COLUMNS.flatMap((column) => Array<Column>(chosen.get(column) ?? 0).fill(column)),
  );
}

const fromRight = (supply: Readonly<Record<Column, number>>, n: number): readonly Column[] =>
  COLUMNS.toReversed()
    .flatMap((column) => Array<Column>(supply[column]).fill(column))
    .slice(0, n);

/** The terms on which an action is done. */
export const asAction = (seat: Seat, minus = 0): Doing => ({
  seat,
  isAction: true,
  isInner: false,
  minus,
  resolve,
});
