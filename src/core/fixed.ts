import type { Json } from './json.ts';
import type { FixedFields } from './record.ts';

/** What of a game says which fields of its state are fixed. */
interface WithFixed {
  readonly fixed?: readonly string[];
}

/** A state in two: the text of a checkpoint, and the fixed fields, which are kept once with the table. */
export interface Parted {
  readonly text: string;
  readonly fixed: FixedFields | null;
}

/** Takes the fixed fields out of a whole state. */
export function parted({ fixed: names }: WithFixed, state: unknown): Parted {
  if (!names) return { text: JSON.stringify(state), fixed: null };
  const rest: Record<string, unknown> = {};
  const fixed: Record<string, Json> = {};
  for (const [name, value] of Object.entries(state as object)) {
    if (names.includes(name)) fixed[name] = value;
    else rest[name] = value;
  }
  return { text: JSON.stringify(rest), fixed: frozen(fixed) };
}

/** The whole state again, the fixed fields first: what comes into it later comes last, whether it was just read or not. */
export function joined({ text, fixed }: Parted): unknown {
  const state = JSON.parse(text);
  return fixed ? { ...fixed, ...state } : state;
}

/** Nothing in it can be changed any more: the state of every session of a table holds the very same fixed fields. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
