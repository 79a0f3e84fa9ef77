import type { DatedEntry, Log } from '#store/log.ts';

/** Tables whose latest entries are remembered: about as many as are told something within moments of each other. */
const MAX_TABLES = 64;
/** More than a table is told anew after each answer: a whole log is read, and let go of. */
const MAX_ENTRIES = 500;

interface Stretch {
  readonly first: number;
  readonly lines: readonly DatedEntry[];
}

/** The latest entries of the logs, each read from the store once: a log only grows, and what stands in it stays. */
export class RecentEntries {
  private readonly known = new Map<string, Stretch>();

  constructor(private readonly log: Pick<Log, 'dated'>) {}

  /** The entries of a table from one of them on. */
  async from(table: string, first: number): Promise<readonly DatedEntry[]> {
    const known = this.known.get(table);
    const kept =
      known === undefined || known.first > first
        ? []
        : known.lines.filter(({ entry: { seq } }) => seq >= first);
    const last = kept.at(-1)?.entry.seq ?? first - 1;
    const lines = [...kept, ...(await this.log.dated(table, last))];
    if (lines.length <= MAX_ENTRIES) this.remember(table, { first, lines });
    return lines;
  }

  private remember(table: string, stretch: Stretch): void {
    this.known.delete(table);
    this.known.set(table, stretch);
    if (this.known.size > MAX_TABLES) this.known.delete(this.known.keys().next().value ?? '');
  }
}
