import { z } from 'zod';
import type { SeatRow } from '#store/model.ts';
import { aftermath, notice, standing } from './aftermath.ts';
import type { Desk } from './desk.ts';
import { changing, type Deed } from './effect.ts';
import { botName, noSuchBot } from './join.ts';
import { type LiveTable, seatsOf } from './live-table.ts';
import { done, type Refused, type Reply, refused } from './reply.ts';
import { actor, displayName, identity, reading } from './request.ts';
import { mayRule, underWay } from './roles.ts';
import { seatsPost } from './seating.ts';
import { app } from './text/lexicon.ts';

/** To whom a seat goes: a person or a bot. */
const successor = z.union([
  z.object({ user: identity, name: displayName }),
  z.object({ bot: identity, name: displayName.optional() }),
]);

/** A seat and who is to take it. */
export const handing = z.object({ seat: z.int().min(0), to: successor });
export type Handing = z.output<typeof handing>;

const handOverRequest = handing.extend({ table: identity, actor });

/** Somebody gives their seat away, or the owner gives away the seat of somebody who is gone. */
export type HandOverRequest = z.input<typeof handOverRequest>;

function newHolder(table: LiveTable, { seat, to }: Handing): SeatRow | Refused {
  if ('bot' in to) {
    const name = to.name ?? botName(table, to.bot);
    return noSuchBot(table, to.bot) ?? { seat, user: null, bot: to.bot, name, awayUntil: null };
  }
  // Two hands in one head are for people at one machine only.
  const own = seatsOf(table, to.user);
  if (own.length > 0 && (!table.row.local || own.some((row) => row.seat === seat)))
    return refused(app('app.alreadySeated', {}));
  return { seat, user: to.user, bot: null, name: ownName(table, seat, to.name), awayUntil: null };
}

/** What a seat is called so that nobody takes it for another. */
function ownName({ seats }: LiveTable, seat: number, name: string): string {
  const isTaken = (wanted: string) => seats.some((row) => row.seat !== seat && row.name === wanted);
  let number = 1;
  while (isTaken(number === 1 ? name : `${name} ${number}`)) number += 1;
  return number === 1 ? name : `${name} ${number}`;
}

/** Puts somebody else into a seat. What the one before had ordered goes with them. */
export const handOverDeed: Deed<Handing> = (table, what, around) => {
  const closed = underWay(table);
  if (closed) return closed;
  if (!table.seats[what.seat]) return refused(app('app.noSeat', {}));
  const holder = newHolder(table, what);
  if ('kind' in holder) return holder;
  const seats = table.seats.map((row) => (row.seat === what.seat ? holder : row));
  const gone = table.orders.filter(({ seat }) => seat === what.seat);
  const orders = table.orders.filter(({ seat }) => seat !== what.seat);
  const told = [seatsPost(seats), notice(app('app.handed', { seat: what.seat }))];
  const { session } = table;
  const change = { seats, ...(gone.length > 0 && { orders: { gone, set: [] } }) };
  if (!session) return changing({ ...change, posts: told });
  // For the newcomer all questions of the seat are new, and so is the time for them.
  const known = standing(table);
  const was = { ...known, asked: new Map([...known.asked].filter(([seat]) => seat !== what.seat)) };
  const deadlines = new Map([...table.deadlines].filter(([, { seat }]) => seat !== what.seat));
  const then = { ...table, seats, orders, deadlines };
  const step = { was, facts: [], touched: holder.user === null ? [] : [what.seat], around };
  const following = aftermath(then, session, step);
  const planned = new Set(following.deadlines.set.map(({ key }) => key));
  const stale = [...table.deadlines.values()].filter(
    ({ seat, key }) => seat === what.seat && !planned.has(key),
  );
  const lapsed = [...following.deadlines.gone, ...stale.map(({ key }) => key)];
  return changing({
    ...change,
    posts: [...told, ...following.posts],
    deadlines: { gone: lapsed, set: following.deadlines.set },
    standing: following.standing,
  });
};

/** Gives a seat to another person or to a bot, at any time of the game. */
export async function handOver(desk: Desk, request: HandOverRequest): Promise<Reply> {
  const read = reading(handOverRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, seat, to } = read.value;
  return await desk.at(id, async (table) => {
    const own = table.seats[seat]?.user === who.user;
    if (table.seats[seat] && !own && !mayRule(table, who)) return refused(app('app.notOwner', {}));
    const effect = await handOverDeed(table, { seat, to }, desk.around);
    if (effect.kind === 'refused') return effect;
    await desk.commit(table, effect.change);
    return done({});
  });
}
