import { z } from 'zod';
import type { Message } from '#core/message.ts';
import type { DatedEntry } from '#store/log.ts';
import type { Store } from '#store/store.ts';
import { done, type Reply } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { undoneBy } from './undone.ts';

const toldFactsRequest = z.object({ table: identifier, from: z.int().min(0), upTo: z.int() });

/** Facts that everybody may know, of the entries of a log from one to another. */
export type ToldFactsRequest = z.input<typeof toldFactsRequest>;

/** What an entry that stands told everybody. */
export interface ToldEntry {
  readonly seq: number;
  readonly facts: readonly Message[];
}

export interface ToldEntries {
  readonly entries: readonly ToldEntry[];
}

/** What everybody was told by some entries up to the end of a log, without what was taken back since. */
export async function toldBy(
  { log }: Pick<Store, 'log'>,
  table: string,
  lines: readonly DatedEntry[],
): Promise<ToldEntry[]> {
  const isRepaired = lines.some(({ entry }) => entry.kind === 'repair');
  const gone = undoneBy(lines, isRepaired ? await log.checkpointMarks(table) : []);
  return lines.flatMap(({ entry }): ToldEntry[] => {
    if (gone.has(entry.seq) || !('facts' in entry)) return [];
    const facts = entry.facts.flatMap(({ message, to }) => (to === 'all' ? [message] : []));
    return [{ seq: entry.seq, facts }];
  });
}

/** What a table was told, entry by entry. */
export async function toldFacts(runner: TableRunner, request: ToldFactsRequest): Promise<Reply<ToldEntries>> {
  const read = parseRequest(toldFactsRequest, request);
  if (read.kind === 'refused') return read;
  const { table, from, upTo } = read.value;
  return await runner.runOutside<ToldEntries>(async () => {
    const entries = await toldBy(runner.deps.store, table, await runner.entries.from(table, from));
    return done({ entries: entries.filter(({ seq }) => seq <= upTo) });
  });
}
