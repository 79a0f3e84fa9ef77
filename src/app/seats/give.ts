import type { z } from 'zod';
import { done, type Refused, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import type { LiveTable } from '../runner/live-table.ts';
import { type Actor, authorOf, canManage, requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { planHandOver } from './hand-over.ts';
import { hasMissed, SILENT_DAYS } from './missed.ts';
import { newHolder, type SeatTransfer, seatTransfer } from './newcomer.ts';
import { planAssignment, planNotice, refusePending } from './transfers.ts';

const giveRequest = seatTransfer.extend({ table: identifier, actor });

/** Somebody gives a seat away: their own at once, another's with notice. */
export type GiveRequest = z.input<typeof giveRequest>;

/** Whether a seat has changed hands, or waits for the newcomer's yes. */
export interface Given {
  readonly outcome: 'handed' | 'offered';
}

/** Whether somebody who lent their seat to a bot wants it back: nobody else has seen the hand since. */
function isReclaimed({ handOvers, seats }: LiveTable, { user }: Actor, { seat, to }: SeatTransfer): boolean {
  const last = handOvers.findLast(({ entry }) => entry.seat === seat)?.entry;
  const wasLent = last?.right === 'own' && last.from.user === user && seats[seat]?.bot !== null;
  return wasLent && 'user' in to && to.user === user;
}

/** Gives one's own seat away: to a bot at once, to a person as soon as they take it. */
export async function handOver(runner: TableRunner, request: GiveRequest): Promise<Reply<Given>> {
  const read = parseRequest(giveRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, seat, to } = read.value;
  return await runner.runAt<Given>(id, async (table) => {
    const closed = requireStarted(table);
    if (closed) return closed;
    if (!table.seats[seat]) return refused(app('app.noSeat', {}));
    const by = authorOf(table, who);
    const back = isReclaimed(table, who, { seat, to });
    if (!back && table.seats[seat]?.user !== who.user) return refused(app('app.notYourSeat', {}));
    const found = newHolder(table, { seat, to });
    if (found.kind === 'refused') return found;
    const plan = back
      ? await planHandOver(table, { seat, to: found.holder, by, right: 'own' }, runner.deps)
      : await planAssignment(table, { seat, to, by, right: 'own' }, runner.deps);
    if (plan.kind === 'refused') return plan;
    await runner.commit(table, plan.change);
    return done({ outcome: plan.change.line ? 'handed' : 'offered' });
  });
}

/** Who may give notice: whoever opened the table or keeps order, and the only other person there, who has nobody to vote with. */
function mayGiveNotice(table: LiveTable, who: Actor, seat: number): boolean {
  if (canManage(table, who)) return true;
  const others = new Set(table.seats.flatMap((row) => (row.seat === seat ? [] : (row.user ?? []))));
  return others.size === 1 && others.has(who.user);
}

/** Why somebody cannot give notice to whoever sits in a seat, or null if they can. */
export async function refuseNotice(
  { deps }: TableRunner,
  table: LiveTable,
  { actor: who, seat }: { readonly actor: Actor; readonly seat: number },
): Promise<Refused | null> {
  const closed = requireStarted(table);
  if (closed) return closed;
  if (!table.seats[seat]) return refused(app('app.noSeat', {}));
  if (!mayGiveNotice(table, who, seat)) return refused(app('app.notYourSeat', {}));
  const pending = refusePending(table, seat);
  if (pending) return pending;
  const missed = table.seats[seat]?.user !== null && (await hasMissed(deps, table, seat));
  return missed ? null : refused(app('app.notMissed', { days: SILENT_DAYS }));
}

/** Announces that the seat of somebody who missed their time goes to another, in a day and unless they come back. */
export async function giveNotice(
  runner: TableRunner,
  request: GiveRequest,
): Promise<Reply<{ dueAt: number }>> {
  const read = parseRequest(giveRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, seat, to } = read.value;
  return await runner.runAt<{ dueAt: number }>(id, async (table) => {
    const closed = await refuseNotice(runner, table, { actor: who, seat });
    if (closed) return closed;
    const found = newHolder(table, { seat, to });
    if (found.kind === 'refused') return found;
    const by = authorOf(table, who);
    const plan = planNotice(table, { seat, to: found.holder, by }, runner.deps.now());
    if (plan.kind === 'refused') return plan;
    await runner.commit(table, plan.change);
    return done({ dueAt: plan.change.transfers?.set[0]?.dueAt ?? 0 });
  });
}
