import type { MessageSlot } from '#app/app.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { TableUser } from '../interactions/own-seats.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** After a try that met closed direct messages: how long until something new is tried to be sent there again. */
const TRY_ANEW_MS = 12 * HOUR;
/** And until the person's own press is reason enough. Discord counts refused requests, so not at every press. */
const TRY_ON_PRESS_MS = MINUTE;

/**
 * A table's memory of somebody whose direct messages are closed: where it told them so, and when it last tried.
 */
export const closedDmSlot = (user: string) => `closed:${user}`;

/** Stands for the channel where somebody was told so, as long as that could be said nowhere. */
export const UNTOLD = 'untold';

const triedAt = (slot: MessageSlot) => Number(slot.shown);

/** Whether it is time to try again what failed in this slot, of its own accord or because the person asks. */
export function canRetryDm(slot: MessageSlot, now: number, why: 'news' | 'press'): boolean {
  return now - triedAt(slot) >= (why === 'press' ? TRY_ON_PRESS_MS : TRY_ANEW_MS);
}

/** Somebody is here and looks: if their direct messages were closed, their hand is sent there once more. */
export async function retryDm({ app }: BotContext, { table, user }: TableUser): Promise<void> {
  const closed = (await app.messageSlots.of(table)).get(closedDmSlot(user));
  if (closed !== undefined && canRetryDm(closed, app.now(), 'press')) await app.resendHand({ table, user });
}
