import type { MessageSlot } from '#app/app.ts';
import { type DiscordApi, failureOf } from '../messages/discord-api.ts';
import type { Screen } from '../messages/screen.ts';
import { screenKey } from '../screens/table-screens.ts';
import type { MessageSlots } from './slots.ts';

/** A message that is changed in place for as long as a table lives. */
export interface EditableMessage {
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

/** Shows something in a message edited in place; posts it if it is not there (any more). Gives its id. */
export async function showEditable(
  { api, slots }: { readonly api: DiscordApi; readonly slots: MessageSlots },
  { name, channel, nonce, print, onPosted }: EditableMessage,
  screen: Screen,
): Promise<string> {
  const shown = print?.text ?? screenKey(screen);
  const known = slots.get(name);
  const slot = known?.channel === channel ? known : undefined;
  if (isThere(slot)) {
    const { message } = slot;
    if (slot.shown === shown && print?.isNews !== true) return message;
    try {
      await api.edit(channel, message, screen);
      slots.noteEdited(name, { channel, message, shown });
      return message;
    } catch (error) {
      if (failureOf(error) !== 'unknownMessage') throw error;
    }
  }
  const begun = slot?.shown?.startsWith(POSTING) ? slot.shown.slice(POSTING.length) : null;
  const under = begun ?? (isThere(slot) ? `${nonce}!` : nonce);
  if (begun === null) await slots.put(name, { channel, message: null, shown: POSTING + under });
  const message = await api.post(channel, { ...screen, nonce: under, pings: [] });
  // If it was posted back then, it shows what was true back then.
  if (begun !== null) await api.edit(channel, message, screen);
  await onPosted?.(message);
  await slots.put(name, { channel, message, shown });
  return message;
}

function isThere(slot: MessageSlot | undefined): slot is MessageSlot & { readonly message: string } {
  return slot !== undefined && slot.message !== null;
}
