import type { TransferRow } from '#store/model.ts';
import { done, type Reply } from '../requests/reply.ts';
import type { LiveTable } from '../runner/live-table.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { planHandOver } from './hand-over.ts';
import { offerPosts } from './letters.ts';
import { NOTICE_HOURS, planDrop } from './transfers.ts';

const HOUR = 3_600_000;

async function settle(runner: TableRunner, table: LiveTable, transfer: TransferRow): Promise<void> {
  const { dueAt, lapsesAt, accepted, to } = transfer;
  const now = runner.deps.now();
  if (dueAt === null) {
    if (lapsesAt <= now) await runner.commit(table, planDrop(transfer, 'lapsed'));
    return;
  }
  if (dueAt > now) return;
  const put = (row: TransferRow) => ({ transfers: { gone: [], set: [row] } });
  // Nobody can come back to a table that cannot be played.
  if (!table.session || table.session.stuck !== null) {
    await runner.commit(table, put({ ...transfer, dueAt: now + NOTICE_HOURS * HOUR }));
    return;
  }
  if (to.user === null || accepted) {
    const plan = await planHandOver(table, transfer, runner.deps);
    await runner.commit(table, plan.kind === 'change' ? plan.change : planDrop(transfer, 'withdrawn'));
    return;
  }
  const offer = { ...transfer, dueAt: null, lapsesAt: now + (transfer.lapsesAt - transfer.at) };
  await runner.commit(table, { ...put(offer), posts: offerPosts(table.row.name, offer) });
}

/** Does what is due about seats that are about to change hands: notice takes effect, offers lapse. Gives back how much. */
export async function settleTransfers(runner: TableRunner): Promise<number> {
  const { deps } = runner;
  const reply: Reply<{ count: number }> = await runner.runOutside(async () => {
    let count = 0;
    for (const { table: id, seat } of await deps.store.seatHistory.due(deps.now())) {
      const settled = await runner.runAt(id, async (table) => {
        const transfer = table.transfers.find((row) => row.seat === seat);
        if (transfer && table.row.status === 'playing') await settle(runner, table, transfer);
        return done({});
      });
      if (settled.kind === 'done') count += 1;
    }
    return done({ count });
  });
  return reply.kind === 'done' ? reply.count : 0;
}
