import type { OutboxRow, Place } from '#app/app.ts';
import { textLine } from '../ask/controls.ts';
import { closedName, mayTry } from '../closed-dms.ts';
import { heldIn, heldScreen } from '../held.ts';
import { LIMITS } from '../limits.ts';
import { ownSeats } from '../own-seats.ts';
import { playScreen, speakerAt } from '../play/screen.ts';
import { printOf } from '../screens.ts';
import { words } from '../text/lexicon.ts';
import { toldTo } from './feed.ts';
import type { Round } from './home.ts';
import { showLiving } from './living.ts';
import { troubleOf } from './office.ts';
import type { Reader } from './readers.ts';

/** What a batch brings to the private hands. */
interface News {
  readonly thread: string;
  readonly rows: readonly OutboxRow[];
}

/** The private hands: one DM per table and seat, changed in place when it would show something else. */
export async function dealHands(round: Round, news: News, readers: readonly Reader[]): Promise<void> {
  for (const reader of readers) await dealHand(round, { ...reader, ...news });
}

type Dealing = Reader & News;

/** Whether the person of a seat asked for the hand: then closed doors are tried again. */
function isWanted({ seat, rows }: Dealing): boolean {
  return rows.some(
    (row) => row.kind === 'hand' && row.seat === seat && (row.payload as { again?: boolean }).again === true,
  );
}

async function dealHand(round: Round, dealing: Dealing): Promise<void> {
  const { bot, office, look, slots, nonce } = round;
  const { seat, user, rows, language } = dealing;
  const name = `hand:${seat}:${user}`;
  const closed = slots.get(closedName(user));
  if (closed !== undefined && !isWanted(dealing) && !mayTry(closed, bot.app.now(), 'news')) return;
  const facts = toldTo(rows, seat);
  const note = facts.length === 0 ? undefined : words('hand.news', { facts });
  const viewing = { table: look.table.id, user, seat, language, looks: [dealing.look] as const };
  const plain = await playScreen(bot, viewing);
  const screen = note === undefined ? plain : await playScreen(bot, { ...viewing, note });
  const print = { text: printOf(plain), isNews: note !== undefined };
  try {
    const channel = slots.get(name)?.channel ?? (await office.dmTo(user));
    await showHeld(round, dealing, channel);
    await showLiving(round, { name, channel, nonce: nonce(`h${seat}`), print }, screen);
  } catch (error) {
    if (troubleOf(error) === 'later') throw error;
    return await turnedAway(round, dealing, closed);
  }
  if (closed !== undefined) await letIn(round, user, closed);
}

/** Above what is asked, what the seat holds: drawn and changed only when it is something else. */
async function showHeld(
  round: Round,
  { seat, user, look, language }: Dealing,
  channel: string,
): Promise<void> {
  const { bot, slots, nonce } = round;
  const speaker = speakerAt(bot, look, language);
  const held = heldIn(bot, look, speaker);
  const name = `held:${seat}:${user}`;
  const known = slots.get(name);
  if (held === null || (held.lines.length === 0 && held.sight === null && known === undefined)) return;
  if (known?.message && known.channel === channel && known.shown === held.print) return;
  const title = [
    words('hand.title', { table: look.table.name, thread: null }),
    ...(ownSeats(look, user).length > 1 ? [words('play.seat', { seat })] : []),
    ...(held.lines.length === 0 ? [words('hand.empty', {})] : []),
  ];
  const text = title.map(speaker.say).join('\n');
  const screen = await heldScreen(bot, { look, held }, { title: text, speaker, most: LIMITS.text });
  // A picture that could not be drawn is tried again with the next news.
  const isWhole = held.sight === null || screen.files.length > 0;
  const print = { text: isWhole ? held.print : `${held.print}-`, isNews: false };
  await showLiving(round, { name, channel, nonce: nonce(`k${seat}`), print }, screen);
}

/** Closed to us: the hand is shown on request instead, and the person is told so once. */
async function turnedAway(
  { bot, office, slots, speaker, nonce }: Round,
  { seat, user, thread }: Dealing,
  closed: Place | undefined,
): Promise<void> {
  const shown = `${bot.app.now()}`;
  if (closed !== undefined) return await slots.put(closedName(user), { ...closed, shown });
  const components = [textLine(speaker.say(words('table.closedDm', { who: `<@${user}>` })))];
  const message = await office.post(thread, { components, nonce: nonce(`c${seat}`), pings: [user] });
  await slots.put(closedName(user), { channel: thread, message, shown });
}

/** Open again: what was said about closed doors is no longer true and goes. */
async function letIn({ office, slots }: Round, user: string, closed: Place): Promise<void> {
  try {
    if (closed.message !== null) await office.remove(closed.channel, closed.message);
  } catch (error) {
    if (troubleOf(error) === 'later') throw error;
  }
  await slots.remove([closedName(user)]);
}
