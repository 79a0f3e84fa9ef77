import { z } from 'zod';
import { checkpointOf } from '#core/record.ts';
import { Session } from '#core/session.ts';
import { aftermath, NOTHING, toTable } from './aftermath.ts';
import type { Desk } from './desk.ts';
import { configOf } from './live-table.ts';
import { done, type Reply, refused } from './reply.ts';
import { actor, identity, reading } from './request.ts';
import { gathering, rulersOnly } from './roles.ts';
import { app } from './text/lexicon.ts';

const startRequest = z.object({ table: identity, actor });

/** The owner begins the game with those who sit there. */
export type StartRequest = z.input<typeof startRequest>;

/** Sets the game up and announces what its dice are committed to. */
export async function start(desk: Desk, request: StartRequest): Promise<Reply> {
  const read = reading(startRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who } = read.value;
  return await desk.at(id, async (table) => {
    const { game, row, seats } = table;
    const closed = gathering(table) ?? rulersOnly(table, who);
    if (closed) return closed;
    if (!game) return refused(app('app.noGame', { game: row.game }));
    if (!game.seats.includes(seats.length))
      return refused(app('app.seatCount', { seats: seats.length, allowed: game.seats }));
    const unfit = game.unfit?.(row.options, seats.length) ?? null;
    if (unfit) return refused(unfit);
    const { session, facts, draws } = Session.start(game, configOf(table));
    const step = { was: NOTHING, facts, touched: 'all' as const, around: desk.around };
    const { head, posts, ...following } = aftermath(table, session, step);
    const { commitment } = row;
    const begun = toTable('start', { message: app('app.started', { commitment }), commitment });
    await desk.commit(table, {
      line: {
        entry: { kind: 'start', seq: 0, facts, draws },
        checkpoint: checkpointOf(session.segment),
        user: who.user,
        idempotencyKey: null,
      },
      head: { version: game.version, status: 'playing', ...head },
      posts: [begun, ...posts],
      fixed: session.config.fixed ?? null,
      ...following,
      session,
    });
    return done({});
  });
}
