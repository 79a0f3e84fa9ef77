import { Attachment } from './attachment.ts';

type Key = string | number | undefined;
type Value = object | string | number | boolean | null;

/** What was worked out from a state while nothing could change it; the state carries it. */
export class StateMemo {
  /** By what was worked out; where it is about names, by these in turn. */
  readonly known: unknown[] = [];
  /** The state may be changing: nothing is known any longer. */
  stale = false;
  /** How many are looking now: outside of looks anybody may change the state, and nothing is kept. */
  private looking = 0;

  constructor(state: unknown) {
    if (typeof state === 'object' && state !== null) CARRIED.attach(state, this);
  }

  /** Looks at the state; whoever changes it meanwhile says that it is over. */
  look<T>(look: () => T): T {
    this.looking += 1;
    try {
      return look();
    } finally {
      this.looking -= 1;
    }
  }

  get holds(): boolean {
    return !this.stale && this.looking > 0;
  }
}

const CARRIED = new Attachment<object, StateMemo>('what is known while it holds still');

/** Numbers what can be worked out, once for all states, so that each is found by its place in a list. */
let kinds = 0;

/**
 * What follows from the state alone, and from no more than two names in it, worked out once until something writes to it: for all
 * questions and flows until a mutation writes, and then again from the next question or look. In between it is worked out anew, since any mutation
 * may change it. What it gives is shared: nobody may change that either.
 */
export function memoizeUntilWrite<S extends object, V extends Exclude<Value, null>>(
  work: (state: S) => V,
): (state: S) => V;
export function memoizeUntilWrite<S extends object, A extends Key, V extends Value>(
  work: (state: S, a: A) => V,
): (state: S, a: A) => V;
export function memoizeUntilWrite<S extends object, A extends Key, B extends Key, V extends Value>(
  work: (state: S, a: A, b: B) => V,
): (state: S, a: A, b: B) => V;
export function memoizeUntilWrite(work: (state: object, a?: Key, b?: Key) => unknown) {
  const kind = kinds++;
  if (work.length === 1) return (state: object) => memoizeState(kind, work, state);
  return (state: object, a?: Key, b?: Key) => {
    const known = knownOf(state);
    if (known === null) return work(state, a, b);
    let values = known[kind] as Map<Key, unknown> | undefined;
    if (values === undefined) {
      values = new Map();
      known[kind] = values;
    }
    if (b !== undefined) values = inner(values, a);
    const key = b ?? a;
    let value = values.get(key);
    if (value === undefined) {
      value = work(state, a, b);
      values.set(key, value);
    }
    return value;
  };
}

/** What is about nothing but the state needs no names to be kept by. */
function memoizeState(kind: number, work: (state: object) => unknown, state: object): unknown {
  const known = knownOf(state);
  if (known === null) return work(state);
  known[kind] ??= work(state);
  return known[kind];
}

/** Where what is known of a state is kept; null while it may be written to. */
function knownOf(state: object): unknown[] | null {
  const still = CARRIED.of(state);
  return still?.holds ? still.known : null;
}

function inner(values: Map<Key, unknown>, key: Key): Map<Key, unknown> {
  const found = values.get(key);
  if (found) return found as Map<Key, unknown>;
  const made = new Map<Key, unknown>();
  values.set(key, made);
  return made;
}
