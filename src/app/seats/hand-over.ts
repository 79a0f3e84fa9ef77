import type { Author, HandOverRight, SeatHolder } from '#core/record.ts';
import type { Seat } from '#core/seat.ts';
import type { Post } from '#store/model.ts';
import { refused } from '../requests/reply.ts';
import { type ChangePlan, changePlan, type PlanChange } from '../runner/change-plan.ts';
import type { LiveTable, TableChange } from '../runner/live-table.ts';
import { noticePost, openSnapshot, planPosts } from '../runner/plan-posts.ts';
import { requireStarted } from '../runner/roles.ts';
import { app } from '../text/lexicon.ts';
import { letterPost } from './letters.ts';
import { holderAt, refuseNewcomer } from './newcomer.ts';
import { seatsPost } from './seating.ts';

/** A seat that changes hands now: to whom, on whose word, and by what right. */
export interface HandOver {
  readonly seat: Seat;
  readonly to: SeatHolder;
  readonly by: Author;
  readonly right: HandOverRight;
}

/** Puts somebody else into a seat. What the one before had ordered or drafted goes with them. */
export const planHandOver: PlanChange<HandOver> = (table, what, deps) => {
  const { seat, to, by, right } = what;
  const closed = requireStarted(table);
  if (closed) return closed;
  if (!table.seats[seat]) return refused(app('app.noSeat', {}));
  const barred = to.user === null ? null : refuseNewcomer(table, { seat, user: to.user, name: to.name });
  if (barred) return barred;
  const from = holderAt(table, seat);
  const entry = { kind: 'seat' as const, seq: table.row.head + 1, seat, from, to, by, right };
  const line = { entry, checkpoint: null, user: by.user, idempotencyKey: null };
  const seats = table.seats.map((row) => (row.seat === seat ? { ...row, ...to, awayUntil: null } : row));
  const gone = table.orders.filter((order) => order.seat === seat);
  const orders = table.orders.filter((order) => order.seat !== seat);
  const drafts = table.session?.openFor(seat).map(({ key }) => key) ?? [];
  const told = [seatsPost(seats), noticePost(app('app.seatHanded', { seat, from, to, by, right }))];
  const change: TableChange = {
    line,
    seats,
    orders: { gone, set: [] },
    transfers: { gone: [seat], set: [] },
    draftsGone: drafts,
    ...(to.user !== null && { handsSeen: [{ user: to.user, seat, since: deps.now() }] }),
  };
  return planFollowing(
    { ...table, seats, orders },
    { change, seat, told: [...told, ...parting(table, what)] },
    deps,
  );
};

/** Whoever loses a seat otherwise than by their own word hears of it alone, too. */
function parting(table: LiveTable, { seat, to, by, right }: HandOver): Post[] {
  const from = holderAt(table, seat);
  if (from.user === null || (right === 'own' && by.user === from.user)) return [];
  const message = app('app.replacedYou', { table: table.row.name, seat, from, to, by, right });
  return [letterPost({ about: 'replaced', user: from.user, seat, at: table.row.head + 1, message })];
}

interface Handed {
  readonly change: TableChange;
  readonly seat: Seat;
  readonly told: readonly Post[];
}

/** For the newcomer all questions of the seat are new, and so is the time for them. */
function planFollowing(
  table: LiveTable,
  { change, seat, told }: Handed,
  deps: Parameters<PlanChange<HandOver>>[2],
): ChangePlan {
  const { session } = table;
  if (!session) return changePlan({ ...change, posts: told });
  const known = openSnapshot(table);
  const before = { ...known, asked: new Map([...known.asked].filter(([other]) => other !== seat)) };
  const deadlines = new Map([...table.deadlines].filter(([, row]) => row.seat !== seat));
  const touched = table.seats[seat]?.user === null ? [] : [seat];
  const following = planPosts({ ...table, deadlines }, session, { before, facts: [], touched, deps });
  const planned = new Set(following.deadlines.set.map(({ key }) => key));
  const stale = [...table.deadlines.values()].filter((row) => row.seat === seat && !planned.has(row.key));
  const lapsed = [...following.deadlines.gone, ...stale.map(({ key }) => key)];
  return changePlan({
    ...change,
    posts: [...told, ...following.posts],
    deadlines: { gone: lapsed, set: following.deadlines.set },
    openSnapshot: following.openSnapshot,
  });
}
