import type { MessageSlot, OutboxRow } from '#app/app.ts';
import type { WaitedSeat } from '#core/session.ts';
import { textLine } from '../messages/controls.ts';
import { failureOf } from '../messages/discord-api.ts';
import type { Screen } from '../messages/screen.ts';
import { screenKey, waitingScreen, whoSits } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './thread.ts';

/** Who knows that they are waited for, by seat and person, each with the entry of the log up to which that holds. */
type Known = Readonly<Record<string, number>>;

/** The ping that stands in the thread. */
interface PostedPing {
  readonly message: string;
  readonly known: Known;
  /** What it shows; null if that is not certain. */
  readonly print: string | null;
}

/** A ping that is about to be posted: noted first, so that it is neither lost nor doubled if that is cut short. */
interface PendingPing {
  readonly nonce: string;
  readonly known: Known;
}

const PING = 'ping';
const COMING = 'ping.coming';

/** A seat that somebody else takes over knows nothing. */
function nameOf({ look }: DeliveryContext, seat: number): string {
  return `${seat} ${look.seats[seat]?.user ?? ''}`;
}

/** Whether a seat was let go after an entry of the log. */
function wasLetGo(seat: number, since: number, rows: readonly OutboxRow[]): boolean {
  return rows.some(({ kind, seq, payload }) => {
    if (kind !== 'waiting' || seq <= since) return false;
    const { waiting } = payload as unknown as { waiting: readonly WaitedSeat[] };
    return waiting.every((one) => one.seat !== seat);
  });
}

/** The one message that says whom the table waits for: posted anew when somebody new is, else changed in place. */
export async function ping(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const { bot, api, look, slots, speaker, nonce } = context;
  const { head, status } = look.table;
  const waiting = status === 'playing' ? look.waiting : [];
  const seats = [...new Set(waiting.map(({ seat }) => seat))];
  const screen = waitingScreen(bot, { ...look, waiting }, speaker);
  const standing = await deliverPending(context, thread, { seats, screen });
  const since = (seat: number) => standing?.known[nameOf(context, seat)];
  const fresh = seats.filter((seat) => {
    const entry = since(seat);
    return entry === undefined || wasLetGo(seat, entry, rows);
  });
  const known = Object.fromEntries(
    seats.map((seat) => [nameOf(context, seat), fresh.includes(seat) ? head : (since(seat) ?? head)]),
  );
  const print = screenKey(screen);
  const isNeeded = standing === null ? seats.length > 0 : usersOf(context, fresh).length > 0;
  if (isNeeded) {
    const coming: PendingPing = { nonce: nonce(`p${head.toString(36)}`), known };
    await slots.put(COMING, { channel: thread, message: null, shown: JSON.stringify(coming) });
    const pings = usersOf(context, fresh);
    const message = await api.post(thread, { ...screen, nonce: coming.nonce, pings });
    await replace(context, thread, { old: standing, by: { message, known, print } });
    return;
  }
  if (standing === null || isSame(standing, { known, print })) return;
  try {
    if (standing.print !== print) await api.edit(thread, standing.message, screen);
    slots.noteEdited(PING, placeOf(thread, { message: standing.message, known, print }));
  } catch (error) {
    if (failureOf(error) !== 'unknownMessage') throw error;
    await slots.remove([PING]);
  }
}

function isSame(one: Omit<PostedPing, 'message'>, other: Omit<PostedPing, 'message'>): boolean {
  return one.print === other.print && JSON.stringify(one.known) === JSON.stringify(other.known);
}

function usersOf({ look }: DeliveryContext, seats: readonly number[]): string[] {
  return seats.flatMap((seat) => look.seats[seat]?.user ?? []);
}

/** The ping in the thread. One that was on its way when the delivery was cut short is brought there first. */
async function deliverPending(
  context: DeliveryContext,
  thread: string,
  { seats, screen }: { readonly seats: readonly number[]; readonly screen: Screen },
): Promise<PostedPing | null> {
  const { api, slots } = context;
  const old = postedPing(slots.get(PING), thread);
  const slot = slots.get(COMING);
  if (slot?.channel !== thread || slot.shown === null) return old;
  const { nonce, known } = JSON.parse(slot.shown) as PendingPing;
  // If it arrived back then, all of them were pinged; if not, those who are not waited for any more need not be.
  const isNew = (name: string) => known[name] !== undefined && old?.known[name] !== known[name];
  const pings = usersOf(
    context,
    seats.filter((seat) => isNew(nameOf(context, seat))),
  );
  const message = await api.post(thread, { ...screen, nonce, pings });
  const by = { message, known, print: null };
  await replace(context, thread, { old, by });
  return by;
}

function postedPing(slot: MessageSlot | undefined, thread: string): PostedPing | null {
  if (slot?.channel !== thread || slot.message === null) return null;
  const { known = {}, print = null } = JSON.parse(slot.shown ?? '{}') as Partial<PostedPing>;
  return { message: slot.message, known, print };
}

async function replace(
  { api, slots }: DeliveryContext,
  thread: string,
  { old, by }: { readonly old: PostedPing | null; readonly by: PostedPing },
): Promise<void> {
  try {
    if (old !== null && old.message !== by.message) await api.remove(thread, old.message);
  } catch (error) {
    if (failureOf(error) === 'later') throw error;
  }
  await slots.put(PING, placeOf(thread, by), [COMING]);
}

function placeOf(thread: string, { message, ...shown }: PostedPing): MessageSlot {
  return { channel: thread, message, shown: JSON.stringify(shown) };
}

/** Reminds those whose time runs out. */
export async function remind(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const { bot, api, look, speaker, nonce } = context;
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  for (const row of rows.filter(({ kind }) => kind === 'remind')) {
    const { topic, dueAt } = row.payload as unknown as { topic: string; dueAt: number };
    const user = row.seat === null ? null : (look.seats[row.seat]?.user ?? null);
    if (user === null || presentation === undefined || row.seat === null) continue;
    const text = words('table.remind', {
      who: whoSits(look, row.seat),
      topic: presentation.topic(topic),
      at: dueAt,
    });
    const { components } = waitingScreen(bot, look, speaker);
    await api.post(thread, {
      components: [textLine(speaker.say(text)), ...components.slice(1)],
      nonce: nonce(`r${row.ord}`),
      pings: [user],
    });
  }
}
