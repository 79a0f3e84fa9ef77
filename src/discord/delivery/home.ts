import type { Look } from '#app/look.ts';
import type { Speaker } from '#core/message.ts';
import { textLine } from '../ask/controls.ts';
import type { Bot } from '../bot.ts';
import { lobbyScreen } from '../screens.ts';
import { words } from '../text/lexicon.ts';
import { showLiving } from './living.ts';
import { type Office, troubleOf } from './office.ts';
import type { MessageSlots } from './slots.ts';

/** What a delivery works with. */
export interface Round {
  readonly bot: Bot;
  readonly office: Office;
  /** Names this delivery's messages, the same again if it is repeated. */
  readonly nonce: (what: string) => string;
  readonly look: Look;
  /** Where the table's messages stand. */
  readonly slots: MessageSlots;
  /** In the table's language. */
  readonly speaker: Speaker;
}

/** The table's announcement in its channel, with who sits there. */
export async function showLobby(round: Round, channel: string, thread: string | null): Promise<string> {
  const { bot, look, speaker, nonce } = round;
  const screen = lobbyScreen(bot, look, { speaker, thread });
  const living = { name: 'lobby', channel, nonce: nonce('l') };
  return await showLiving(round, living, screen);
}

export function threadOf({ slots }: Round): string | null {
  return slots.get('thread')?.channel ?? null;
}

/**
 * The thread in which a table is played. It hangs on the announcement, so that opening it twice is opening it once;
 * if an earlier thread was deleted, a new announcement carries the new one.
 */
export async function openHome(round: Round, channel: string): Promise<string> {
  const { office, look, slots } = round;
  const known = threadOf(round);
  if (known !== null) return known;
  const announcement = await showLobby(round, channel, null);
  const thread = await office.openThreadOn(channel, announcement, look.table.name);
  await slots.put('thread', { channel: thread, message: null, shown: null });
  return thread;
}

const MOVED = 'moved';

/** The same delivery, if the game has moved during it: what it posted in the old place does not count. */
export function afterMove(round: Round): Round | null {
  const { nonce, slots } = round;
  const moved = slots.get(MOVED);
  return moved?.shown === nonce('') ? { ...round, nonce: (what) => nonce(`x${what}`) } : null;
}

/** Everything in a thread that is gone is forgotten, so that it is made anew. */
export async function forgetThread({ nonce, slots }: Round, thread: string): Promise<void> {
  const there = slots.entries().filter(([name, { channel }]) => channel === thread || name === 'lobby');
  await slots.put(
    MOVED,
    { channel: '', message: null, shown: nonce('') },
    there.map(([name]) => name),
  );
}

/** Tells those who sit there that the game has moved. */
export async function announceMove({ office, speaker, nonce }: Round, thread: string): Promise<void> {
  const components = [textLine(speaker.say(words('table.newThread', {})))];
  await office.post(thread, { components, nonce: nonce('m'), pings: [] });
}

/** People who sit at the table see its thread. */
export async function inviteAll({ office, look }: Round, thread: string): Promise<void> {
  for (const { user } of look.seats) {
    if (user === null) continue;
    try {
      await office.invite(thread, user);
    } catch (error) {
      // Somebody who has left the server cannot be invited; the game goes on.
      if (troubleOf(error) === 'later') throw error;
    }
  }
}
