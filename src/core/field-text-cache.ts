/**
 * A state and its text, which is put together out of the texts of its fields: only those that were handed out for writing since the last
 * text are written down anew. Much of a table stays as it was from one checkpoint to the next. Fixed fields are no part of the text.
 */
export class FieldTextCache<S> {
  /** The state for writing: a field that is taken out of it counts as changed until the next text. */
  readonly write: S;
  private readonly texts = new Map<string | symbol, string>();

  constructor(
    private readonly state: S,
    private readonly fixed: readonly string[] = [],
  ) {
    this.write = isObject(state) ? (new Proxy(state as Fields, this.handler()) as S) : state;
  }

  /** What JSON.stringify would give of the fields that are not fixed. */
  text(): string {
    const { state, texts, fixed } = this;
    if (!isObject(state)) return JSON.stringify(state);
    let all = '';
    for (const name in state) {
      if (fixed.includes(name)) continue;
      let text = texts.get(name);
      if (text === undefined) {
        const written = JSON.stringify(state[name]) as string | undefined;
        if (written === undefined) continue;
        text = `${JSON.stringify(name)}:${written}`;
        texts.set(name, text);
      }
      all += all === '' ? text : `,${text}`;
    }
    return `{${all}}`;
  }

  private handler(): ProxyHandler<Fields> {
    const { texts, fixed } = this;
    const expectFree = (name: string | symbol) => {
      if (fixed.includes(name as string)) throw new Error(`${String(name)} is fixed when a table is set up`);
    };
    return {
      get(state, name) {
        expectFree(name);
        texts.delete(name);
        return state[name];
      },
      set(state, name, value) {
        expectFree(name);
        texts.delete(name);
        state[name] = value;
        return true;
      },
      deleteProperty(state, name) {
        expectFree(name);
        texts.delete(name);
        return Reflect.deleteProperty(state, name);
      },
    };
  }
}

type Fields = Record<string | symbol, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
