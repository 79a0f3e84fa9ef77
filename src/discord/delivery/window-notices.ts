import type { OutboxRow } from '#app/app.ts';
import { failureOf } from '../messages/discord-api.ts';
import { mention } from '../messages/quote.ts';
import { plainScreen } from '../messages/say.ts';
import { closedDmSlot } from '../play/closed-dms.ts';
import { speakerAt } from '../play/screen.ts';
import { playButton } from '../screens/ping-screen.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { postOnce } from './post-once.ts';
import type { Reader } from './readers.ts';

/** What a batch brings to those who have a choice in a veiled window. */
interface WindowNews {
  /** Null if the table's thread cannot be reached. */
  readonly thread: string | null;
  readonly rows: readonly OutboxRow[];
}

type Notice = Reader & WindowNews;

const slotOf = ({ seat, user }: Reader) => `window:${seat}:${user}`;

/** A table's memory of somebody who could not be told of a window: said in public, that would show they have a choice there. */
const unheardSlot = (user: string) => `unheard:${user}`;

interface Choice {
  readonly key: string;
  readonly topic: string;
  readonly again?: boolean;
}

/**
 * Whoever has a choice in a veiled window is told so alone, by a message of its own, since nobody notices a hand that changes in place.
 * It goes when the choice is made.
 */
export async function sendWindowNotice(context: DeliveryContext, notice: Notice): Promise<void> {
  const { slots } = context;
  const { seat, user, rows, look } = notice;
  await tellUnheard(context, notice);
  const isOpen = (key: string) => look.questions.some((one) => one.key === key && one.held === null);
  const told = slots.get(slotOf(notice));
  const choice = rows
    .flatMap(({ kind, seat: to, payload }) =>
      kind === 'window' && to === seat ? [payload as unknown as Choice] : [],
    )
    .findLast(({ key }) => isOpen(key));
  if (choice !== undefined && slots.get(closedDmSlot(user)) === undefined) {
    await takeBack(context, notice);
    await post(context, notice, choice);
  } else if (told?.shown != null && !isOpen(told.shown)) await takeBack(context, notice);
}

async function post(context: DeliveryContext, notice: Notice, { key, topic, again }: Choice): Promise<void> {
  const { bot, api, slots } = context;
  const { seat, user, look, language, thread } = notice;
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  if (presentation === undefined) return;
  const speaker = speakerAt(bot, look, language);
  const text = words('ping.choice', {
    table: look.table.name,
    topic: presentation.topic(topic),
    again: again === true,
  });
  const screen = plainScreen(speaker.say(text), [playButton(look, speaker)]);
  try {
    const channel = await api.dmTo(user);
    const message = await postOnce(context, `W${seat}`, { channel, ...screen, pings: [] });
    await slots.put(slotOf(notice), { channel, message, shown: key });
  } catch (error) {
    if (failureOf(error) === 'later') throw error;
    await slots.put(unheardSlot(user), { channel: thread ?? '', message: null, shown: null });
  }
}

/** The choice was made, or is none any more. */
async function takeBack({ api, slots }: DeliveryContext, notice: Notice): Promise<void> {
  const told = slots.get(slotOf(notice));
  if (told === undefined) return;
  try {
    if (told.message !== null) await api.remove(told.channel, told.message);
  } catch (error) {
    if (failureOf(error) === 'later') throw error;
  }
  await slots.remove([slotOf(notice)]);
}

/** Once the window is closed, somebody whose direct messages are closed may hear so in public. */
async function tellUnheard(context: DeliveryContext, { seat, user, thread }: Notice): Promise<void> {
  const { bot, look, slots, speaker } = context;
  const isInWindow = look.waiting.some((one) => one.seat === seat && one.window);
  if (slots.get(unheardSlot(user)) === undefined || isInWindow || thread === null) return;
  if (slots.get(closedDmSlot(user)) === undefined) {
    const screen = plainScreen(speaker.say(words('table.closedDm', { who: mention(user) })));
    const message = await postOnce(context, `c${seat}`, { channel: thread, ...screen, pings: [user] });
    await slots.put(closedDmSlot(user), { channel: thread, message, shown: `${bot.app.now()}` });
  }
  await slots.remove([unheardSlot(user)]);
}
