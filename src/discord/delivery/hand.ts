import type { OutboxRow } from '#app/app.ts';
import { textLine } from '../ask/controls.ts';
import { clip } from '../limits.ts';
import { playScreen, speakerAt } from '../play/screen.ts';
import type { Screen } from '../screen.ts';
import { handLines, whoSits } from '../screens.ts';
import { words } from '../text/lexicon.ts';
import { toldTo } from './feed.ts';
import type { Round } from './home.ts';
import { showLiving } from './living.ts';
import { troubleOf } from './office.ts';

const CLOSED = 'closed';
const LONGEST_HAND = 1500;

/** Which seats have something new that is theirs alone. */
function touched(rows: readonly OutboxRow[]): number[] {
  const seats = rows.flatMap(({ kind, seat }) =>
    seat !== null && (kind === 'hand' || kind === 'feed') ? [seat] : [],
  );
  return [...new Set(seats)];
}

/** The private hands: one DM per table and person, changed in place. */
export async function dealHands(round: Round, thread: string, rows: readonly OutboxRow[]): Promise<void> {
  for (const seat of touched(rows)) {
    const user = round.look.seats[seat]?.user;
    if (user) await dealHand(round, { seat, user, thread, rows });
  }
}

interface Dealing {
  readonly seat: number;
  readonly user: string;
  readonly thread: string;
  readonly rows: readonly OutboxRow[];
}

async function dealHand(round: Round, { seat, user, thread, rows }: Dealing): Promise<void> {
  const { bot, office, look, nonce } = round;
  const { id } = look.table;
  const name = `hand:${seat}:${user}`;
  const place = (await bot.app.places.of(id)).get(name);
  if (place?.shown === CLOSED) return;
  const screen = await handScreen(round, { seat, user, thread, rows });
  if (screen === null) return;
  try {
    const channel = place?.channel ?? (await office.dmTo(user));
    await showLiving(round, { table: id, name, channel, nonce: nonce(`h${seat}`) }, screen);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'later') throw error;
    // Closed to us: the hand is shown on request instead, and the person is told so once.
    await bot.app.places.put({
      table: id,
      name,
      channel: place?.channel ?? '',
      message: null,
      shown: CLOSED,
    });
    const text = round.speaker.say(words('table.closedDm', { who: whoSits(look, seat) }));
    await office.post(thread, { components: [textLine(text)], nonce: nonce(`c${seat}`), pings: [user] });
  }
}

/** What the DM shows: the hand, news for this seat alone, and what it is asked. */
async function handScreen(round: Round, { seat, user, thread, rows }: Dealing): Promise<Screen | null> {
  const { bot, look } = round;
  const own = await bot.app.look({ table: look.table.id, user, seat });
  if (own.kind !== 'done') return null;
  const language = (await bot.app.language(user)) ?? look.table.language;
  const speaker = speakerAt(bot, own, language);
  const news = toldTo(rows, seat);
  const text = [
    speaker.say(words('hand.title', { table: look.table.name, thread })),
    ...handLines(bot, own, speaker),
    ...(news.length === 0 ? [] : [speaker.say(words('hand.news', { facts: news }))]),
  ].join('\n');
  const play = await playScreen(bot, { table: look.table.id, user, language });
  return { components: [textLine(clip(text, LONGEST_HAND)), ...play.components] };
}
