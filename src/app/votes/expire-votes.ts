import { done, type Reply } from '../requests/reply.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { motion, votePost } from './proposal.ts';

const HOUR = 3_600_000;

/** How long the table may vote on something; what is not carried by then is not done. */
export const VOTE_HOURS = 7 * 24;

async function closeVote(
  runner: TableRunner,
  id: string,
  proposal: number,
): Promise<Reply<{ closed: number }>> {
  return await runner.runAt(id, async (table) => {
    const found = (await runner.deps.store.tables.proposals(id)).find((row) => row.id === proposal);
    if (found?.status !== 'open') return done({ closed: 0 });
    const row = { ...found, status: 'rejected' as const, closedAt: runner.deps.clock.now() };
    await runner.commit(table, {
      proposals: [row],
      posts: [votePost(table, row, motion.parse(found.payload))],
    });
    return done({ closed: 1 });
  });
}

/** Closes the votes whose time is up. Gives back how many. */
export async function expireVotes(runner: TableRunner): Promise<number> {
  const reply = await runner.runOutside(async () => {
    let count = 0;
    await runner.deps.clock.begin(runner.deps.store.heartbeat);
    const before = runner.deps.clock.now() - VOTE_HOURS * HOUR;
    for (const { table, id } of await runner.deps.store.tables.openSince(before)) {
      const closing = await closeVote(runner, table, id);
      if (closing.kind === 'done') count += closing.closed;
    }
    return done({ count });
  });
  return reply.kind === 'done' ? reply.count : 0;
}
