import { z } from 'zod';
import { type PeopleText, peopleText, rawText } from '#core/people-text.ts';
import type { SeatHolder } from '#core/record.ts';
import type { Seat } from '#core/seat.ts';
import { type Refused, refused } from '../requests/reply.ts';
import { displayName, identifier } from '../requests/request.ts';
import { type LiveTable, seatsOf } from '../runner/live-table.ts';
import { app } from '../text/lexicon.ts';
import { botName, refuseUnknownBot } from './join.ts';

/** To whom a seat goes: a person or a bot. */
const newcomer = z.union([
  z.object({ user: identifier, name: displayName }),
  z.object({ bot: identifier, name: displayName.optional() }),
]);

/** A seat and who is to take it. */
export const seatTransfer = z.object({ seat: z.int().min(0), to: newcomer });
export type SeatTransfer = z.output<typeof seatTransfer>;

/** Who sits in a seat, without what is arranged about them. */
export function holderAt({ seats }: Pick<LiveTable, 'seats'>, seat: Seat): SeatHolder {
  const { user = null, bot = null, name = peopleText(`${seat + 1}`) } = seats[seat] ?? {};
  return { user, bot, name };
}

/** Why somebody may not have a seat, or null if they may: whoever knows another hand of the table never does. */
export function refuseNewcomer(
  table: LiveTable,
  { seat, user, name }: { readonly seat: Seat; readonly user: string; readonly name: PeopleText },
): Refused | null {
  const own = seatsOf(table, user);
  if (own.some((row) => row.seat === seat)) return refused(app('app.alreadySeated', {}));
  // Two hands in one head are for people at one machine only.
  if (table.row.local) return null;
  if (own.length > 0) return refused(app('app.alreadySeated', {}));
  return table.handsSeen.some((seen) => seen.user === user && seen.seat !== seat)
    ? refused(app('app.sawOtherHands', { name }))
    : null;
}

/** Who would sit there, or why they cannot. */
export function newHolder(
  table: LiveTable,
  { seat, to }: SeatTransfer,
): { readonly kind: 'holder'; readonly holder: SeatHolder } | Refused {
  if (!table.seats[seat]) return refused(app('app.noSeat', {}));
  if ('bot' in to) {
    const holder = { user: null, bot: to.bot, name: to.name ?? botName(table, to.bot) };
    return refuseUnknownBot(table, to.bot) ?? { kind: 'holder', holder };
  }
  const { user, name } = to;
  const holder = { user, bot: null, name: ownName(table, seat, name) };
  return refuseNewcomer(table, { seat, user, name }) ?? { kind: 'holder', holder };
}

/** What a seat is called so that nobody takes it for another. */
function ownName({ seats }: LiveTable, seat: Seat, wanted: PeopleText): PeopleText {
  const name = rawText(wanted);
  const isTaken = (called: string) => seats.some((row) => row.seat !== seat && rawText(row.name) === called);
  let number = 1;
  while (isTaken(number === 1 ? name : `${name} ${number}`)) number += 1;
  return number === 1 ? wanted : peopleText(`${name} ${number}`);
}
