import type { Context } from '../marking/context.ts';
import type { Mark } from '../marking/mark.ts';
import { markId } from '../marking/mark-id.ts';
import { afterMark, isUnfinished, nextMarks } from '../marking/marking.ts';
import type { Player } from '../state.ts';
import type { Resource, SheetId } from '../tables/vocabulary.ts';
import type { Worth } from './worth.ts';

/** Marks in order, by their ids, and what they come to. */
export interface Line {
  readonly ids: readonly string[];
  readonly player: Player;
  readonly worth: number;
}

interface Judge {
  readonly ctx: Context;
  readonly worth: Worth;
}

/** Most marks that a bot puts into one answer. */
const MAX_MARKS = 55;
/** A use that brings less is left for later. */
const MIN_GAIN = 0.02;

interface Named {
  readonly id: string;
  readonly mark: Mark;
}

function allMarks(ctx: Context, player: Player): readonly Named[] {
  const { marks, turns } = nextMarks(ctx, player);
  if (turns.length > 0)
    return turns.flatMap(({ placements }) => placements.map(({ id, value }) => ({ id, mark: value })));
  return marks.filter(isPaidBest(player)).map((mark) => ({ id: markId(mark), mark }));
}

/** Which resource is spent where several could be: research also crosses symbols of technologies, material builds ships. */
const SPENT_FIRST: Readonly<Record<SheetId, readonly Resource[]>> = {
  navigation: ['I', 'M', 'R'],
  expansion: ['I', 'M', 'R'],
  industry: ['I', 'M', 'R'],
  warfare: ['I', 'R', 'M'],
};

/** Leaves out marks that the hand could also pay with something less useful. */
function isPaidBest({ active, hand, tasks }: Player): (mark: Mark) => boolean {
  if (active === null || tasks.length > 0) return () => true;
  const held = SPENT_FIRST[active].filter((r) => hand.some((one) => one.r === r));
  const explores = held.find((r) => r !== 'I');
  const claims = held.find((r) => r !== 'M');
  return (mark) => {
    if (!('mark' in mark)) return true;
    if (mark.mark === 'infantry') return mark.pays === held[0];
    if (mark.mark === 'explore') return mark.pays === explores;
    return mark.mark === 'claimCell' ? mark.pays === claims : true;
  };
}

const isSpending = (mark: Mark): boolean => 'mark' in mark || ('use' in mark && mark.use === 'convert');
const isGood = (mark: Mark): boolean => 'use' in mark && mark.use === 'good';

function best(lines: readonly Line[]): Line | undefined {
  let found: Line | undefined;
  for (const line of lines) if (!found || line.worth > found.worth) found = line;
  return found;
}

function step({ ctx, worth }: Judge, from: Line, { id, mark }: Named): Line {
  const player = afterMark(ctx, from.player, mark);
  return { ids: [...from.ids, id], player, worth: worth(player) };
}

/** The use of a good or a conversion together with the mark that it is for. */
function withPaidMark(judge: Judge, from: Line, use: Named): readonly Line[] {
  const { ctx } = judge;
  const to = 'use' in use.mark && (use.mark.use === 'convert' ? use.mark.to : use.mark.use === 'good' ? use.mark.r : null);
  const player = afterMark(ctx, from.player, use.mark);
  const then: Line = { ids: [...from.ids, use.id], player, worth: 0 };
  return allMarks(ctx, player)
    .filter(({ mark }) => 'mark' in mark && mark.pays === to)
    .map((mark) => step(judge, then, mark));
}

/** Every way on from here that is worth a thought; none if it is best to stop. */
function continuations(judge: Judge, from: Line): readonly Line[] {
  const { ctx } = judge;
  const { player } = from;
  const marks = allMarks(ctx, player);
  if (player.tasks.length > 0) return marks.map((mark) => step(judge, from, mark));
  const free = marks
    .filter(({ mark }) => !isSpending(mark) && !isGood(mark))
    .map((mark) => step(judge, from, mark))
    .filter((line) => line.worth > from.worth + MIN_GAIN);
  // What costs no resource comes first: it can only make the rest better.
  if (free.length > 0) return free;
  if (isUnfinished(ctx, player))
    return marks.flatMap((one) => {
      if (isGood(one.mark)) return [];
      return 'mark' in one.mark ? [step(judge, from, one)] : 'use' in one.mark && one.mark.use === 'convert' ? withPaidMark(judge, from, one) : [];
    });
  return marks
    .filter(({ mark }) => isGood(mark) || ('use' in mark && mark.use === 'convert'))
    .flatMap((good) => withPaidMark(judge, from, good))
    .filter((line) => line.worth > from.worth + MIN_GAIN);
}

/** One mark after the other, each worth most of those possible by then. */
export function greedyLine(judge: Judge, player: Player): Line {
  let now: Line = { ids: [], player, worth: judge.worth(player) };
  while (now.ids.length < MAX_MARKS) {
    const next = best(continuations(judge, now));
    if (!next) break;
    now = next;
  }
  return now;
}
