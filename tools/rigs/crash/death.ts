import type { Commit } from '#store/commit.ts';
import type { Store } from '#store/store.ts';

/** Where a process that plays may end, each between two things that must never be torn apart. */
export const DEATHS = [
  'before commit',
  'after commit',
  'a bot is asked',
  'before telling',
  'after telling',
] as const;

/** The place at which a process ends itself, and how many times it passes it before. */
export interface Death {
  readonly at: (typeof DEATHS)[number];
  readonly after: number;
}

/** Ends this process at a certain place, as a kill from outside would, whatever the speed of the machine. */
export class Fate {
  private passed = 0;

  constructor(private readonly death: Death | null) {}

  meet(place: Death['at']): void {
    if (this.death?.at !== place) return;
    this.passed += 1;
    if (this.passed > this.death.after) process.kill(process.pid, 'SIGKILL');
  }

  /** The same store, with death beside every commit. */
  beside(store: Store): Store {
    const commit = store.commit.bind(store);
    store.commit = async (change) => {
      this.meet('before commit');
      await commit(change);
      this.meet('after commit');
      if (await asksBot(store, change)) this.meet('a bot is asked');
    };
    return store;
  }
}

/** Whether a change leaves a table waiting for a program. */
async function asksBot(store: Store, { table, posts = [] }: Commit): Promise<boolean> {
  const last = posts.findLast(({ kind }) => kind === 'waiting');
  if (last === undefined) return false;
  const { waiting } = last.payload as unknown as { waiting: readonly { readonly seat: number }[] };
  const seats = (await store.tables.find(table))?.seats ?? [];
  return waiting.some(({ seat }) => seats[seat]?.bot != null);
}
