import { z } from 'zod';
import type { Author } from '#core/record.ts';
import type { Ending } from '#store/model.ts';
import { done, type Refused, type Reply, refused } from '../requests/reply.ts';
import { actor, identifier, parseRequest } from '../requests/request.ts';
import { changePlan, type PlanChange } from '../runner/change-plan.ts';
import type { Dependencies } from '../runner/dependencies.ts';
import { type LiveTable, seatsOf } from '../runner/live-table.ts';
import { noticePost, tablePost } from '../runner/plan-posts.ts';
import { type Actor, authorOf, canManage, requireOpener, requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';

const HOUR = 3_600_000;

/** How long an end can be taken back. */
const TAKE_BACK_HOURS = 24;

/** After how many days without an answer of anybody a game counts as deserted. */
const DESERTED_DAYS = 30;

export const abandonRequest = z.object({ table: identifier, actor });

/** Somebody wants to give the table up. */
export type AbandonRequest = z.input<typeof abandonRequest>;

/** How a table would be ended by somebody: a gathering or a game by their word alone, or by a vote. */
export type EndingWay = 'lobby' | 'alone' | 'deserted' | 'vote';

/** Whether nobody has answered for long, nor paused or resumed the game. */
function isDeserted({ row }: LiveTable, answered: readonly number[], now: number): boolean {
  const signs = [row.createdAt, row.pausedAt ?? 0, row.resumedAt ?? 0, ...answered];
  return now - Math.max(...signs) >= DESERTED_DAYS * 24 * HOUR;
}

async function wayOf(
  { store, now }: Dependencies,
  table: LiveTable,
  who: Actor,
): Promise<{ readonly kind: 'way'; readonly way: EndingWay } | Refused> {
  const way = (one: EndingWay) => ({ kind: 'way' as const, way: one });
  if (table.row.status === 'lobby') return requireOpener(table, who) ?? way('lobby');
  const closed = requireStarted(table);
  if (closed) return closed;
  const isManager = canManage(table, who);
  if (!isManager && seatsOf(table, who.user).length === 0) return refused(app('app.notSeated', {}));
  if (!isManager) return way('vote');
  const answerers = await store.seatHistory.answerers(table.row.id);
  const hasPlayedAlone = table.row.owner === who.user && answerers.every(({ user }) => user === who.user);
  if (hasPlayedAlone) return way('alone');
  const answered = answerers.map(({ at }) => at);
  return way(isDeserted(table, answered, now()) ? 'deserted' : 'vote');
}

/** Who ends a game, and how it came to that. */
export interface End {
  readonly by: Author;
  readonly how: Ending['how'];
}

/** Ends a game without a result. Everything stays where it is, and the seed secret, for as long as that can be taken back. */
export const planAbandon: PlanChange<End> = (table, { by, how }, deps) => {
  const closed = requireStarted(table);
  if (closed) return closed;
  const { status, pausedAt } = table.row;
  const at = deps.now();
  const endsAt = at + TAKE_BACK_HOURS * HOUR;
  const ending: Ending = { at, endsAt, by, how, status: status === 'paused' ? status : 'playing', pausedAt };
  return changePlan({
    head: { status: 'abandoned', pausedAt: null },
    ending,
    posts: [
      tablePost('ended', { message: app('app.ended', { by, how, until: endsAt }) }),
      tablePost('status', { status: 'abandoned' }),
    ],
  });
};

/** People who were gathering part; there is nothing to go back to. */
function lobbyClosed() {
  const posts = [noticePost(app('app.abandoned', {})), tablePost('status', { status: 'abandoned' })];
  return { head: { status: 'abandoned' as const, pausedAt: null }, posts };
}

/** Says how a table would be ended by somebody, without ending it. */
export async function endingWay(
  runner: TableRunner,
  request: AbandonRequest,
): Promise<Reply<{ way: EndingWay }>> {
  const read = parseRequest(abandonRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who } = read.value;
  return await runner.runAt<{ way: EndingWay }>(id, async (table) => {
    const found = await wayOf(runner.deps, table, who);
    return found.kind === 'refused' ? found : done({ way: found.way });
  });
}

/** Gives a table up by one word, where one word is enough: before the game, before others have played, or when all have left it. */
export async function abandon(runner: TableRunner, request: AbandonRequest): Promise<Reply> {
  const read = parseRequest(abandonRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who } = read.value;
  return await runner.runAt(id, async (table) => {
    const found = await wayOf(runner.deps, table, who);
    if (found.kind === 'refused') return found;
    const { way } = found;
    if (way === 'vote') return refused(app(canManage(table, who) ? 'app.endByVote' : 'app.notOwner', {}));
    if (way === 'lobby') {
      await runner.commit(table, lobbyClosed());
      return done({});
    }
    const plan = await planAbandon(table, { by: authorOf(table, who), how: way }, runner.deps);
    if (plan.kind === 'refused') return plan;
    await runner.commit(table, plan.change);
    return done({});
  });
}
