import { done, type Reply } from '../requests/reply.ts';
import { noticePost, tablePost } from '../runner/plan-posts.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { motion, votePost } from './proposal.ts';

async function finish(runner: TableRunner, id: string): Promise<Reply<{ finished: number }>> {
  return await runner.runAt<{ finished: number }>(id, async (table) => {
    const now = runner.deps.now();
    const { ending, seed, commitment } = table.row;
    if (ending === null || ending.endsAt > now) return done({ finished: 0 });
    const open = (await runner.deps.store.tables.proposals(id)).filter(({ status }) => status === 'open');
    const closed = open.map((row) => ({ ...row, status: 'rejected' as const, closedAt: now }));
    await runner.commit(table, {
      ending: null,
      proposals: closed,
      posts: [
        ...closed.map((row) => votePost(table, row, motion.parse(row.payload))),
        noticePost(app('app.endFinal', {})),
        tablePost('over', { result: null, seed, commitment }),
      ],
      deadlines: { gone: [...table.deadlines.keys()], set: [] },
      transfers: { gone: table.transfers.map(({ seat }) => seat), set: [] },
    });
    return done({ finished: 1 });
  });
}

/** Games that were given up, and whose day is over: their end is final, and their seed is published. Gives back how many. */
export async function finishEndings(runner: TableRunner): Promise<number> {
  const { deps } = runner;
  const reply = await runner.runOutside(async () => {
    let count = 0;
    for (const { id, ending } of await deps.store.tables.ending()) {
      if (ending === null || ending.endsAt > deps.now()) continue;
      const finishing = await finish(runner, id);
      if (finishing.kind === 'done') count += finishing.finished;
    }
    return done({ count });
  });
  return reply.kind === 'done' ? reply.count : 0;
}
