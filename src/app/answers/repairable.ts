import { z } from 'zod';
import { checkpointView } from '#core/planned-repair.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import { seatsOf } from '../runner/live-table.ts';
import { canManage, requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';

const repairableRequest = z.object({ table: identifier, actor });

/** Somebody wants to see what of a table can be set right. */
export type RepairableRequest = z.input<typeof repairableRequest>;

/** The table as everybody saw it at its last checkpoint, which is where a repair changes it. */
export interface RepairableTable {
  readonly base: number;
  readonly view: unknown;
}

/** What a form of a repair is made of: nothing that not everybody at the table may know. */
export async function repairable(
  runner: TableRunner,
  request: RepairableRequest,
): Promise<Reply<RepairableTable>> {
  const read = parseRequest(repairableRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who } = read.value;
  return await runner.readAt<RepairableTable>(id, (table) => {
    const closed = requireStarted(table);
    if (closed) return closed;
    if (seatsOf(table, who.user).length === 0 && !canManage(table, who))
      return refused(app('app.notSeated', {}));
    const { session } = table;
    if (session?.game.repairs === undefined) return refused(app('app.repairNoForms', {}));
    try {
      return done({ base: session.segment.seq, view: checkpointView(session) });
    } catch {
      return refused(app('app.repairNoForms', {}));
    }
  });
}
