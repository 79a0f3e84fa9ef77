import type { Place } from '#app/app.ts';
import type { Bot } from '../bot.ts';
import type { Screen } from '../screen.ts';
import { printOf } from '../screens.ts';
import { type Office, troubleOf } from './office.ts';

/** A message that is changed in place for as long as a table lives. */
export interface Living {
  readonly table: string;
  /** Its name among the table's places. */
  readonly name: string;
  readonly channel: string;
  readonly nonce: string;
}

/** Shows something in a living message; posts it if it is not there (any more). Gives its id. */
export async function showLiving(
  { bot, office }: { readonly bot: Bot; readonly office: Office },
  { table, name, channel, nonce }: Living,
  screen: Screen,
): Promise<{ readonly message: string; readonly posted: boolean }> {
  const shown = printOf(screen);
  const place = (await bot.app.places.of(table)).get(name);
  const message = isThere(place, channel) ? place.message : null;
  if (message !== null) {
    if (place?.shown === shown) return { message, posted: false };
    try {
      await office.edit(channel, message, screen);
      await bot.app.places.put({ table, name, channel, message, shown });
      return { message, posted: false };
    } catch (error) {
      if (troubleOf(error) !== 'unknownMessage') throw error;
    }
  }
  const fresh = await office.post(channel, {
    ...screen,
    nonce: message === null ? nonce : `${nonce}!`,
    pings: [],
  });
  await bot.app.places.put({ table, name, channel, message: fresh, shown });
  return { message: fresh, posted: true };
}

function isThere(place: Place | undefined, channel: string): place is Place & { message: string } {
  return place !== undefined && place.channel === channel && place.message !== null;
}
