import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long some work goes on before others have their turn; a single step may take longer. */
const MAX_STRETCH_MS = 8;

/** What steps are run with: a clock, and a way to let others have their turn. */
export interface Turns {
  now(): number;
  next(): Promise<unknown>;
}

const TURNS: Turns = { now: () => performance.now(), next: () => nextTurn() };

/** Runs work that is cut into steps, and lets others have their turn again and again. */
export async function inSteps<T>(steps: Iterator<unknown, T>, turns: Turns = TURNS): Promise<T> {
  for (let since = turns.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (turns.now() - since < MAX_STRETCH_MS) continue;
    await turns.next();
    since = turns.now();
  }
}

/** Work that is under way for some name; whoever wants the same meanwhile waits for it. */
export class SharedWork<T> {
  private readonly underWay = new Map<string, Promise<T>>();

  run(name: string, work: () => Promise<T>): Promise<T> {
    const known = this.underWay.get(name);
    if (known) return known;
    const mine = work().finally(() => this.underWay.delete(name));
    this.underWay.set(name, mine);
    return mine;
  }
}
