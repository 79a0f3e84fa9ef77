import type { OutboxRow, Place } from '#app/app.ts';
import type { Language } from '#core/message.ts';
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

/** What may change how a hand looks, whoever did it. */
const STIRRING: readonly string[] = ['start', 'feed', 'waiting', 'hand', 'seats', 'status', 'notice', 'over'];

/** The private hands: one DM per table and seat, changed in place when it would show something else. */
export async function dealHands(round: Round, thread: string, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.every(({ kind }) => !STIRRING.includes(kind))) return;
  for (const { seat, user } of round.look.seats)
    if (user !== null) await dealHand(round, { seat, user, thread, rows });
}

interface Dealing {
  readonly seat: number;
  readonly user: string;
  readonly thread: string;
  readonly rows: readonly OutboxRow[];
}

/** Whether the person of a seat asked for the hand: then closed doors are tried again. */
function isWanted({ seat, rows }: Dealing): boolean {
  return rows.some(
    (row) => row.kind === 'hand' && row.seat === seat && (row.payload as { again?: boolean }).again === true,
  );
}

async function dealHand(round: Round, dealing: Dealing): Promise<void> {
  const { bot, office, look, nonce } = round;
  const { seat, user, rows } = dealing;
  const { id } = look.table;
  const name = `hand:${seat}:${user}`;
  const places = await bot.app.places.of(id);
  const closed = places.get(closedName(user));
  if (closed !== undefined && !isWanted(dealing) && !mayTry(closed, bot.app.now(), 'news')) return;
  const language = (await bot.app.language(user)) ?? look.table.language;
  const facts = toldTo(rows, seat);
  const note = facts.length === 0 ? undefined : words('hand.news', { facts });
  const viewing = { table: id, user, seat, language };
  const plain = await playScreen(bot, viewing);
  const screen = note === undefined ? plain : await playScreen(bot, { ...viewing, note });
  const print = { text: printOf(plain), isNews: note !== undefined };
  try {
    const channel = places.get(name)?.channel ?? (await office.dmTo(user));
    await showHeld(round, dealing, { channel, language });
    await showLiving(round, { table: id, name, channel, nonce: nonce(`h${seat}`), print }, screen);
  } catch (error) {
    if (troubleOf(error) === 'later') throw error;
    return await turnedAway(round, dealing, closed);
  }
  if (closed !== undefined) await letIn(round, user, closed);
}

/** Above what is asked, what the seat holds: drawn and changed only when it is something else. */
async function showHeld(
  round: Round,
  { seat, user }: Dealing,
  { channel, language }: { readonly channel: string; readonly language: Language },
): Promise<void> {
  const { bot, nonce } = round;
  const { id } = round.look.table;
  const look = await bot.app.look({ table: id, user, seat });
  if (look.kind !== 'done' || look.viewer !== seat) return;
  const speaker = speakerAt(bot, look, language);
  const held = heldIn(bot, look, speaker);
  const name = `held:${seat}:${user}`;
  const known = (await bot.app.places.of(id)).get(name);
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
  await showLiving(round, { table: id, name, channel, nonce: nonce(`k${seat}`), print }, screen);
}

/** Closed to us: the hand is shown on request instead, and the person is told so once. */
async function turnedAway(
  { bot, office, look, speaker, nonce }: Round,
  { seat, user, thread }: Dealing,
  closed: Place | undefined,
): Promise<void> {
  const place = { table: look.table.id, name: closedName(user), shown: `${bot.app.now()}` };
  if (closed !== undefined) return await bot.app.places.put({ ...closed, ...place });
  const components = [textLine(speaker.say(words('table.closedDm', { who: `<@${user}>` })))];
  const message = await office.post(thread, { components, nonce: nonce(`c${seat}`), pings: [user] });
  await bot.app.places.put({ ...place, channel: thread, message });
}

/** Open again: what was said about closed doors is no longer true and goes. */
async function letIn({ bot, office, look }: Round, user: string, closed: Place): Promise<void> {
  try {
    if (closed.message !== null) await office.remove(closed.channel, closed.message);
  } catch (error) {
    if (troubleOf(error) === 'later') throw error;
  }
  await bot.app.places.remove({ table: look.table.id, name: closedName(user) });
}
