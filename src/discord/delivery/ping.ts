import type { OutboxRow } from '#app/app.ts';
import type { Waited } from '#core/session.ts';
import { textLine } from '../ask/controls.ts';
import { printOf, waitingScreen, whoSits } from '../screens.ts';
import { words } from '../text/lexicon.ts';
import type { Round } from './home.ts';
import { troubleOf } from './office.ts';

/** Seats that are waited for now and were not all the time: they do not know it yet. */
function newlyWaited(
  now: readonly Waited[],
  before: readonly number[],
  rows: readonly OutboxRow[],
): number[] {
  const between = rows
    .filter(({ kind }) => kind === 'waiting')
    .map(({ payload }) => (payload as unknown as { waiting: readonly Waited[] }).waiting);
  const always = (seat: number) =>
    before.includes(seat) && between.every((waiting) => waiting.some((one) => one.seat === seat));
  return [...new Set(now.map(({ seat }) => seat))].filter((seat) => !always(seat));
}

/** The one message that says whom the table waits for: posted anew when somebody new is, else changed in place. */
export async function ping(round: Round, thread: string, rows: readonly OutboxRow[]): Promise<void> {
  const { bot, office, look, speaker, nonce } = round;
  const { id } = look.table;
  const place = (await bot.app.places.of(id)).get('ping');
  const standing = place?.channel === thread ? place : undefined;
  const before = standing?.shown ? (JSON.parse(standing.shown) as { seats: number[]; print: string }) : null;
  const waiting = look.table.status === 'playing' ? look.waiting : [];
  const seats = [...new Set(waiting.map(({ seat }) => seat))];
  const fresh = newlyWaited(waiting, before?.seats ?? [], rows);
  const users = fresh.flatMap((seat) => look.seats[seat]?.user ?? []);
  const screen = waitingScreen(bot, { ...look, waiting }, speaker);
  const shown = JSON.stringify({ seats, print: printOf(screen) });
  if (users.length > 0 || standing?.message == null) {
    if (seats.length === 0) return;
    const message = await office.post(thread, { ...screen, nonce: nonce('p'), pings: users });
    await bot.app.places.put({ table: id, name: 'ping', channel: thread, message, shown });
    if (standing?.message != null && standing.message !== message)
      await removeIfThere(round, thread, standing.message);
    return;
  }
  if (standing.shown === shown) return;
  try {
    await office.edit(thread, standing.message, screen);
    await bot.app.places.put({ table: id, name: 'ping', channel: thread, message: standing.message, shown });
  } catch (error) {
    if (troubleOf(error) !== 'unknownMessage') throw error;
    await bot.app.places.remove({ table: id, name: 'ping' });
  }
}

async function removeIfThere({ office }: Round, thread: string, message: string): Promise<void> {
  try {
    await office.remove(thread, message);
  } catch (error) {
    if (troubleOf(error) === 'later') throw error;
  }
}

/** Reminds those whose time runs out. */
export async function remind(round: Round, thread: string, rows: readonly OutboxRow[]): Promise<void> {
  const { bot, office, look, speaker, nonce } = round;
  const face = bot.app.games.get(look.table.game)?.face;
  for (const row of rows.filter(({ kind }) => kind === 'remind')) {
    const { topic, dueAt } = row.payload as unknown as { topic: string; dueAt: number };
    const user = row.seat === null ? null : (look.seats[row.seat]?.user ?? null);
    if (user === null || face === undefined || row.seat === null) continue;
    const text = words('table.remind', { who: whoSits(look, row.seat), topic: face.topic(topic), at: dueAt });
    const { components } = waitingScreen(bot, look, speaker);
    await office.post(thread, {
      components: [textLine(speaker.say(text)), ...components.slice(1)],
      nonce: nonce(`r${row.ord}`),
      pings: [user],
    });
  }
}
