import type { Place } from '#app/app.ts';
import type { Bot } from './bot.ts';
import type { Onlooker } from './own-seats.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** After a try that met closed direct messages: how long until something new is tried to be sent there again. */
const TRY_ANEW_MS = 12 * HOUR;
/** And until the person's own press is reason enough. Discord counts refused requests, so not at every press. */
const TRY_ON_PRESS_MS = MINUTE;

/**
 * A table's memory of somebody whose direct messages are closed: where it told them so, and when it last tried.
 */
export const closedName = (user: string) => `closed:${user}`;

const triedAt = (place: Place) => Number(place.shown);

/** Whether it is time to try again what failed at this place, of its own accord or because the person asks. */
export function mayTry(place: Place, now: number, why: 'news' | 'press'): boolean {
  return now - triedAt(place) >= (why === 'press' ? TRY_ON_PRESS_MS : TRY_ANEW_MS);
}

/** Somebody is here and looks: if their direct messages were closed, their hand is sent there once more. */
export async function knock({ app }: Bot, { table, user }: Onlooker): Promise<void> {
  const closed = (await app.places.of(table)).get(closedName(user));
  if (closed !== undefined && mayTry(closed, app.now(), 'press')) await app.redeal({ table, user });
}
