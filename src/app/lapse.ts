import type { Desk } from './desk.ts';
import { motion, votePost } from './proposal.ts';
import { done, type Reply } from './reply.ts';

const HOUR = 3_600_000;

/** How long the table may vote on something; what is not carried by then is not done. */
export const VOTE_HOURS = 7 * 24;

async function close(desk: Desk, id: string, proposal: number): Promise<Reply<{ closed: number }>> {
  return await desk.at(id, async (table) => {
    const found = (await desk.around.store.tables.proposals(id)).find((row) => row.id === proposal);
    if (found?.status !== 'open') return done({ closed: 0 });
    const row = { ...found, status: 'rejected' as const, closedAt: desk.around.now() };
    await desk.commit(table, {
      proposals: [row],
      posts: [votePost(table, row, motion.parse(found.payload))],
    });
    return done({ closed: 1 });
  });
}

/** Closes the votes whose time is up. Gives back how many. */
export async function lapse(desk: Desk): Promise<number> {
  const reply = await desk.apart(async () => {
    let count = 0;
    const before = desk.around.now() - VOTE_HOURS * HOUR;
    for (const { table, id } of await desk.around.store.tables.openSince(before)) {
      const closing = await close(desk, table, id);
      if (closing.kind === 'done') count += closing.closed;
    }
    return done({ count });
  });
  return reply.kind === 'done' ? reply.count : 0;
}
