import { deal, roll, type Seed, shuffle } from './dice.ts';
import type { Frozen } from './json.ts';
import type { Message } from './message.ts';
import { applyPatch, newGrowthBudget, type Patch } from './patch.ts';
import type { Seat } from './seat.ts';
import { checkpointState, type Session } from './session.ts';
import type { Chance } from './table.ts';

/** What something can be set to: a number, or an option by its id. */
export type RepairValue = number | string;

/** Something with a name, to choose from. */
export interface RepairOption {
  readonly id: string;
  readonly label: Message;
}

/** What may be given for a repairable thing. */
export type RepairInput =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly options: readonly RepairOption[] };

/**
 * Something of a table that can be set right with a form: what it is called, how it stands, what it may become. It is made of what
 * everybody sees, so that nothing about it tells a secret.
 */
export interface Repairable<S> {
  /** Names it among all things of its kind that a seat, or the table, has. */
  readonly id: string;
  /** Where it lies, for kinds of which there is something in many places. */
  readonly place?: RepairOption;
  readonly label: Message;
  readonly now: RepairValue;
  readonly input: RepairInput;
  /** The steps that set it, in the state of the checkpoint or in what other changes have made of it. */
  steps(state: Frozen<S>, value: RepairValue, chance: Chance): Patch;
}

/** A kind of thing that can be set right, as a chapter of the form: points, units, cards … */
export interface RepairKind<S, V> {
  readonly id: string;
  readonly label: Message;
  /** Whether each seat has its own, or the table. */
  readonly whose: 'seat' | 'table';
  /** What there is of it, as everybody sees the table; of this seat, if seats have their own. */
  things(view: V, seat: Seat): readonly Repairable<S>[];
}

/** What of a game can be set right, and what of its state everybody may see. */
export interface Repairs<S, V> {
  readonly kinds: readonly RepairKind<S, V>[];
  /**
   * Places of the state that lie open to everybody with all that is in them, as parts of a path, `*` for any of them.
   * What is not named is hidden from whoever proposes or votes on a patch.
   */
  readonly open: readonly string[];
}

/** One thing that is to be set: of which kind, whose, which, and to what. */
export interface RepairChange {
  readonly kind: string;
  readonly seat: Seat | null;
  readonly thing: string;
  readonly value: RepairValue;
}

/** A change in words: what it is about, how it stands, how it would. */
export type ShownChange = {
  readonly what: Message;
  readonly from: number | Message;
  readonly to: number | Message;
};

/** Whether a value is one that a thing can be set to. */
export function fitsInput(input: RepairInput, value: RepairValue): boolean {
  if (input.kind === 'choice') return input.options.some(({ id }) => id === value);
  return typeof value === 'number' && Number.isInteger(value) && value >= input.min && value <= input.max;
}

/** A value of a thing in words. */
export function shownValue(
  { input }: Pick<Repairable<never>, 'input'>,
  value: RepairValue,
): number | Message {
  const option = input.kind === 'choice' ? input.options.find(({ id }) => id === value) : undefined;
  return option?.label ?? Number(value);
}

/** The thing that a change is about, as everybody sees it; undefined if there is none such. */
export function thingOf<S, V>(
  { kinds }: Repairs<S, V>,
  view: V,
  { kind, seat, thing }: Omit<RepairChange, 'value'>,
): Repairable<S> | undefined {
  const found = kinds.find(({ id }) => id === kind);
  if (found === undefined || (found.whose === 'seat') !== (seat !== null)) return undefined;
  return found.things(view, seat ?? 0).find(({ id }) => id === thing);
}

/** What everybody saw of a table at its last checkpoint, which is where a repair changes it; throws if it cannot be shown. */
export function checkpointView<S, M extends Message, O, V>(session: Session<S, M, O, V>): V {
  return session.game.view(checkpointState(session) as Frozen<S>, 'table');
}

/** Chance of its own: the table's dice go on as if nothing had been drawn. */
function chanceOf(seed: Seed, home: string): Chance {
  let drawn = 0;
  const path = (topic: string) => {
    drawn += 1;
    return `${home}/${topic}.${drawn}`;
  };
  return {
    roll: (topic, count, sides) => [...roll(seed, path(topic), { count, sides }).results],
    deal: (topic, count, size) => [...deal(seed, path(topic), { count, size }).results],
    shuffle: (topic, items) =>
      shuffle(seed, path(topic), items.length).results.flatMap((at) => items.slice(at, at + 1)),
  };
}

/** All changes as one patch of the checkpoint, and in words; null if one of them cannot be, or leaves things as they are. */
export function plannedRepair<S, M extends Message, O, V>(
  session: Session<S, M, O, V>,
  changes: readonly RepairChange[],
): { readonly patch: Patch; readonly shown: readonly ShownChange[] } | null {
  const { game, segment, config } = session;
  const { repairs } = game;
  if (repairs === undefined) return null;
  const view = checkpointView(session);
  const state = checkpointState(session);
  // Nobody has seen these draws: whatever is left to chance stays so until it is done, and is the same however often it is proposed.
  const chance = chanceOf(config.seed, `repair ${segment.n} ${segment.epoch}`);
  const patch: Patch = [];
  const growth = newGrowthBudget();
  const shown: ShownChange[] = [];
  for (const change of changes) {
    if (change.seat !== null && change.seat >= config.seats) return null;
    const thing = thingOf(repairs, view, change);
    if (thing === undefined || !fitsInput(thing.input, change.value) || thing.now === change.value)
      return null;
    const steps = thing.steps(state as Frozen<S>, change.value, chance);
    if (applyPatch(state, steps, growth) !== null) return null;
    patch.push(...steps);
    shown.push({
      what: thing.label,
      from: shownValue(thing, thing.now),
      to: shownValue(thing, change.value),
    });
  }
  const names = changes.map(({ kind, seat, thing }) => JSON.stringify([kind, seat, thing]));
  return new Set(names).size === names.length ? { patch, shown } : null;
}
