import type { MessageSlot, OutboxRow } from '#app/app.ts';
import type { Message } from '#core/message.ts';
import type { WaitedSeat } from '#core/session.ts';
import { textLine } from '../messages/controls.ts';
import { failureOf } from '../messages/discord-api.ts';
import type { Screen } from '../messages/screen.ts';
import { closedDmSlot } from '../play/closed-dms.ts';
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

/** Somebody who is to be called in public, and for what. */
interface Call {
  readonly seat: number;
  /** Under which it is remembered that they were. A seat that somebody else takes over knows nothing. */
  readonly name: string;
  /** The veiled window they are called to, as one of all whom it is open to. */
  readonly window: string | null;
}

/**
 * Whom the table calls: those it waits for, but nobody to a veiled window, where a direct message tells whoever has a choice. Only whom
 * those cannot reach is called there, choice or not.
 */
function callsOf({ look, slots }: DeliveryContext, waiting: readonly WaitedSeat[]): Call[] {
  const calls = waiting.flatMap(({ seat, topic, window }): Call[] => {
    const user = look.seats[seat]?.user ?? null;
    if (!window) return [{ seat, name: `${seat} ${user ?? ''}`, window: null }];
    if (user === null || slots.get(closedDmSlot(user)) === undefined) return [];
    return [{ seat, name: `${seat} ${user} ${topic}`, window: topic }];
  });
  return [...new Map(calls.map((call) => [call.name, call])).values()];
}

/** Whether a seat was let go after an entry of the log. */
function wasLetGo({ seat, window }: Call, since: number, rows: readonly OutboxRow[]): boolean {
  return rows.some(({ kind, seq, payload }) => {
    if (kind !== 'waiting' || seq <= since) return false;
    const { waiting } = payload as unknown as { waiting: readonly WaitedSeat[] };
    return waiting.every((one) => one.seat !== seat || (one.window ? one.topic : null) !== window);
  });
}

/** The one message that says whom the table waits for: posted anew when somebody new is called, else changed in place. */
export async function ping(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const { bot, api, look, slots, speaker, nonce } = context;
  const { head, status } = look.table;
  const waiting = status === 'playing' ? look.waiting : [];
  const calls = callsOf(context, waiting);
  const screen = waitingScreen(bot, { ...look, waiting }, speaker);
  const standing = await deliverPending(context, thread, { calls, screen });
  const since = ({ name }: Call) => standing?.known[name];
  const fresh = calls.filter((call) => {
    const entry = since(call);
    return entry === undefined || wasLetGo(call, entry, rows);
  });
  const known = Object.fromEntries(
    calls.map((call) => [call.name, fresh.includes(call) ? head : (since(call) ?? head)]),
  );
  const print = screenKey(screen);
  const isNeeded = standing === null ? waiting.length > 0 : usersOf(context, fresh).length > 0;
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

function usersOf({ look }: DeliveryContext, seats: readonly Pick<Call, 'seat'>[]): string[] {
  return [...new Set(seats.flatMap(({ seat }) => look.seats[seat]?.user ?? []))];
}

/** The ping in the thread. One that was on its way when the delivery was cut short is brought there first. */
async function deliverPending(
  context: DeliveryContext,
  thread: string,
  { calls, screen }: { readonly calls: readonly Call[]; readonly screen: Screen },
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
    calls.filter(({ name }) => isNew(name)),
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

/** Reminds those whose time runs out, or who have taken long; of a veiled window all whom it is open to. */
export async function remind(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const { bot, api, look, speaker, nonce } = context;
  for (const row of rows) {
    const reminder = reminderIn(context, row);
    if (reminder === null) continue;
    const { components } = waitingScreen(bot, look, speaker);
    await api.post(thread, {
      components: [textLine(speaker.say(reminder.text)), ...components.slice(1)],
      nonce: nonce(`r${row.ord}`),
      pings: usersOf(context, reminder.seats),
    });
  }
}

interface Reminder {
  readonly text: Message;
  readonly seats: readonly Pick<Call, 'seat'>[];
}

/** What a row reminds of, if it does and they are still waited for. */
function reminderIn({ bot, look }: DeliveryContext, { kind, seat, payload }: OutboxRow): Reminder | null {
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  if (presentation === undefined) return null;
  if (kind === 'remindWindow') {
    const { topic } = payload as unknown as { topic: string };
    const seats = look.waiting.filter((one) => one.window && one.topic === topic);
    const who = seats.map((one) => whoSits(look, one.seat));
    if (seats.length === 0) return null;
    return { seats, text: words('window.remind', { who, topic: presentation.topic(topic) }) };
  }
  if (kind !== 'remind' || seat === null || !look.seats[seat]?.user) return null;
  const { topic, dueAt: at } = payload as unknown as { topic: string; dueAt: number | null };
  const about = { who: whoSits(look, seat), topic: presentation.topic(topic) };
  const text = at === null ? words('pace.remind', about) : words('table.remind', { ...about, at });
  return { seats: [{ seat }], text };
}
