import { HiddenFault } from './hidden-fault.ts';
import type { Message, Refusal } from './message.ts';

/** One thing that may be chosen. A barred one is shown greyed with the reason and cannot be chosen. */
export type OptionForm = {
  readonly id: string;
  readonly label: Message;
  readonly group?: Message;
  readonly barred?: Refusal;
  /** Where it lies on the picture, for `place`. */
  readonly at?: string;
  /** What it counts for where several are picked for a total: votes, resources. */
  readonly worth?: number;
  /** Of marks: nothing can be marked after it, so that it is sent with those before. */
  readonly closes?: true;
  /** Of marks: how often it may be made one after the other, where that is more than once. */
  readonly times?: number;
};

/** A share of an allocation: how much may go here. */
export type SlotForm = {
  readonly id: string;
  readonly label: Message;
  readonly min: number;
  readonly max: number;
  /** All of it goes together as a rule, and is called this; fewer are a number. */
  readonly together?: Message;
};

/** A place where a shape fits: the choice, and the cells that it would cover. */
export type PlacementForm = OptionForm & { readonly cells: readonly string[] };

/** A shape turned one way, and where it fits like that. */
export type TurnForm = {
  readonly id: string;
  readonly label: Message;
  readonly placements: readonly PlacementForm[];
};

/** What may be marked next: one of the options, or a shape laid somewhere. */
export type MarksForm = {
  readonly options: readonly OptionForm[];
  readonly turns?: readonly TurnForm[];
};

/** The part of a question that travels: the closed vocabulary that every interface, bot and log understands. */
export type Form =
  | { readonly kind: 'choose'; readonly prompt: Message; readonly options: readonly OptionForm[] }
  | {
      readonly kind: 'pick';
      readonly prompt: Message;
      readonly options: readonly OptionForm[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'place'; readonly prompt: Message; readonly options: readonly OptionForm[] }
  | { readonly kind: 'amount'; readonly prompt: Message; readonly min: number; readonly max: number }
  | {
      readonly kind: 'allocate';
      readonly prompt: Message;
      readonly slots: readonly SlotForm[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'order'; readonly prompt: Message; readonly items: readonly OptionForm[] }
  /** A shape laid on a sheet: which way it is turned, then where. */
  | {
      readonly kind: 'shape';
      readonly prompt: Message;
      readonly sheet: string;
      readonly turns: readonly TurnForm[];
    }
  /** Marks that build on each other. What may be marked first travels; what then, a preview tells. */
  | ({
      readonly kind: 'sequence';
      readonly prompt: Message;
      readonly min: number;
      readonly max: number;
      /** One mark alone may be written as its id, as answers were when it was one each. */
      readonly single?: true;
    } & MarksForm)
  | { readonly kind: 'text'; readonly prompt: Message; readonly maxLength: number };

/** An answer as it travels and is logged: an option's id, several ids or marks, a number, amounts by slot, or words. */
export type Choice = string | number | readonly string[] | { readonly [slot: string]: number };

/** A question to one seat: the form travels, reading and checking stay in the engine, the fallback is always legal. */
export interface Question<T> {
  readonly form: Form;
  read(choice: Choice): T;
  check?(value: T): Refusal | null;
  readonly fallback: Choice;
  /** Veiled: whether there is a real choice is itself a secret. */
  readonly veiled?: boolean;
  /** How far the marks of a sequence can be followed. */
  follow?(marks: readonly string[]): Followed;
  /** What an answer would come to, for whoever is about to give it. */
  sum?(value: T): Message;
  /** A good answer for a person to begin with, taken with one press or changed. */
  readonly suggestion?: Choice;
  readonly onward?: Onward;
}

/** A mark that was made: the cells that it covers, if it laid a shape. */
export interface MarkForm extends OptionForm {
  readonly cells?: readonly string[];
}

/** A sequence as far as the rules allow it: the marks that stand, why the next one does not, and what may come after them. */
export interface Followed {
  readonly marks: readonly MarkForm[];
  readonly refusal: Refusal | null;
  readonly next: MarksForm;
}

/** What is asked right after an answer and because of it, and may be left to the table in the same press. */
export interface Onward {
  readonly topic: string;
  /** What such a press says. */
  readonly label: Message;
}

/** A question whose value is of no interest here. */
export type AnyQuestion = Question<unknown>;
export type ValueOf<Q> = Q extends Question<infer T> ? T : undefined;

export interface Option<V> extends OptionForm {
  readonly value: V;
}

/** From the least to the most, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Extra<V> {
  readonly check?: (value: V) => Refusal | null;
  readonly fallback?: Choice;
  readonly veiled?: boolean;
  readonly sum?: (value: V) => Message;
  readonly suggestion?: Choice;
  readonly onward?: Onward;
}

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** An option without its value; written out because this runs for every option of every question. */
export function bare<V>({ id, label, group, barred, at, worth, closes, times }: Option<V>): OptionForm {
  const form: Mutable<OptionForm> = { id, label };
  if (group) form.group = group;
  if (barred) form.barred = barred;
  if (at !== undefined) form.at = at;
  if (worth !== undefined) form.worth = worth;
  if (closes) form.closes = true;
  if (times !== undefined) form.times = times;
  return form;
}

function firstOpen(options: readonly OptionForm[]): string {
  const open = options.find((option) => option.barred === undefined);
  if (!open) throw new Error('a question needs an option that is not barred');
  return open.id;
}

/** A question must leave somebody something to answer. */
export function expectAnswer(possible: boolean): void {
  if (!possible) throw new Error('a question that nobody can answer');
}

function valueIn<V>(options: readonly Option<V>[], id: unknown): V {
  const found = options.find((option) => option.id === id);
  if (!found) throw new HiddenFault('an option that was not offered', String(id));
  return found.value;
}

/** A question and what it has beyond the rest; written out because this runs for every question. */
export function withExtras<V>(
  question: Mutable<Question<V>>,
  { check, veiled, sum, suggestion, onward }: Omit<Extra<V>, 'fallback'>,
): Question<V> {
  if (check) question.check = check;
  if (veiled) question.veiled = true;
  if (sum) question.sum = sum;
  if (suggestion !== undefined) question.suggestion = suggestion;
  if (onward) question.onward = onward;
  return question;
}

/** Exactly one of the options. */
export function choose<const V>(
  prompt: Message,
  options: readonly Option<V>[],
  more: Extra<V> = {},
): Question<V> {
  return oneOf({ kind: 'choose', prompt, options: options.map(bare) }, options, more);
}

/** Exactly one of the options, each of which lies somewhere on the picture. */
export function place<const V>(
  prompt: Message,
  options: readonly (Option<V> & { readonly at: string })[],
  more: Extra<V> = {},
): Question<V> {
  return oneOf({ kind: 'place', prompt, options: options.map(bare) }, options, more);
}

function oneOf<V>(form: Form, options: readonly Option<V>[], more: Extra<V>): Question<V> {
  const read = (choice: Choice) => valueIn(options, choice);
  return withExtras({ form, read, fallback: more.fallback ?? firstOpen(options) }, more);
}

/** From `min` to `max` of the options. */
export function pick<const V>(
  prompt: Message,
  options: readonly Option<V>[],
  more: Range & Extra<V[]>,
): Question<V[]> {
  const { min, max } = more;
  const open = options.filter((option) => option.barred === undefined);
  expectAnswer(min <= Math.min(max, open.length));
  return withExtras(
    {
      form: { kind: 'pick', prompt, options: options.map(bare), min, max },
      read: (choice) => (choice as readonly string[]).map((id) => valueIn(options, id)),
      fallback: more.fallback ?? open.slice(0, min).map((option) => option.id),
    },
    more,
  );
}

/** A whole number in a range. */
export function amount(prompt: Message, more: Range & Extra<number>): Question<number> {
  const { min, max } = more;
  expectAnswer(min <= max);
  return withExtras(
    {
      form: { kind: 'amount', prompt, min, max },
      read: (choice) => choice as number,
      fallback: more.fallback ?? min,
    },
    more,
  );
}

/** A total of `min` to `max` split over slots, each with its own limits. */
export function allocate(
  prompt: Message,
  slots: readonly SlotForm[],
  more: Range & Extra<ReadonlyMap<string, number>>,
): Question<ReadonlyMap<string, number>> {
  const spread: Record<string, number> = {};
  const least = slots.reduce((sum, slot) => sum + slot.min, 0);
  const { min: from, max: upto } = more;
  let left = from - least;
  for (const slot of slots) {
    const given = Math.max(0, Math.min(left, slot.max - slot.min));
    left -= given;
    if (slot.min + given > 0) spread[slot.id] = slot.min + given;
  }
  expectAnswer(left <= 0 && Math.max(least, from) <= upto && slots.every(({ min, max }) => min <= max));
  return withExtras(
    {
      form: { kind: 'allocate', prompt, slots, min: from, max: upto },
      read: (choice) =>
        new Map(slots.map((slot) => [slot.id, (choice as Record<string, number>)[slot.id] ?? 0])),
      fallback: more.fallback ?? spread,
    },
    more,
  );
}

/** All items ranked, first to last. */
export function order<const V>(
  prompt: Message,
  items: readonly Option<V>[],
  more: Extra<V[]> = {},
): Question<V[]> {
  expectAnswer(items.every((item) => item.barred === undefined));
  return withExtras(
    {
      form: { kind: 'order', prompt, items: items.map(bare) },
      read: (choice) => (choice as readonly string[]).map((id) => valueIn(items, id)),
      fallback: more.fallback ?? items.map((item) => item.id),
    },
    more,
  );
}

/** Words of a player's own. */
export function text(prompt: Message, maxLength: number, more: Extra<string> = {}): Question<string> {
  return withExtras(
    {
      form: { kind: 'text', prompt, maxLength },
      read: (choice) => choice as string,
      fallback: more.fallback ?? '',
    },
    more,
  );
}

/** The same question, its value read as something else. */
export function readAs<A, B>(
  question: Question<A>,
  as: (value: A) => B,
  more: Pick<Extra<B>, 'check' | 'sum' | 'suggestion' | 'onward'> = {},
): Question<B> {
  const { form, fallback, veiled, follow } = question;
  const read = (choice: Choice) => as(question.read(choice));
  const made = withExtras<B>({ form, fallback, read, ...(follow && { follow }) }, more);
  return veiled ? { ...made, veiled } : made;
}
