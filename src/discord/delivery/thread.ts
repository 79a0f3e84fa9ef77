import type { MessageSlot, OutboxRow } from '#app/app.ts';
import { plainText } from '#core/people-text.ts';
import { textLine } from '../messages/controls.ts';
import { failureOf } from '../messages/discord-api.ts';
import type { Screen } from '../messages/screen.ts';
import { lobbyScreen } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { showEditable } from './editable-message.ts';
import { postOnce } from './post-once.ts';

/** The table's announcement in its channel, with who sits there. */
export async function showLobby(
  context: DeliveryContext,
  channel: string,
  thread: string | null,
): Promise<string> {
  const { bot, look, speaker, nonce } = context;
  const screen = lobbyScreen(bot, look, { speaker, thread });
  const editable = { name: 'lobby', channel, nonce: nonce('l'), stays: true } as const;
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
/** Messages in a place that was left, until they say where the table has gone. */
const OLD = 'old:';
/** What stands in the table's place; everything else has nothing to do with it. */
const IN_PLACE = /^(lobby|thread|status|feed|ping(\.\w+)?)$|^(live|vote|closed|feed):/;

/** The same delivery, if the game has moved during it: what it posted in the old place does not count. */
export function afterMove(context: DeliveryContext): DeliveryContext | null {
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

/** The table was moved: nothing stands in its former place any more, as far as it is concerned. */
export async function leavePlace(context: DeliveryContext, rows: readonly OutboxRow[]): Promise<void> {
  const { nonce, slots } = context;
  if (!rows.some(({ kind }) => kind === 'moved') || afterMove(context) !== null) return;
  const there = slots.entries().filter(([name]) => IN_PLACE.test(name));
  const left = there
    .filter(([name, { message }]) => /^(lobby|status|ping$|vote:)/.test(name) && message !== null)
    .map(([name, slot]) => [`${OLD}${nonce('')}:${name}`, { ...slot, shown: name }] as const);
  await slots.change(
    [[MOVED, { channel: '', message: null, shown: nonce('') }], ...left],
    there.map(([name]) => name),
  );
}

/** In the place that was left it says where the table has gone, as far as that can still be said. */
export async function tellOldPlace(context: DeliveryContext, thread: string): Promise<void> {
  const { slots, speaker } = context;
  const old = slots.entries().filter(([name]) => name.startsWith(OLD));
  const components = [textLine(speaker.say(words('table.movedTo', { thread })))];
  for (const [name, slot] of old) {
    try {
      await markLeft(context, slot, { components });
    } catch (error) {
      if (failureOf(error) === 'later') throw error;
    }
    await slots.remove([name]);
  }
}

async function markLeft({ api }: DeliveryContext, slot: MessageSlot, screen: Screen): Promise<void> {
  const { channel, message, shown } = slot;
  if (message === null) return;
  if (shown?.startsWith('vote:')) await api.closePoll(channel, message);
  else if (shown === 'ping') await api.remove(channel, message);
  else await api.edit(channel, message, screen);
}

/** Tells those who sit there that the game has moved. */
export async function announceNewThread(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const isMoved = rows.some(({ kind }) => kind === 'moved');
  const text = isMoved ? words('table.movedHere', {}) : words('table.newThread', {});
  const components = [textLine(context.speaker.say(text))];
  await postOnce(context, 'm', { channel: thread, components, pings: [] });
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
