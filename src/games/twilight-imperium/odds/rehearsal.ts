import type { Flow, Pending } from '#core/flow.ts';
import type { AnyQuestion, Form } from '#core/question.ts';
import { SETUP, Table } from '#core/table.ts';
import { abridged, attachBook, type Book, bookOf } from '../hooks/book.ts';
import type { MomentName } from '../hooks/moments.ts';
import type { State } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { Words } from '../text/lexicon.ts';

const SEED = '0'.repeat(64);

/** One way that chance can go. */
interface Fork {
  readonly results: readonly number[];
  readonly p: number;
}

/** A table at which chance goes a given way, and beyond that its first one; what else was possible is kept. */
class Rehearsal extends Table<State, Words> {
  p = 1;
  readonly taken: Fork[] = [];
  /** The ways not taken, from where this rehearsal went beyond what was given. */
  readonly open: { readonly after: number; readonly ways: readonly Fork[] }[] = [];

  constructor(
    state: State,
    private readonly given: readonly Fork[],
  ) {
    super(state, SEED, { home: SETUP });
  }

  override roll(topic: string, count: number, sides: number): number[] {
    const known = this.given[this.taken.length];
    if (known) return this.take(known);
    const [first, ...ways] = waysOf(topic, count, sides);
    if (!first) return [];
    if (ways.length > 0) this.open.push({ after: this.taken.length, ways });
    return this.take(first);
  }

  override tell(): void {
    // There is nobody to tell.
  }

  override reveal(): void {
    // There is nobody to show it to.
  }

  private take(fork: Fork): number[] {
    this.taken.push(fork);
    this.p *= fork.p;
    return [...fork.results];
  }
}

/** Dice whose topic names the result they need only hit or miss; of others every face counts. The table counts faces from 0. */
function waysOf(topic: string, count: number, sides: number): Fork[] {
  const need = /-(-?\d+)$/.exec(topic)?.[1];
  const faces = need === undefined ? everyFace(sides) : hitOrMiss(Number(need), sides);
  let ways: Fork[] = [{ results: [], p: 1 }];
  for (let n = 0; n < count; n++) ways = together(ways, faces);
  return ways;
}

const everyFace = (sides: number): Fork[] =>
  Array.from({ length: sides }, (_, i) => ({ results: [i], p: 1 / sides }));

function hitOrMiss(need: number, sides: number): Fork[] {
  const p = Math.max(0, Math.min(sides, sides + 1 - need)) / sides;
  return [
    { results: [0], p: 1 - p },
    { results: [sides - 1], p },
  ].filter((fork) => fork.p > 0);
}

/** One more die; in which order the results fall makes no difference. */
function together(ways: readonly Fork[], faces: readonly Fork[]): Fork[] {
  const found = new Map<string, { results: number[]; p: number }>();
  for (const way of ways)
    for (const face of faces) {
      const results = [...way.results, ...face.results].sort((a, b) => a - b);
      const key = results.join();
      const known = found.get(key);
      if (known) known.p += way.p * face.p;
      else found.set(key, { results, p: way.p * face.p });
    }
  return [...found.values()];
}

/** A state that something may lead to. */
export interface Ending {
  readonly state: State;
  readonly p: number;
}

/**
 * Plays a part of the rules in every way that chance can go, with careful answers to every question, and gives where each way leads.
 * What changes nothing in the battle is left out: chance would go many ways to the same end.
 * The state given is left as it is.
 */
export function rehearse(state: State, part: (t: ImperiumTable) => Flow<void>): Ending[] {
  const text = JSON.stringify(state);
  const book = abridged(bookOf(state));
  const endings: Ending[] = [];
  const todo: (readonly Fork[])[] = [[]];
  for (let given = todo.pop(); given; given = todo.pop()) {
    const copy = JSON.parse(text) as State;
    attachBook(copy, book);
    const t = new Rehearsal(copy, given);
    perform(part(t), book);
    endings.push({ state: copy, p: t.p });
    for (const { after, ways } of t.open)
      for (const way of ways) todo.push([...t.taken.slice(0, after), way]);
  }
  return endings;
}

/** Runs a flow to its end; nobody is waited for. */
function perform<T>(flow: Flow<T>, book: Book): T {
  let step = flow.next(undefined);
  while (!step.done) step = flow.next(answered(step.value, book));
  return step.value;
}

function answered(pending: Pending, book: Book): unknown {
  switch (pending.kind) {
    case 'until':
      return undefined;
    case 'fork':
      return new Map(pending.branches.map(({ seat, run }) => [seat, perform(run(), book)]));
    case 'gather':
      return new Map(
        pending.asks.map(({ seat, make }) => {
          const question = make();
          return [seat, question ? answer(question, usedIn(book, pending.topic, question.form)) : undefined];
        }),
      );
  }
}

/** What costs nothing, or can be paid for, is used; all else is answered as is suggested, or for somebody who is away. */
function answer({ read, fallback, suggestion }: AnyQuestion, used: string | undefined): unknown {
  return read(used ?? suggestion ?? fallback);
}

function usedIn(book: Book, topic: string, form: Form): string | undefined {
  const entries = book.abilities.get(topic as MomentName);
  if (!entries || form.kind !== 'choose') return undefined;
  const used = entries.filter(({ what }) => what.free === true || what.paid === true);
  return form.options.find(({ id }) => used.some(({ name }) => name === id))?.id;
}
