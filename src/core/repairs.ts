import type { Frozen } from './json.ts';
import type { Message } from './message.ts';
import type { Patch } from './patch.ts';
import type { Seat } from './seat.ts';
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
