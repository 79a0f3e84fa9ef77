import type { OutboxRow } from '#app/app.ts';
import { textLine } from '../ask/controls.ts';
import { playScreen } from '../play/screen.ts';
import { whoSits } from '../screens.ts';
import { words } from '../text/lexicon.ts';
import { toldTo } from './feed.ts';
import type { Round } from './home.ts';
import { showLiving } from './living.ts';
import { troubleOf } from './office.ts';

const CLOSED = 'closed';

/** Which seats have something new that is theirs alone. */
function touched(rows: readonly OutboxRow[]): number[] {
  const seats = rows.flatMap(({ kind, seat }) =>
    seat !== null && ['hand', 'feed', 'notice'].includes(kind) ? [seat] : [],
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
  const language = (await bot.app.language(user)) ?? look.table.language;
  const facts = toldTo(rows, seat);
  const note = facts.length === 0 ? undefined : words('hand.news', { facts });
  const screen = await playScreen(bot, { table: id, user, seat, language, note });
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
