import { z } from 'zod';
import { done, type Reply, refused } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { motion, votePost } from './proposal.ts';

const repeatRequest = z.object({ table: identifier, proposal: z.int() });

/** What showed a vote is gone, and the vote is still open. */
export type RepeatVoteRequest = z.input<typeof repeatRequest>;

/** Has an open vote shown once more, as it stands: votes that were given still count. */
export async function repeatVote(runner: TableRunner, request: RepeatVoteRequest): Promise<Reply> {
  const read = parseRequest(repeatRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, proposal } = read.value;
  return await runner.runAt(id, async (table) => {
    const found = (await runner.deps.store.tables.proposals(id)).find((row) => row.id === proposal);
    if (!found) return refused(app('app.noProposal', {}));
    if (found.status !== 'open') return refused(app('app.proposalClosed', {}));
    await runner.commit(table, { posts: [votePost(table, found, motion.parse(found.payload))] });
    return done({});
  });
}
