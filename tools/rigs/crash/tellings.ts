import { isDeepStrictEqual } from 'node:util';
import type { Message } from '#core/message.ts';
import type { Entry } from '#core/record.ts';
import type { SeatRow, TableRow } from '#store/model.ts';
import type { Store } from '#store/store.ts';
import { everyTable } from './every-table.ts';
import type { LoadLine, ToldRow } from './say.ts';

type Told = Extract<LoadLine, { say: 'told' }>;

/** What a table was told so far. */
interface TableTellings {
  /** The place of the next row that was never told. */
  next: number;
  /** The batch that was told last: the only one that may be told again, and only as it was. */
  last: Pick<Told, 'batch' | 'rows'> | null;
  /** Rows that were not compared with the log yet, and the entry up to which all were. */
  unread: ToldRow[];
  compared: number;
  /** Reminders sent, by question, and how many times the end was announced. */
  readonly reminders: Map<string, number>;
  ends: number;
}

/** Later than any second try of a delivery. */
const FAR = Number.MAX_SAFE_INTEGER;
const MAX_PENDING = 1_000_000;

/** How much was told, and of how much that was wrong. */
export interface TellingCount {
  rows: number;
  facts: number;
  privately: number;
  reminders: number;
  /** Rows told once more after a kill, exactly as they were. */
  repeated: number;
}

/** What the tables were told, held against their logs: each fact once, in order, to those whom it is for. */
export class Tellings {
  readonly count: TellingCount = { rows: 0, facts: 0, privately: 0, reminders: 0, repeated: 0 };
  private readonly tables = new Map<string, TableTellings>();
  private readonly problems: string[] = [];

  note({ table, batch, rows }: Told): void {
    const at = this.at(table);
    if (at.last?.batch === batch) {
      this.count.repeated += rows.length;
      if (!isDeepStrictEqual(at.last.rows, rows))
        this.problems.push(`${table}: batch ${batch} was told twice, and not as it was`);
      return;
    }
    for (const { ord } of rows) {
      if (ord < at.next) this.problems.push(`${table}: post ${ord} was told again under another name`);
      else if (ord > at.next) this.problems.push(`${table}: post ${ord} was told before post ${at.next}`);
      at.next = Math.max(at.next, ord + 1);
    }
    at.last = { batch, rows };
    at.unread.push(...rows);
    this.count.rows += rows.length;
  }

  private at(table: string): TableTellings {
    const known = this.tables.get(table);
    if (known) return known;
    const fresh = {
      next: 0,
      last: null,
      unread: [],
      compared: -1,
      reminders: new Map<string, number>(),
      ends: 0,
    };
    this.tables.set(table, fresh);
    return fresh;
  }

  /** What is wrong so far: nothing may be missing between what was told and what still waits to be. */
  async check(store: Store): Promise<string[]> {
    const waiting = new Map<string, number[]>();
    for (const { table, ord } of await store.outbox.pending(FAR, MAX_PENDING))
      waiting.set(table, [...(waiting.get(table) ?? []), ord]);
    const found = this.problems.splice(0);
    for (const row of await everyTable(store)) {
      const told = this.at(row.id);
      const left = new Set(waiting.get(row.id) ?? []);
      for (let ord = told.next; ord < row.posts; ord++)
        if (!left.has(ord)) found.push(`${row.id}: post ${ord} was never told and is gone`);
      const seats = (await store.tables.find(row.id))?.seats ?? [];
      found.push(...(await this.compare(store, row, seats)));
    }
    return found;
  }

  /** Compares what was told with the log, entry by entry, as far as everything about an entry was told. */
  private async compare(store: Store, row: TableRow, seats: readonly SeatRow[]): Promise<string[]> {
    const told = this.at(row.id);
    const isAll = told.next >= row.posts;
    const upTo = isAll ? row.head : (told.unread.at(-1)?.seq ?? 0) - 1;
    const ready = told.unread.filter(({ seq }) => seq <= upTo);
    told.unread = told.unread.filter(({ seq }) => seq > upTo);
    const found: string[] = [];
    // Later than all else about an entry only reminders come.
    for (const late of ready.filter(({ seq }) => seq <= told.compared))
      if (factsIn(late).length > 0) found.push(`post ${late.ord} tells facts of ${late.seq} once more`);
    for (const { entry } of await store.log.dated(row.id, told.compared)) {
      if (entry.seq > upTo) break;
      const about = ready.filter(({ seq }) => seq === entry.seq);
      found.push(...this.wrongFacts(entry, about, seats), ...wrongNotices(entry, about));
      told.compared = entry.seq;
    }
    for (const one of ready) found.push(...this.wrongRow(told, one, seats));
    const ends = row.status === 'over' ? 1 : 0;
    if (isAll && told.ends !== ends) found.push(`its end was told ${told.ends} times, not ${ends}`);
    return found.map((problem) => `${row.id}: ${problem}`);
  }

  private wrongFacts(entry: Entry, rows: readonly ToldRow[], seats: readonly SeatRow[]): string[] {
    const facts = 'facts' in entry ? entry.facts : [];
    const open = facts.flatMap(({ message, to }) => (to === 'all' ? [message] : []));
    this.count.facts += open.length;
    const found = wrongFeed(rows, null, open).map((what) => `${what} to all at ${entry.seq}`);
    for (const { seat, user } of seats) {
      const heard = facts.flatMap(({ message, to }) =>
        to !== 'all' && to.includes(seat) && user !== null ? [message] : [],
      );
      this.count.privately += heard.length;
      found.push(...wrongFeed(rows, seat, heard).map((what) => `${what} to seat ${seat} at ${entry.seq}`));
    }
    return found;
  }

  /** What can be wrong with a row by itself. */
  private wrongRow(told: TableTellings, row: ToldRow, seats: readonly SeatRow[]): string[] {
    const { kind, seat, ord } = row;
    if (kind === 'over') told.ends += 1;
    if (seat !== null && seats[seat]?.user == null)
      return [`post ${ord} is for seat ${seat}: nobody sits there`];
    if (kind !== 'remind') return [];
    const { key, nth } = row.payload as { key: string; nth: number };
    this.count.reminders += 1;
    const before = told.reminders.get(key) ?? 0;
    told.reminders.set(key, nth);
    return nth === before + 1 ? [] : [`reminder ${nth} of ${key} came after reminder ${before}`];
  }
}

function factsIn({ kind, payload }: ToldRow): readonly Message[] {
  return kind === 'feed' ? (payload as unknown as { facts: readonly Message[] }).facts : [];
}

/** The facts of an entry in the feed to everybody or to one seat: all of them once and in order, and nothing else. */
function wrongFeed(rows: readonly ToldRow[], seat: number | null, wanted: readonly Message[]): string[] {
  const told = rows.filter((row) => row.seat === seat).flatMap(factsIn);
  if (isDeepStrictEqual(told, wanted)) return [];
  return [`${JSON.stringify(told)} was told instead of ${JSON.stringify(wanted)}`];
}

/** That a table began, or that answers were taken back, is told once. */
function wrongNotices({ kind, seq }: Entry, rows: readonly ToldRow[]): string[] {
  const began = rows.filter((row) => row.kind === 'start').length;
  const undone = rows.filter((row) => row.kind === 'notice' && isUndone(row)).length;
  return [
    ...(began === (kind === 'start' ? 1 : 0) ? [] : [`its start was told ${began} times at ${seq}`]),
    ...(undone === (kind === 'undo' ? 1 : 0) ? [] : [`an undo was told ${undone} times at ${seq}`]),
  ];
}

const isUndone = ({ payload }: ToldRow) =>
  (payload as unknown as { message: Message }).message.key.startsWith('app.undone');
