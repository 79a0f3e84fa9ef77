import { z } from 'zod';
import type { PeopleText } from '#core/people-text.ts';
import type { TransferRow } from '#store/model.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import { type ChangePlan, changePlan } from '../runner/change-plan.ts';
import type { LiveTable } from '../runner/live-table.ts';
import { authorOf, requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { refuseNotice } from './give.ts';
import { planHandOver } from './hand-over.ts';
import { hasMissed, SILENT_DAYS } from './missed.ts';
import { newHolder } from './newcomer.ts';
import { planCall, planNotice, refusePending } from './transfers.ts';

const callRequest = z.object({ table: identifier, actor, seat: z.int().min(0) });

/** A substitute is asked for: by whoever cannot go on, or for somebody who has missed their time. */
export type CallRequest = z.input<typeof callRequest>;

/** Asks publicly for somebody who takes a seat; by the rights by which it could be given away. */
export async function callSubstitute(runner: TableRunner, request: CallRequest): Promise<Reply> {
  const read = parseRequest(callRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, seat } = read.value;
  return await runner.runAt(id, async (table) => {
    const closed = requireStarted(table);
    if (closed) return closed;
    const isOwn = table.seats[seat]?.user === who.user;
    const barred = isOwn
      ? refusePending(table, seat)
      : await refuseNotice(runner, table, { actor: who, seat });
    if (barred) return barred;
    const by = authorOf(table, who);
    const plan = planCall(table, { seat, by, right: isOwn ? 'own' : 'notice' }, runner.deps.now());
    if (plan.kind === 'refused') return plan;
    await runner.commit(table, plan.change);
    return done({});
  });
}

/** What becomes of a seat that somebody volunteers for: theirs at once on its holder's word, else after a day's notice. */
export async function planVolunteer(
  { deps }: TableRunner,
  table: LiveTable,
  { call, user, name }: { readonly call: TransferRow; readonly user: string; readonly name: PeopleText },
): Promise<ChangePlan> {
  const { seat, by, right } = call;
  const found = newHolder(table, { seat, to: { user, name } });
  if (found.kind === 'refused') return found;
  const to = found.holder;
  if (right === 'own') return await planHandOver(table, { seat, to, by, right }, deps);
  // Whoever came back meanwhile stays.
  if (!(await hasMissed(deps, table, seat))) return refused(app('app.notMissed', { days: SILENT_DAYS }));
  const plan = planNotice(table, { seat, to, by }, deps.now());
  if (plan.kind === 'refused') return plan;
  const set = (plan.change.transfers?.set ?? []).map((row) => ({ ...row, accepted: true }));
  return changePlan({ ...plan.change, transfers: { gone: [], set } });
}
