import type { OutboxRow, Place } from '#app/app.ts';
import type { Waited } from '#core/session.ts';
import { textLine } from '../ask/controls.ts';
import type { Screen } from '../screen.ts';
import { printOf, waitingScreen, whoSits } from '../screens.ts';
import { words } from '../text/lexicon.ts';
import type { Round } from './home.ts';
import { troubleOf } from './office.ts';

/** Who knows that they are waited for, by seat and person, each with the entry of the log up to which that holds. */
type Known = Readonly<Record<string, number>>;

/** The ping that stands in the thread. */
interface Standing {
  readonly message: string;
  readonly known: Known;
  /** What it shows; null if that is not certain. */
  readonly print: string | null;
}

/** A ping that is about to be posted: noted first, so that it is neither lost nor doubled if that is cut short. */
interface Coming {
  readonly nonce: string;
  readonly known: Known;
}

const PING = 'ping';
const COMING = 'ping.coming';

/** A seat that somebody else takes over knows nothing. */
function nameOf({ look }: Round, seat: number): string {
  return `${seat} ${look.seats[seat]?.user ?? ''}`;
}

/** Whether a seat was let go after an entry of the log. */
function wasLetGo(seat: number, since: number, rows: readonly OutboxRow[]): boolean {
  return rows.some(({ kind, seq, payload }) => {
    if (kind !== 'waiting' || seq <= since) return false;
    const { waiting } = payload as unknown as { waiting: readonly Waited[] };
    return waiting.every((one) => one.seat !== seat);
  });
}

/** The one message that says whom the table waits for: posted anew when somebody new is, else changed in place. */
export async function ping(round: Round, thread: string, rows: readonly OutboxRow[]): Promise<void> {
  const { bot, office, look, slots, speaker, nonce } = round;
  const { head, status } = look.table;
  const waiting = status === 'playing' ? look.waiting : [];
  const seats = [...new Set(waiting.map(({ seat }) => seat))];
  const screen = waitingScreen(bot, { ...look, waiting }, speaker);
  const standing = await arrived(round, thread, { seats, screen });
  const since = (seat: number) => standing?.known[nameOf(round, seat)];
  const fresh = seats.filter((seat) => {
    const entry = since(seat);
    return entry === undefined || wasLetGo(seat, entry, rows);
  });
  const known = Object.fromEntries(
    seats.map((seat) => [nameOf(round, seat), fresh.includes(seat) ? head : (since(seat) ?? head)]),
  );
  const print = printOf(screen);
  const isNeeded = standing === null ? seats.length > 0 : usersOf(round, fresh).length > 0;
  if (isNeeded) {
    const coming: Coming = { nonce: nonce(`p${head.toString(36)}`), known };
    await slots.put(COMING, { channel: thread, message: null, shown: JSON.stringify(coming) });
    const pings = usersOf(round, fresh);
    const message = await office.post(thread, { ...screen, nonce: coming.nonce, pings });
    await replace(round, thread, { old: standing, by: { message, known, print } });
    return;
  }
  if (standing === null || isSame(standing, { known, print })) return;
  try {
    if (standing.print !== print) await office.edit(thread, standing.message, screen);
    slots.noteEdited(PING, placeOf(thread, { message: standing.message, known, print }));
  } catch (error) {
    if (troubleOf(error) !== 'unknownMessage') throw error;
    await slots.remove([PING]);
  }
}

function isSame(one: Omit<Standing, 'message'>, other: Omit<Standing, 'message'>): boolean {
  return one.print === other.print && JSON.stringify(one.known) === JSON.stringify(other.known);
}

function usersOf({ look }: Round, seats: readonly number[]): string[] {
  return seats.flatMap((seat) => look.seats[seat]?.user ?? []);
}

/** The ping in the thread. One that was on its way when the delivery was cut short is brought there first. */
async function arrived(
  round: Round,
  thread: string,
  { seats, screen }: { readonly seats: readonly number[]; readonly screen: Screen },
): Promise<Standing | null> {
  const { office, slots } = round;
  const old = standingOf(slots.get(PING), thread);
  const place = slots.get(COMING);
  if (place?.channel !== thread || place.shown === null) return old;
  const { nonce, known } = JSON.parse(place.shown) as Coming;
  // If it arrived back then, all of them were pinged; if not, those who are not waited for any more need not be.
  const isNew = (name: string) => known[name] !== undefined && old?.known[name] !== known[name];
  const pings = usersOf(
    round,
    seats.filter((seat) => isNew(nameOf(round, seat))),
  );
  const message = await office.post(thread, { ...screen, nonce, pings });
  const by = { message, known, print: null };
  await replace(round, thread, { old, by });
  return by;
}

function standingOf(place: Place | undefined, thread: string): Standing | null {
  if (place?.channel !== thread || place.message === null) return null;
  const { known = {}, print = null } = JSON.parse(place.shown ?? '{}') as Partial<Standing>;
  return { message: place.message, known, print };
}

async function replace(
  { office, slots }: Round,
  thread: string,
  { old, by }: { readonly old: Standing | null; readonly by: Standing },
): Promise<void> {
  try {
    if (old !== null && old.message !== by.message) await office.remove(thread, old.message);
  } catch (error) {
    if (troubleOf(error) === 'later') throw error;
  }
  await slots.put(PING, placeOf(thread, by), [COMING]);
}

function placeOf(thread: string, { message, ...shown }: Standing): Place {
  return { channel: thread, message, shown: JSON.stringify(shown) };
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
