import { z } from 'zod';
import { done, type Reply, refused } from '../requests/reply.ts';
import { displayName, identifier, parseRequest } from '../requests/request.ts';
import { isOpenCall } from '../runner/open-call.ts';
import { requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { planHandOver } from './hand-over.ts';
import { planVolunteer } from './substitute.ts';
import { planDrop, transferOf } from './transfers.ts';

const transferRequest = z.object({ table: identifier, user: identifier, seat: z.int().min(0), at: z.int() });
/** Whoever takes a seat that nobody in particular was asked to take has to say who they are. */
const takeRequest = transferRequest.extend({ name: displayName.optional() });

/** Somebody decides about a seat that is about to change hands. */
export type TransferRequest = z.input<typeof transferRequest>;

/** Somebody takes a seat that was offered to them, or to anybody. */
export type TakeRequest = z.input<typeof takeRequest>;

/** Since when the seat is theirs, or when it will be if its holder does not come back. */
export interface Taken {
  readonly dueAt: number | null;
}

/** The newcomer takes the seat that was offered to them. */
export async function takeSeat(runner: TableRunner, request: TakeRequest): Promise<Reply<Taken>> {
  const read = parseRequest(takeRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, name, ...which } = read.value;
  return await runner.runAt<Taken>(id, async (table) => {
    const closed = requireStarted(table);
    if (closed) return closed;
    const found = transferOf(table, which);
    if (found.kind === 'refused') return found;
    const { transfer } = found;
    if (isOpenCall(transfer) && name !== undefined) {
      const volunteered = await planVolunteer(runner, table, { call: transfer, user, name });
      if (volunteered.kind === 'refused') return volunteered;
      await runner.commit(table, volunteered.change);
      return done({ dueAt: volunteered.change.transfers?.set[0]?.dueAt ?? null });
    }
    if (transfer.to.user !== user) return refused(app('app.notForYou', {}));
    const plan = await planHandOver(table, transfer, runner.deps);
    if (plan.kind === 'refused') return plan;
    if (transfer.dueAt === null) {
      await runner.commit(table, plan.change);
      return done({ dueAt: null });
    }
    // Whoever was given notice may still come back; the newcomer's yes is kept until then.
    await runner.commit(table, { transfers: { gone: [], set: [{ ...transfer, accepted: true }] } });
    return done({ dueAt: transfer.dueAt });
  });
}

/** The newcomer does not want the seat, its holder keeps it after all, or whoever gave notice takes that back. */
export async function dropTransfer(runner: TableRunner, request: TransferRequest): Promise<Reply> {
  const read = parseRequest(transferRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, ...which } = read.value;
  return await runner.runAt(id, async (table) => {
    const found = transferOf(table, which);
    if (found.kind === 'refused') return found;
    const { from, to, by, right, dueAt } = found.transfer;
    const isOwn = from.user === user && (right === 'own' || dueAt !== null || isOpenCall({ to }));
    const isAuthor = by.user === user && right !== 'vote';
    if (to.user !== user && !isOwn && !isAuthor) return refused(app('app.notForYou', {}));
    const why =
      to.user === user ? 'declined' : right === 'notice' && from.user === user ? 'objected' : 'withdrawn';
    await runner.commit(table, planDrop(found.transfer, why));
    return done({});
  });
}
