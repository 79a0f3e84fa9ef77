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
  /** Something hangs on it, so it stays where it is when it has to be posted anew. */
  readonly stays?: true;
  /** Done once it stands there, and again if that was cut short. */
  readonly onPosted?: (message: string) => Promise<void>;
}

/** What is noted of a message before it is posted: the name under which it goes, and which one it replaces. */
const POSTING = 'posting ';

interface Posting {
  readonly nonce: string;
  readonly instead: string | null;
}

function postingOf({ shown }: MessageSlot): Posting | null {
  if (!shown?.startsWith(POSTING)) return null;
  const [nonce = '', instead = null] = shown.slice(POSTING.length).split(' ');
  return { nonce, instead };
}

/** Shows something in a message edited in place; posts it if it is not there (any more). Gives its id. */
export async function showEditable(
  { api, slots }: { readonly api: DiscordApi; readonly slots: MessageSlots },
  { name, channel, nonce, print, stays, onPosted }: EditableMessage,
  screen: Screen,
): Promise<string> {
  const shown = print?.text ?? screenKey(screen);
  const known = slots.get(name);
  const slot = known?.channel === channel ? known : undefined;
  let instead: string | null = null;
  if (isThere(slot)) {
    const { message } = slot;
    if (slot.shown === shown && print?.isNews !== true) return message;
    try {
      await api.edit(channel, message, screen);
      slots.noteEdited(name, { channel, message, shown });
      return message;
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== 'unknownMessage' && failure !== 'tooOld') throw error;
      if (failure === 'tooOld' && stays !== true) instead = message;
    }
  }
  const begun = slot === undefined ? null : postingOf(slot);
  const posting = begun ?? { nonce: isThere(slot) ? `${nonce}!` : nonce, instead };
  if (begun === null) {
    const noted = POSTING + [posting.nonce, ...(instead === null ? [] : [instead])].join(' ');
    await slots.put(name, { channel, message: null, shown: noted });
  }
  const message = await api.post(channel, { ...screen, nonce: posting.nonce, pings: [] });
  // If it was posted back then, it shows what was true back then.
  if (begun !== null) await api.edit(channel, message, screen);
  await onPosted?.(message);
  if (posting.instead !== null) await removeOld(api, channel, posting.instead);
  await slots.put(name, { channel, message, shown });
  return message;
}

/** What was replaced goes, if it can. */
async function removeOld(api: DiscordApi, channel: string, message: string): Promise<void> {
  try {
    await api.remove(channel, message);
  } catch (error) {
    if (failureOf(error) === 'later') throw error;
  }
}

function isThere(slot: MessageSlot | undefined): slot is MessageSlot & { readonly message: string } {
  return slot !== undefined && slot.message !== null;
}
