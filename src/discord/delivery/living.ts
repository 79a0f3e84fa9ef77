import type { Place } from '#app/app.ts';
import type { Screen } from '../screen.ts';
import { printOf } from '../screens.ts';
import { type Office, troubleOf } from './office.ts';
import type { MessageSlots } from './slots.ts';

/** A message that is changed in place for as long as a table lives. */
export interface Living {
  /** Its name among the table's slots. */
  readonly name: string;
  readonly channel: string;
  readonly nonce: string;
  /** What it is known by, if it also shows something that may go unnoticed; news are shown in any case. */
  readonly print?: { readonly text: string; readonly isNews: boolean };
  /** Done once it stands there, and again if that was cut short. */
  readonly onPosted?: (message: string) => Promise<void>;
}

/** What is noted of a message before it is posted: the name under which it goes. */
const POSTING = 'posting ';

/** Shows something in a living message; posts it if it is not there (any more). Gives its id. */
export async function showLiving(
  { office, slots }: { readonly office: Office; readonly slots: MessageSlots },
  { name, channel, nonce, print, onPosted }: Living,
  screen: Screen,
): Promise<string> {
  const shown = print?.text ?? printOf(screen);
  const known = slots.get(name);
  const place = known?.channel === channel ? known : undefined;
  if (isThere(place)) {
    const { message } = place;
    if (place.shown === shown && print?.isNews !== true) return message;
    try {
      await office.edit(channel, message, screen);
      slots.noteEdited(name, { channel, message, shown });
      return message;
    } catch (error) {
      if (troubleOf(error) !== 'unknownMessage') throw error;
    }
  }
  const begun = place?.shown?.startsWith(POSTING) ? place.shown.slice(POSTING.length) : null;
  const under = begun ?? (isThere(place) ? `${nonce}!` : nonce);
  if (begun === null) await slots.put(name, { channel, message: null, shown: POSTING + under });
  const message = await office.post(channel, { ...screen, nonce: under, pings: [] });
  // If it was posted back then, it shows what was true back then.
  if (begun !== null) await office.edit(channel, message, screen);
  await onPosted?.(message);
  await slots.put(name, { channel, message, shown });
  return message;
}

function isThere(place: Place | undefined): place is Place & { readonly message: string } {
  return place !== undefined && place.message !== null;
}
