import type { Message } from '#core/message.ts';
import type { PeopleText } from '#core/people-text.ts';
import type { Seat } from '#core/seat.ts';
import type { Post, TransferRow } from '#store/model.ts';
import { tablePost } from '../runner/plan-posts.ts';
import { app } from '../text/lexicon.ts';

/** Something for one person alone, who need not sit at the table: a seat is offered to them, about to be taken from them, or was. */
export interface Letter {
  readonly about: 'offer' | 'notice' | 'replaced' | 'substitute';
  readonly user: string;
  readonly seat: Seat;
  /** Which offer or notice; of a seat that was handed on, the entry of the log. */
  readonly at: number;
  readonly message: Message;
}

/** Something that somebody at the table, or about to be, is called upon to decide, told to everybody. */
export type Call = Letter & { readonly about: 'offer' | 'notice' | 'substitute' };

export function letterPost({ about, user, seat, at, message }: Letter): Post {
  return tablePost('letter', { about, user, seat, at, message });
}

function callPost({ about, user, seat, at, message }: Call): Post {
  return tablePost('call', { about, user, seat, at, message });
}

const handing = ({ seat, from, to, by }: TransferRow) => ({ seat, from, to, by });

/** Tells the table, and the newcomer alone, that a seat can be taken. */
export function offerPosts(table: PeopleText, transfer: TransferRow): Post[] {
  const { seat, at, to, right, lapsesAt } = transfer;
  if (to.user === null) return [];
  const common = { about: 'offer' as const, user: to.user, seat, at };
  const openly = app('app.seatOffered', { ...handing(transfer), right, lapsesAt });
  return [callPost({ ...common, message: openly }), offerLetter(table, transfer)].flat();
}

/** The same for the newcomer alone. */
function offerLetter(table: PeopleText, transfer: TransferRow): Post[] {
  const { seat, at, to, right, dueAt } = transfer;
  if (to.user === null) return [];
  const message = app('app.offeredToYou', { ...handing(transfer), table, right, dueAt });
  return [letterPost({ about: 'offer', user: to.user, seat, at, message })];
}

/** Asks everybody who could take a seat. */
export function substitutePosts({ seat, at, from, by, right, lapsesAt }: TransferRow): Post[] {
  const message = app('app.substituteWanted', { seat, from, by, right, lapsesAt });
  return [callPost({ about: 'substitute', user: from.user ?? '', seat, at, message })];
}

/** Tells the table, and both people alone, that a seat changes hands in a while unless its holder comes back. */
export function noticePosts(table: PeopleText, transfer: TransferRow, dueAt: number): Post[] {
  const { seat, at, from } = transfer;
  const common = { about: 'notice' as const, user: from.user ?? '', seat, at };
  const openly = app('app.noticeGiven', { ...handing(transfer), dueAt });
  const alone = app('app.noticeToYou', { ...handing(transfer), table, dueAt });
  return [
    callPost({ ...common, message: openly }),
    letterPost({ ...common, message: alone }),
    ...offerLetter(table, transfer),
  ];
}
