import { z } from 'zod';
import type { Desk } from './desk.ts';
import { motion, votePost } from './proposal.ts';
import { done, type Reply, refused } from './reply.ts';
import { identity, reading } from './request.ts';
import { app } from './text/lexicon.ts';

const repeatRequest = z.object({ table: identity, proposal: z.int() });

/** What showed a vote is gone, and the vote is still open. */
export type RepeatVoteRequest = z.input<typeof repeatRequest>;

/** Has an open vote shown once more, as it stands: votes that were given still count. */
export async function repeatVote(desk: Desk, request: RepeatVoteRequest): Promise<Reply> {
  const read = reading(repeatRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, proposal } = read.value;
  return await desk.at(id, async (table) => {
    const found = (await desk.around.store.tables.proposals(id)).find((row) => row.id === proposal);
    if (!found) return refused(app('app.noProposal', {}));
    if (found.status !== 'open') return refused(app('app.proposalClosed', {}));
    await desk.commit(table, { posts: [votePost(table, found, motion.parse(found.payload))] });
    return done({});
  });
}
