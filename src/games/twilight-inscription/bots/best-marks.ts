import type { Context } from '../marking/context.ts';
import type { Laying, Mark } from '../marking/mark.ts';
import { markId } from '../marking/mark-id.ts';
import { afterMark, nextMarks } from '../marking/marking.ts';
import type { Player } from '../state.ts';
import type { Resource, SheetId } from '../tables/vocabulary.ts';

/** Marks in order, by their ids, and what they come to. */
export interface Line {
  readonly ids: readonly string[];
  readonly player: Player;
  readonly worth: number;
}

export interface Judge {
  readonly ctx: Context;
  /** What a player's sheets are worth by the end, as far as one can tell, in points. */
  readonly worth: (player: Player) => number;
  /** What a shape is worth at a glance: only the best are looked at closely. */
  readonly glance: (player: Player, laying: Laying) => number;
}

/** What each mark gained when it was looked at last, by its id. */
type Gains = Map<string, number>;

/** Most marks that a bot puts into one answer. */
const MAX_MARKS = 55;
/** Shapes that are looked at closely. */
const MAX_LAYINGS = 16;
/** Marks that are looked at again of those whose gain is known from before an earlier mark. */
const MAX_AGAIN = 4;
/** Uses that lost so much a mark ago do not gain now. */
const HOPELESS = -0.4;
/** A use that brings less is left for later. */
const MIN_GAIN = 0.02;

interface Named {
  readonly id: string;
  readonly mark: Mark;
}

function allMarks({ ctx, glance }: Judge, player: Player): readonly Named[] {
  const { marks, turns } = nextMarks(ctx, player);
  if (turns.length === 0) return marks.filter(isPaidBest(player)).map((mark) => ({ id: markId(mark), mark }));
  return turns
    .flatMap(({ placements }) => placements)
    .map(({ id, value }) => ({ id, mark: value, seems: glance(player, value) }))
    .sort((a, b) => b.seems - a.seems)
    .slice(0, MAX_LAYINGS);
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

/** What a mark costs: a resource of the hand, a good, the turning of one resource into another, or neither. */
function kindOf(mark: Mark): 'spending' | 'good' | 'conversion' | 'free' {
  if ('mark' in mark) return 'spending';
  if (!('use' in mark)) return 'free';
  return mark.use === 'good' ? 'good' : mark.use === 'convert' ? 'conversion' : 'free';
}

function best(lines: readonly Line[]): Line | undefined {
  let found: Line | undefined;
  for (const line of lines) if (!found || line.worth > found.worth) found = line;
  return found;
}

function step({ ctx, worth }: Judge, from: Line, { id, mark }: Named): Line {
  const player = afterMark(ctx, from.player, mark);
  return { ids: [...from.ids, id], player, worth: worth(player) };
}

/** A use of a good or a conversion together with the mark that it is for. */
function withPaidMark(judge: Judge, from: Line, use: Named): readonly Line[] {
  const player = afterMark(judge.ctx, from.player, use.mark);
  const then: Line = { ids: [...from.ids, use.id], player, worth: 0 };
  const to = 'use' in use.mark && ('to' in use.mark ? use.mark.to : 'r' in use.mark && use.mark.r);
  return allMarks(judge, player)
    .filter(({ mark }) => 'mark' in mark && mark.pays === to)
    .map((mark) => step(judge, then, mark));
}

/** Marks whose gain is not known, and those that seemed best. */
function worthLooking(marks: readonly Named[], gains: Gains): readonly Named[] {
  const [known, fresh] = [marks.filter(({ id }) => gains.has(id)), marks.filter(({ id }) => !gains.has(id))];
  known.sort((a, b) => (gains.get(b.id) ?? 0) - (gains.get(a.id) ?? 0));
  return [...fresh, ...known.slice(0, MAX_AGAIN)];
}

/** Every way on from here that is worth a thought; none if it is best to stop. */
function continuations(judge: Judge, from: Line, gains: Gains): readonly Line[] {
  const { player } = from;
  const marks = allMarks(judge, player);
  const looked = (mark: Named): Line => {
    const line = step(judge, from, mark);
    gains.set(mark.id, line.worth - from.worth);
    return line;
  };
  if (player.tasks.length > 0) return worthLooking(marks, gains).map(looked);
  const free = marks
    .filter(({ id, mark }) => kindOf(mark) === 'free' && (gains.get(id) ?? 0) > HOPELESS)
    .map(looked)
    .filter((line) => line.worth > from.worth + MIN_GAIN);
  // What costs no resource comes first: it can only make the rest better.
  if (free.length > 0) return free;
  const spending = marks.filter(({ mark }) => kindOf(mark) === 'spending');
  const converted = marks.filter(({ mark }) => kindOf(mark) === 'conversion');
  if (spending.length > 0)
    return [
      ...worthLooking(spending, gains).map(looked),
      ...converted.flatMap((use) => withPaidMark(judge, from, use)),
    ];
  const goods = marks.filter(({ mark }) => kindOf(mark) === 'good');
  return [...goods, ...converted]
    .flatMap((use) => withPaidMark(judge, from, use))
    .filter((line) => line.worth > from.worth + MIN_GAIN);
}

/** One mark after the other, each worth most of those possible by then. */
export function greedyLine(judge: Judge, player: Player): Line {
  const gains: Gains = new Map();
  let now: Line = { ids: [], player, worth: judge.worth(player) };
  while (now.ids.length < MAX_MARKS) {
    const next = best(continuations(judge, now, gains));
    if (!next) break;
    now = next;
  }
  return now;
}
