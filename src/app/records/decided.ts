import type { Message } from '#core/message.ts';
import type { AnsweredBy } from '#core/record.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';

/** How a question was decided that is asked no more. */
export interface Decided {
  readonly at: number;
  readonly by: AnsweredBy;
  /** What was told of it at once, as far as whoever was asked may know it. */
  readonly told: readonly Message[];
}

/** Somebody pressed a button of a question that is past. */
export interface DecidedRequest {
  readonly table: string;
  readonly user: string;
  readonly key: string;
}

/** Says to whoever was asked when a question was answered and what came of it; null for what was never theirs. */
export async function decided(
  runner: TableRunner,
  { table, user, key }: DecidedRequest,
): Promise<Reply<{ readonly decided: Decided | null }>> {
  const { store } = runner.deps;
  return await runner.runOutside<{ readonly decided: Decided | null }>(async () => {
    const seating = await store.tables.find(table);
    if (!seating) return refused(app('app.noTable', {}));
    const found = await store.log.answerTo(table, key);
    const isOwn = (seat: number) => seating.seats[seat]?.user === user;
    if (found?.entry.kind !== 'answer' || !isOwn(found.entry.row.seat)) return done({ decided: null });
    const { row, facts } = found.entry;
    const told = facts.filter(({ to }) => to === 'all' || to.some(isOwn)).map(({ message }) => message);
    return done({ decided: { at: found.at, by: row.by, told } });
  });
}
