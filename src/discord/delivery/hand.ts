import type { MessageSlot, OutboxRow } from '#app/app.ts';
import { ownSeats } from '../interactions/own-seats.ts';
import { failureOf } from '../messages/discord-api.ts';
import { LIMITS } from '../messages/limits.ts';
import { mention } from '../messages/quote.ts';
import { plainScreen } from '../messages/say.ts';
import { canRetryDm, closedDmSlot, UNTOLD } from '../play/closed-dms.ts';
import { playScreen, speakerAt } from '../play/screen.ts';
import { heldCards, heldScreen } from '../screens/held.ts';
import { screenKey } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { showEditable } from './editable-message.ts';
import { postOnce } from './post-once.ts';
import type { Reader } from './readers.ts';
import { toldTo } from './told.ts';

/** A hand to be sent, and what a batch brings to it. */
interface HandDelivery extends Reader {
  /** Where whoever closed their door is told so; null if that cannot be reached. */
  readonly thread: string | null;
  readonly rows: readonly OutboxRow[];
}

/** Whether the person of a seat asked for the hand: then closed doors are tried again. */
function isWanted({ seat, rows }: HandDelivery): boolean {
  return rows.some(
    (row) => row.kind === 'hand' && row.seat === seat && (row.payload as { again?: boolean }).again === true,
  );
}

/** The private hand: one DM per table and seat, changed in place when it would show something else. */
export async function sendHand(context: DeliveryContext, delivery: HandDelivery): Promise<void> {
  const { bot, api, look, slots, nonce } = context;
  const { seat, user, rows, language } = delivery;
  const name = `hand:${seat}:${user}`;
  const closed = slots.get(closedDmSlot(user));
  const isToldNow = closed?.channel === UNTOLD && delivery.thread !== null;
  const isReason = isToldNow || isWanted(delivery);
  if (closed !== undefined && !isReason && !canRetryDm(closed, bot.app.now(), 'news')) return;
  const facts = toldTo(rows, seat);
  const news = facts.length === 0 ? undefined : words('hand.news', { facts });
  const viewing = { table: look.table.id, user, seat, language, looks: [delivery.look] as const };
  const plain = await playScreen(bot, viewing);
  const screen = news === undefined ? plain : await playScreen(bot, { ...viewing, news });
  const print = { text: screenKey(plain), isNews: news !== undefined };
  try {
    const channel = slots.get(name)?.channel ?? (await api.dmTo(user));
    await showHeld(context, delivery, channel);
    await showEditable(context, { name, channel, nonce: nonce(`h${seat}`), print }, screen);
  } catch (error) {
    if (failureOf(error) === 'later' || failureOf(error) === 'invalid') throw error;
    return await onDmClosed(context, delivery, closed);
  }
  if (closed !== undefined) await onDmReopened(context, user, closed);
}

/** Above what is asked, what the seat holds: drawn and changed only when it is something else. */
async function showHeld(
  context: DeliveryContext,
  { seat, user, look, language }: HandDelivery,
  channel: string,
): Promise<void> {
  const { bot, slots, nonce } = context;
  const speaker = speakerAt(bot, look, language);
  const held = heldCards(bot, look, { speaker });
  const name = `held:${seat}:${user}`;
  const known = slots.get(name);
  if (held === null || (held.lines.length === 0 && held.picture === null && known === undefined)) return;
  if (known?.message && known.channel === channel && known.shown === held.key) return;
  const title = [
    words('hand.title', { table: look.table.name, thread: null }),
    ...(ownSeats(look, user).length > 1 ? [words('play.seat', { seat })] : []),
    ...(held.lines.length === 0 ? [words('hand.empty', {})] : []),
  ];
  const text = title.map(speaker.say).join('\n');
  const screen = await heldScreen(bot, { look, held }, { title: text, speaker, most: LIMITS.text });
  // A picture that could not be drawn is tried again with the next news.
  const isWhole = held.picture === null || screen.files.length > 0;
  const print = { text: isWhole ? held.key : `${held.key}-`, isNews: false };
  await showEditable(context, { name, channel, nonce: nonce(`k${seat}`), print }, screen);
}

/** Closed to us: the hand is shown on request instead, and the person is told so once, where that can be said. */
async function onDmClosed(
  context: DeliveryContext,
  { seat, user, thread }: HandDelivery,
  closed: MessageSlot | undefined,
): Promise<void> {
  const { bot, slots, speaker } = context;
  const shown = `${bot.app.now()}`;
  const slot = closed ?? { channel: UNTOLD, message: null };
  if (thread === null || (closed !== undefined && closed.channel !== UNTOLD))
    return await slots.put(closedDmSlot(user), { ...slot, shown });
  const screen = plainScreen(speaker.say(words('table.closedDm', { who: mention(user) })));
  const message = await postOnce(context, `c${seat}`, { channel: thread, ...screen, pings: [user] });
  await slots.put(closedDmSlot(user), { channel: thread, message, shown });
}

/** Open again: what was said about closed doors is no longer true and goes. */
async function onDmReopened(
  { api, slots }: DeliveryContext,
  user: string,
  closed: MessageSlot,
): Promise<void> {
  try {
    if (closed.message !== null) await api.remove(closed.channel, closed.message);
  } catch (error) {
    if (failureOf(error) === 'later') throw error;
  }
  await slots.remove([closedDmSlot(user)]);
}
