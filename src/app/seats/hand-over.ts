import { z } from 'zod';
import { type PeopleText, peopleText, rawText } from '#core/people-text.ts';
import type { SeatRow } from '#store/model.ts';
import { done, type Refused, type Reply, refused } from '../requests/reply.ts';
import { actor, displayName, identifier, parseRequest } from '../requests/request.ts';
import { changePlan, type PlanChange } from '../runner/change-plan.ts';
import { type LiveTable, seatsOf } from '../runner/live-table.ts';
import { noticePost, openSnapshot, planPosts } from '../runner/plan-posts.ts';
import { canManage, requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { botName, refuseUnknownBot } from './join.ts';
import { seatsPost } from './seating.ts';

/** To whom a seat goes: a person or a bot. */
const successor = z.union([
  z.object({ user: identifier, name: displayName }),
  z.object({ bot: identifier, name: displayName.optional() }),
]);

/** A seat and who is to take it. */
export const seatTransfer = z.object({ seat: z.int().min(0), to: successor });
export type SeatTransfer = z.output<typeof seatTransfer>;

const handOverRequest = seatTransfer.extend({ table: identifier, actor });

/** Somebody gives their seat away, or the owner gives away the seat of somebody who is gone. */
export type HandOverRequest = z.input<typeof handOverRequest>;

function newHolder(table: LiveTable, { seat, to }: SeatTransfer): SeatRow | Refused {
  if ('bot' in to) {
    const name = to.name ?? botName(table, to.bot);
    return refuseUnknownBot(table, to.bot) ?? { seat, user: null, bot: to.bot, name, awayUntil: null };
  }
  // Two hands in one head are for people at one machine only.
  const own = seatsOf(table, to.user);
  if (own.length > 0 && (!table.row.local || own.some((row) => row.seat === seat)))
    return refused(app('app.alreadySeated', {}));
  return { seat, user: to.user, bot: null, name: ownName(table, seat, to.name), awayUntil: null };
}

/** What a seat is called so that nobody takes it for another. */
function ownName({ seats }: LiveTable, seat: number, wanted: PeopleText): PeopleText {
  const name = rawText(wanted);
  const isTaken = (called: string) => seats.some((row) => row.seat !== seat && rawText(row.name) === called);
  let number = 1;
  while (isTaken(number === 1 ? name : `${name} ${number}`)) number += 1;
  return number === 1 ? wanted : peopleText(`${name} ${number}`);
}

/** Puts somebody else into a seat. What the one before had ordered goes with them. */
export const planHandOver: PlanChange<SeatTransfer> = (table, what, deps) => {
  const closed = requireStarted(table);
  if (closed) return closed;
  if (!table.seats[what.seat]) return refused(app('app.noSeat', {}));
  const holder = newHolder(table, what);
  if ('kind' in holder) return holder;
  const seats = table.seats.map((row) => (row.seat === what.seat ? holder : row));
  const gone = table.orders.filter(({ seat }) => seat === what.seat);
  const orders = table.orders.filter(({ seat }) => seat !== what.seat);
  const told = [seatsPost(seats), noticePost(app('app.handed', { seat: what.seat }))];
  const { session } = table;
  const change = { seats, ...(gone.length > 0 && { orders: { gone, set: [] } }) };
  if (!session) return changePlan({ ...change, posts: told });
  // For the newcomer all questions of the seat are new, and so is the time for them.
  const known = openSnapshot(table);
  const was = { ...known, asked: new Map([...known.asked].filter(([seat]) => seat !== what.seat)) };
  const deadlines = new Map([...table.deadlines].filter(([, { seat }]) => seat !== what.seat));
  const then = { ...table, seats, orders, deadlines };
  const step = { before: was, facts: [], touched: holder.user === null ? [] : [what.seat], deps };
  const following = planPosts(then, session, step);
  const planned = new Set(following.deadlines.set.map(({ key }) => key));
  const stale = [...table.deadlines.values()].filter(
    ({ seat, key }) => seat === what.seat && !planned.has(key),
  );
  const lapsed = [...following.deadlines.gone, ...stale.map(({ key }) => key)];
  return changePlan({
    ...change,
    posts: [...told, ...following.posts],
    deadlines: { gone: lapsed, set: following.deadlines.set },
    openSnapshot: following.openSnapshot,
  });
};

/** Gives a seat to another person or to a bot, at any time of the game. */
export async function handOver(runner: TableRunner, request: HandOverRequest): Promise<Reply> {
  const read = parseRequest(handOverRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, seat, to } = read.value;
  return await runner.runAt(id, async (table) => {
    const own = table.seats[seat]?.user === who.user;
    if (table.seats[seat] && !own && !canManage(table, who)) return refused(app('app.notOwner', {}));
    const plan = await planHandOver(table, { seat, to }, runner.deps);
    if (plan.kind === 'refused') return plan;
    await runner.commit(table, plan.change);
    return done({});
  });
}
