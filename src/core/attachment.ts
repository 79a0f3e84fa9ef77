/**
 * Something that a state in memory carries with it and that is never written down: an index of its components, what was worked out
 * from it. It lives as long as that very state; a copy, or what its text gives back, has none.
 */
export class Attachment<S extends object, V> {
  private readonly key: symbol;

  constructor(name: string) {
    this.key = Symbol(name);
  }

  /** What a state carries, if it carries this at all. */
  of(state: S): V | undefined {
    return (state as Carrier)[this.key] as V | undefined;
  }

  attach(state: S, value: V): V {
    // Not enumerable: neither its text nor a walk over its fields shows it.
    Object.defineProperty(state, this.key, { value, writable: true, configurable: true });
    return value;
  }
}

type Carrier = Readonly<Record<symbol, unknown>>;
