import { z } from 'zod';
import type { Json } from '#core/json.ts';
import { peopleText } from '#core/people-text.ts';
import { checkpointOf } from '#core/record.ts';
import { Session } from '#core/session.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import { configOf } from '../runner/live-table.ts';
import { NOTHING_OPEN, planPosts, tablePost } from '../runner/plan-posts.ts';
import { requireLobby, requireOpener } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { withColours } from '../seats/colours.ts';
import { app } from '../text/lexicon.ts';

const startRequest = z.object({ table: identifier, actor });

/** The owner begins the game with those who sit there. */
export type StartRequest = z.input<typeof startRequest>;

/** Sets the game up and announces what its dice are committed to. */
export async function start(runner: TableRunner, request: StartRequest): Promise<Reply> {
  const read = parseRequest(startRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who } = read.value;
  return await runner.runAt(id, async (table) => {
    const { game, row, seats } = table;
    const closed = requireLobby(table) ?? requireOpener(table, who);
    if (closed) return closed;
    if (!game) return refused(app('app.noGame', { game: peopleText(row.game) }));
    if (!game.seats.includes(seats.length))
      return refused(app('app.seatCount', { seats: seats.length, allowed: game.seats }));
    const unfit = game.unfit?.(row.options, seats.length) ?? null;
    if (unfit) return refused(unfit);
    const { options, seats: painted } = withColours(game, { options: row.options as Json, seats });
    const config = configOf({ ...table, row: { ...row, options } });
    const { session, facts, draws } = Session.start(game, config);
    const step = { before: NOTHING_OPEN, facts, touched: 'all' as const, deps: runner.deps };
    const { head, posts, ...following } = planPosts(table, session, step);
    const { commitment } = row;
    const since = runner.deps.now();
    const begun = tablePost('start', { message: app('app.started', { commitment }), commitment });
    await runner.commit(table, {
      line: {
        entry: { kind: 'start', seq: 0, facts, draws },
        checkpoint: checkpointOf(session.segment),
        user: who.user,
        idempotencyKey: null,
      },
      options,
      seats: painted,
      head: { version: game.version, status: 'playing', ...head },
      posts: [begun, ...posts],
      fixed: session.config.fixed ?? null,
      handsSeen: seats.flatMap(({ user, seat }) => (user === null ? [] : [{ user, seat, since }])),
      ...following,
      session,
    });
    return done({});
  });
}
