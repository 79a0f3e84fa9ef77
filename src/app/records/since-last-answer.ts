import { z } from 'zod';
import type { Message } from '#core/message.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { toldBy } from './told-facts.ts';

const newsRequest = z.object({ table: identifier, user: identifier, seat: z.int().min(0).optional() });

/** Somebody wants to know what happened since they last answered, in one of their seats. */
export type NewsRequest = z.input<typeof newsRequest>;

export interface News {
  /** What everybody was told since. */
  readonly facts: readonly Message[];
}

/** What happened since somebody last answered, as far as everybody may know it. */
export async function sinceLastAnswer(runner: TableRunner, request: NewsRequest): Promise<Reply<News>> {
  const read = parseRequest(newsRequest, request);
  if (read.kind === 'refused') return read;
  const { table, user, seat: wanted } = read.value;
  const { tables, log, seatHistory } = runner.deps.store;
  return await runner.runOutside<News>(async () => {
    const seats = (await tables.find(table))?.seats ?? [];
    const own = seats.find((row) => row.user === user && (wanted ?? row.seat) === row.seat);
    if (own === undefined) return refused(app('app.noTable', {}));
    const last = await seatHistory.lastAnswer(table, own.seat);
    const entries = await toldBy({ log }, table, await log.dated(table, last?.seq ?? -1));
    return done({ facts: entries.flatMap((entry) => entry.facts) });
  });
}
