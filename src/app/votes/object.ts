import { z } from 'zod';
import { type Reply, refused } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import { authorOf, requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { OBJECTION_DAYS, replacedAt } from '../seats/replaced.ts';
import { app } from '../text/lexicon.ts';
import { motion } from './proposal.ts';
import { openVote, type Vote } from './propose.ts';

const objectRequest = z.object({ table: identifier, user: identifier, seat: z.int().min(0), entry: z.int() });

/** Somebody whose seat was given to another objects; `entry` is the line of the log that says so. */
export type ObjectRequest = z.input<typeof objectRequest>;

/** Has the table vote on giving a seat back to whoever lost it; once for each time. */
export async function object(runner: TableRunner, request: ObjectRequest): Promise<Reply<Vote>> {
  const read = parseRequest(objectRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, seat, entry } = read.value;
  return await runner.runAt<Vote>(id, async (table) => {
    const closed = requireStarted(table);
    if (closed) return closed;
    const found = replacedAt(table, user, runner.deps.now()).find((one) => one.entry.seq === entry);
    if (found?.entry.seat !== seat) return refused(app('app.noObjection', { days: OBJECTION_DAYS }));
    const proposals = await runner.deps.store.tables.proposals(id);
    const isRepeated = proposals
      .filter(({ kind }) => kind === 'return')
      .map(({ payload }) => motion.parse(payload))
      .some((what) => what.kind === 'return' && what.entry === entry);
    if (isRepeated) return refused(app('app.objectedBefore', {}));
    const { from, to } = found.entry;
    const what = { kind: 'return' as const, seat, to: { user, name: from.name }, from: to.name, entry };
    const by = { ...authorOf(table, { user }), name: from.name };
    return await openVote(runner, table, { what, by, yes: [] });
  });
}
