import type { Look } from '#app/records/look.ts';
import type { Speaker } from '#core/message.ts';
import { plainText } from '#core/people-text.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { textLine } from '../messages/controls.ts';
import { type DiscordApi, failureOf } from '../messages/discord-api.ts';
import { lobbyScreen } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import { showEditable } from './editable-message.ts';
import type { MessageSlots } from './slots.ts';

/** What a delivery works with. */
export interface DeliveryContext {
  readonly bot: BotContext;
  readonly api: DiscordApi;
  /** Names this delivery's messages, the same again if it is repeated. */
  readonly nonce: (what: string) => string;
  readonly look: Look;
  /** Where the table's messages stand. */
  readonly slots: MessageSlots;
  /** In the table's language. */
  readonly speaker: Speaker;
}

/** The table's announcement in its channel, with who sits there. */
export async function showLobby(
  context: DeliveryContext,
  channel: string,
  thread: string | null,
): Promise<string> {
  const { bot, look, speaker, nonce } = context;
  const screen = lobbyScreen(bot, look, { speaker, thread });
  const editable = { name: 'lobby', channel, nonce: nonce('l') };
  return await showEditable(context, editable, screen);
}

export function threadOf({ slots }: DeliveryContext): string | null {
  return slots.get('thread')?.channel ?? null;
}

/**
 * The thread in which a table is played. It hangs on the announcement, so that opening it twice is opening it once;
 * if an earlier thread was deleted, a new announcement carries the new one.
 */
export async function openThread(context: DeliveryContext, channel: string): Promise<string> {
  const { api, look, slots } = context;
  const known = threadOf(context);
  if (known !== null) return known;
  const announcement = await showLobby(context, channel, null);
  const thread = await api.openThreadOn(channel, announcement, plainText(look.table.name));
  await slots.put('thread', { channel: thread, message: null, shown: null });
  return thread;
}

const MOVED = 'moved';

/** The same delivery, if the game has moved during it: what it posted in the old place does not count. */
export function afterThreadLoss(context: DeliveryContext): DeliveryContext | null {
  const { nonce, slots } = context;
  const moved = slots.get(MOVED);
  return moved?.shown === nonce('') ? { ...context, nonce: (what) => nonce(`x${what}`) } : null;
}

/** Everything in a thread that is gone is forgotten, so that it is made anew. */
export async function forgetThread({ nonce, slots }: DeliveryContext, thread: string): Promise<void> {
  const there = slots.entries().filter(([name, { channel }]) => channel === thread || name === 'lobby');
  await slots.put(
    MOVED,
    { channel: '', message: null, shown: nonce('') },
    there.map(([name]) => name),
  );
}

/** Tells those who sit there that the game has moved. */
export async function announceNewThread(
  { api, speaker, nonce }: DeliveryContext,
  thread: string,
): Promise<void> {
  const components = [textLine(speaker.say(words('table.newThread', {})))];
  await api.post(thread, { components, nonce: nonce('m'), pings: [] });
}

/** People who sit at the table see its thread. */
export async function inviteAll({ api, look }: DeliveryContext, thread: string): Promise<void> {
  for (const { user } of look.seats) {
    if (user === null) continue;
    try {
      await api.invite(thread, user);
    } catch (error) {
      // Somebody who has left the server cannot be invited; the game goes on.
      if (failureOf(error) === 'later') throw error;
    }
  }
}
