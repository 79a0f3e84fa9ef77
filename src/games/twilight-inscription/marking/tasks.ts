import { RESERVE } from '../sheets/places.ts';
import type { Player, Task } from '../state.ts';
import { technologies } from '../tables/technologies.ts';
import {
  type AssetId,
  PRODUCTS,
  RESOURCES,
  type Resource,
  SHEETS,
  type SheetId,
  SPECIALS,
} from '../tables/vocabulary.ts';
import { type Context, withChange } from './context.ts';
import { inLinesWith, symbols } from './expansion.ts';
import { gained, withTasks } from './gains.ts';
import { claimableCells, crossableCells, openRows, produced } from './industry.ts';
import type { Laying, Mark, SheetMark } from './mark.ts';
import { claims, explorations } from './navigation.ts';
import { linkedProductTaken } from './once.ts';
import { covered, marked, marksFor } from './sheet-marks.ts';
import { researchCrossed, researchedBy, unresearched } from './technologies.ts';
import { crossedOnAll, deployedUnit, hasRoom, infantryDots, unlockedUnit } from './warfare.ts';

type SpendTask = Extract<Task, { readonly do: 'spend' }>;

/** A mark that an effect pays for names the resource. */
type Paid = SheetMark & { readonly pays: Resource };

const kindsOf = ({ r }: SpendTask): readonly Resource[] => (r === 'any' ? RESOURCES : [r]);

/** An effect of which all goes to one sheet. */
type OnSheet = SpendTask & { readonly on: SheetId };

const paidMarks = (ctx: Context, player: Player, task: OnSheet): readonly Paid[] =>
  kindsOf(task).flatMap((r) =>
    marksFor(ctx, player, { r, sheet: task.on }).map((mark) => ({ ...mark, pays: r })),
  );

const sheetsNamed = ({ on }: SpendTask): readonly SheetId[] => (on === 'any' ? SHEETS : [on]);

/** Whether a sheet takes anything of an effect. */
const takesSome = (ctx: Context, player: Player, task: OnSheet): boolean =>
  kindsOf(task).some((r) => marksFor(ctx, player, { r, sheet: task.on }).length > 0);

/** How many resources of an effect can be spent on its sheet, looked at no further than the effect goes. */
function capacity(ctx: Context, player: Player, task: OnSheet): number {
  let most = 0;
  if (task.n === 0) return most;
  for (const mark of paidMarks(ctx, player, task)) {
    const after = withChange(marked(ctx, player, mark), { tasks: [] });
    most = Math.max(most, 1 + capacity(ctx, after, { ...task, n: task.n - 1 }));
    if (most === task.n) break;
  }
  return most;
}

/** The sheets on which most of an effect can be spent: all of it goes to one of them (24.3). */
function sheetsFor(ctx: Context, player: Player, task: SpendTask): readonly OnSheet[] {
  const all = sheetsNamed(task).map((on) => ({ ...task, on }));
  if (all.length === 1) return all;
  const capacities = all.map((one) => capacity(ctx, player, one));
  const most = Math.max(...capacities);
  return most === 0 ? [] : all.filter((_, at) => capacities[at] === most);
}

/** What may be done about a task; shapes are laid by `layingsOf`. */
export function marksForTask(ctx: Context, player: Player, task: Task): readonly Exclude<Mark, Laying>[] {
  switch (task.do) {
    case 'spend':
      return sheetsFor(ctx, player, task).flatMap((one) => paidMarks(ctx, player, one));
    case 'explore':
      return explorations(ctx, player, task.through);
    case 'claim':
      return claims(ctx, player);
    case 'crossCell':
      return crossableCells(ctx, player);
    case 'claimCell':
      return claimableCells(ctx, player);
    case 'deployInfantry':
      return infantryDots(ctx, player);
    case 'develop': {
      const within = task.lines && inLinesWith(ctx, task.lines);
      const open = symbols(ctx, player).filter(({ symbol }) => within?.has(symbol) ?? true);
      return open.length === 0 ? [] : [...open, { pick: 'enough' }];
    }
    case 'gain':
      if (task.a === 'P?') return openRows(ctx, player).map((product) => ({ pick: 'product', product }));
      if (task.a === 'special?') return SPECIALS.map((special) => ({ pick: 'special', special }));
      return [];
    case 'researchAny':
      return unresearched(ctx, player).map((tech) => ({ pick: 'research', tech }));
    case 'moreOf':
      return openRows(ctx, player).includes(task.product) ? [{ pick: 'more' }, { pick: 'noMore' }] : [];
    default:
      return [];
  }
}

const tail = (player: Player): Player => withChange(player, { tasks: player.tasks.slice(1) });

/** The first task once more often done; the last time it is gone. */
function oneLess(player: Player, change: Partial<SpendTask> = {}): Player {
  const [first, ...rest] = player.tasks;
  if (!first || !('n' in first) || first.n <= 1) return tail(player);
  return withChange(player, { tasks: [{ ...first, ...change, n: first.n - 1 } as Task, ...rest] });
}

/** Whether a task is for the player to decide about, or for the table, which draws relics. */
function isAsked(ctx: Context, player: Player, task: Task): boolean {
  if (task.do === 'relic') return true;
  if (task.do === 'deploy') return hasRoom(ctx, player, task.unit);
  if (task.do === 'spend')
    return task.n > 0 && sheetsNamed(task).some((on) => takesSome(ctx, player, { ...task, on }));
  return marksForTask(ctx, player, task).length > 0;
}

/** A task that asks nobody anything, done; one that is impossible is skipped (24.1). */
function carriedOut(ctx: Context, player: Player, task: Task): Player {
  switch (task.do) {
    case 'gain':
      return task.a === 'P?' || task.a === 'special?'
        ? player
        : Array.from({ length: task.n }, () => task.a).reduce(
            (now, asset) => gained(ctx, now, { asset: asset as AssetId, at: RESERVE }),
            player,
          );
    case 'vp':
      return withChange(player, { written: [...player.written, { sheet: task.sheet, vp: task.n }] });
    case 'unlockUnit':
      return unlockedUnit(player, task.unit);
    case 'research':
      return researchedBy(player, task.tech);
    case 'crossTech':
      return ctx.layout.technologies.reduce(
        (now, id) => Array.from({ length: task.n }).reduce<Player>((one) => researchCrossed(one, id), now),
        player,
      );
    case 'crossUnits':
      return crossedOnAll(ctx, player, task);
    case 'deploy': // 10.7
      return task.copy === null
        ? player
        : deployedUnit(player, { unit: task.unit, copy: task.copy, dots: [] });
    default:
      return player;
  }
}

/** Does what asks nobody anything, oldest first, up to the first task that does. */
export function settled(ctx: Context, player: Player): Player {
  let now = player;
  for (let [task] = now.tasks; task && !isAsked(ctx, now, task); [task] = now.tasks)
    now = carriedOut(ctx, tail(now), task);
  return now;
}

/** The player after a mark about the first task. What the mark leads to is resolved before the rest of that task and those after it (8.4). */
export function taskMarked(ctx: Context, player: Player, mark: Mark): Player {
  const [task] = player.tasks;
  if (!task) throw new Error('there is nothing to be resolved');
  const now = done(ctx, withChange(player, { tasks: [] }), { task, mark });
  return withTasks(now, leftAfter(player, task, mark).tasks);
}

/** The tasks that are left once a mark has done its part of the first. */
function leftAfter(player: Player, task: Task, mark: Mark): Player {
  if ('mark' in mark)
    return oneLess(player, task.do === 'spend' && task.on === 'any' ? { on: sheetOf(mark) } : {});
  const isOneOfSeveral = 'pick' in mark && (mark.pick === 'special' || mark.pick === 'research');
  return isOneOfSeveral ? oneLess(player) : tail(player);
}

/** What a mark about a task does, with nothing else to be resolved. */
function done(ctx: Context, player: Player, { task, mark }: { task: Task; mark: Mark }): Player {
  if ('lay' in mark) {
    const copy = task.do === 'deploy' ? task.copy : null;
    return covered(ctx, player, { unit: mark.lay, copy, dots: mark.dots });
  }
  if ('mark' in mark) return marked(ctx, player, mark);
  if ('use' in mark) throw new Error('nothing kept is spent while something has to be resolved');
  switch (mark.pick) {
    case 'product':
      return produced(ctx, player, { product: mark.product, n: 'n' in task ? task.n : 1 });
    case 'special':
      return gained(ctx, player, { asset: mark.special, at: RESERVE });
    case 'research':
      return researchedBy(player, mark.tech);
    case 'more': {
      const product = task.do === 'moreOf' ? task.product : PRODUCTS[0];
      return produced(ctx, linkedProductTaken(ctx, player), { product, n: 1 });
    }
    case 'noMore':
    case 'enough':
      return player;
  }
}

/** The sheet that a mark is made on. */
function sheetOf(mark: SheetMark): SheetId {
  switch (mark.mark) {
    case 'explore':
    case 'claim':
      return 'navigation';
    case 'develop':
    case 'base':
      return 'expansion';
    case 'crossCell':
    case 'claimCell':
      return 'industry';
    case 'infantry':
    case 'pay':
      return 'warfare';
    case 'technology':
      return technologies[mark.tech].sheet;
  }
}
