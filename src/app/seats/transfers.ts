import { peopleText } from '#core/people-text.ts';
import type { Author, SeatHolder } from '#core/record.ts';
import type { Seat } from '#core/seat.ts';
import type { TransferRow } from '#store/model.ts';
import { type Refused, refused } from '../requests/reply.ts';
import { type ChangePlan, changePlan, type PlanChange } from '../runner/change-plan.ts';
import type { LiveTable, TableChange } from '../runner/live-table.ts';
import { isOpenCall } from '../runner/open-call.ts';
import { noticePost } from '../runner/plan-posts.ts';
import { requireStarted } from '../runner/roles.ts';
import { app } from '../text/lexicon.ts';
import { planHandOver } from './hand-over.ts';
import { noticePosts, offerPosts, substitutePosts } from './letters.ts';
import { holderAt, newHolder, type SeatTransfer } from './newcomer.ts';

const HOUR = 3_600_000;

/** How long a seat waits for whoever it was offered to. */
const OFFER_HOURS = 7 * 24;

/** How long before notice takes effect. */
export const NOTICE_HOURS = 24;

/** A seat to be given to somebody, on whose word and by what right. */
export interface Assignment extends SeatTransfer {
  readonly by: Author;
  readonly right: 'own' | 'vote';
}

/** Gives a seat to a bot at once; a person is asked first, since nobody is seated without their own yes. */
export const planAssignment: PlanChange<Assignment> = async (table, what, deps) => {
  const closed = requireStarted(table);
  if (closed) return closed;
  const found = newHolder(table, what);
  if (found.kind === 'refused') return found;
  const { seat, by, right } = what;
  if (found.holder.user === null)
    return await planHandOver(table, { seat, to: found.holder, by, right }, deps);
  const now = deps.now();
  const offer = newTransfer(table, { seat, to: found.holder, by, right }, now);
  return changePlan({ transfers: { gone: [], set: [offer] }, posts: offerPosts(table.row.name, offer) });
};

type Handing = Pick<TransferRow, 'seat' | 'to' | 'by' | 'right'>;

function newTransfer(table: LiveTable, handing: Handing, now: number): TransferRow {
  const from = holderAt(table, handing.seat);
  return { ...handing, at: now, from, dueAt: null, lapsesAt: now + OFFER_HOURS * HOUR, accepted: false };
}

/** Nobody in particular: whoever says yes first. */
const ANYBODY: SeatHolder = { user: null, bot: null, name: peopleText('') };

/** Refuses where a seat is about to change hands already. */
export function refusePending({ transfers }: LiveTable, seat: Seat): Refused | null {
  const pending = transfers.find((row) => row.seat === seat);
  if (pending === undefined) return null;
  return refused(
    isOpenCall(pending) ? app('app.callStands', {}) : app('app.transferPending', { name: pending.to.name }),
  );
}

/** Asks for somebody who takes a seat. */
export function planCall(
  table: LiveTable,
  { seat, by, right }: { readonly seat: Seat; readonly by: Author; readonly right: 'own' | 'notice' },
  now: number,
): ChangePlan {
  const call = newTransfer(table, { seat, to: ANYBODY, by, right }, now);
  return changePlan({ transfers: { gone: [], set: [call] }, posts: substitutePosts(call) });
}

/** Announces that a seat changes hands in a while, unless its holder answers or objects. */
export function planNotice(
  table: LiveTable,
  { seat, to, by }: { readonly seat: Seat; readonly to: SeatHolder; readonly by: Author },
  now: number,
): ChangePlan {
  const dueAt = now + NOTICE_HOURS * HOUR;
  const notice = { ...newTransfer(table, { seat, to, by, right: 'notice' }, now), dueAt };
  return changePlan({
    transfers: { gone: [], set: [notice] },
    posts: noticePosts(table.row.name, notice, dueAt),
  });
}

/** The transfer that a button was for, or that there is none any more. */
export function transferOf(
  { transfers }: LiveTable,
  { seat, at }: { readonly seat: Seat; readonly at: number },
): { readonly kind: 'transfer'; readonly transfer: TransferRow } | Refused {
  const transfer = transfers.find((row) => row.seat === seat && row.at === at);
  return transfer ? { kind: 'transfer', transfer } : refused(app('app.transferGone', {}));
}

/** What is left undone, and what everybody is told of it. */
export function planDrop(
  { seat, from, to, by, right }: TransferRow,
  why: 'declined' | 'lapsed' | 'objected' | 'withdrawn',
): TableChange {
  const handing = { seat, from, to, by };
  const message = isOpenCall({ to })
    ? app('app.callOver', { seat, from, why: why === 'lapsed' ? why : 'withdrawn' })
    : why === 'declined'
      ? app('app.seatDeclined', handing)
      : why === 'lapsed'
        ? app('app.offerLapsed', handing)
        : right === 'notice'
          ? app('app.noticeOff', { ...handing, why })
          : app('app.offerWithdrawn', handing);
  return { transfers: { gone: [seat], set: [] }, posts: [noticePost(message)] };
}

/** Time in which nobody could answer does not count against anybody who was given notice. */
export function shiftedTransfers(
  { transfers }: LiveTable,
  by: number,
): NonNullable<TableChange['transfers']> {
  const set = transfers.map((row) => ({
    ...row,
    dueAt: row.dueAt === null ? null : row.dueAt + by,
    lapsesAt: row.lapsesAt + by,
  }));
  return { gone: [], set };
}
