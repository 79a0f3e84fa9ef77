import type { MessageSlot, OutboxRow } from '#app/app.ts';
import type { Summons } from '#core/waited.ts';
import { failureOf } from '../messages/discord-api.ts';
import type { Screen } from '../messages/screen.ts';
import { closedDmSlot } from '../play/closed-dms.ts';
import { screenKey, waitingScreen } from '../screens/table-screens.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { ofRow } from './faults.ts';
import { postOnce } from './post-once.ts';

/** Who knows that they are waited for, by seat and person, each with the entry of the log up to which that holds. */
export type Known = Readonly<Record<string, number>>;

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
/** The batch with which everybody was called after a silence. */
const CALLED = 'ping.called';

/** Somebody who is to be called in public, and for what. */
export interface Call {
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
function callsOf({ look, slots }: DeliveryContext, waiting: readonly Summons[]): Call[] {
  const calls = waiting.flatMap(({ seat, topic, window }): Call[] => {
    const user = look.seats[seat]?.user ?? null;
    if (!window) return [{ seat, name: `${seat} ${user ?? ''}`, window: null }];
    if (user === null || slots.get(closedDmSlot(user)) === undefined) return [];
    return [{ seat, name: `${seat} ${user} ${topic}`, window: topic }];
  });
  return [...new Map(calls.map((call) => [call.name, call])).values()];
}

/** Who is to be called and does not know it yet, and who knows it once they do. */
export function newlyCalled(
  context: DeliveryContext,
  rows: readonly OutboxRow[],
  before: Known,
): { readonly fresh: readonly Call[]; readonly known: Known } {
  const { head, status } = context.look.table;
  const calls = callsOf(context, status === 'playing' ? context.look.waiting : []);
  const since = ({ name }: Call) => before[name];
  const fresh = calls.filter((call) => {
    const entry = since(call);
    return entry === undefined || wasLetGo(call, entry, rows);
  });
  const known = Object.fromEntries(
    calls.map((call) => [call.name, fresh.includes(call) ? head : (since(call) ?? head)]),
  );
  return { fresh, known };
}

/** Who knows from the ping in the thread that they are waited for. */
export function knownFromPing({ slots }: DeliveryContext): Known {
  const slot = slots.get(PING);
  return (slot && postedPing(slot, slot.channel)?.known) ?? {};
}

/** Whether a seat was let go after an entry of the log. */
function wasLetGo({ seat, window }: Call, since: number, rows: readonly OutboxRow[]): boolean {
  return rows.some((row) => {
    if (row.kind !== 'waiting' || row.seq <= since) return false;
    const { waiting } = row.payload as unknown as { waiting: readonly Summons[] };
    return ofRow(row, () =>
      waiting.every((one) => one.seat !== seat || (one.window ? one.topic : null) !== window),
    );
  });
}

/** What a ping is made of: what happened, and whether whoever is waited for is called in any case. */
interface PingNews {
  readonly rows: readonly OutboxRow[];
  readonly callAll: boolean;
}

/** The one message that says whom the table waits for: posted anew when somebody new is called, else changed in place. It goes with the game. */
export async function ping(
  context: DeliveryContext,
  thread: string,
  { rows, callAll }: PingNews,
): Promise<void> {
  const { bot, api, look, slots, speaker, nonce } = context;
  const { head, status } = look.table;
  if (status === 'over' || status === 'abandoned') return await removePing(context, thread);
  const waiting = status === 'playing' ? look.waiting : [];
  const screen = waitingScreen(bot, { ...look, waiting }, speaker);
  const standing = await deliverPending(context, thread, { calls: callsOf(context, waiting), screen });
  const isSilent = callAll && slots.get(CALLED)?.shown !== nonce('');
  const { fresh, known } = newlyCalled(context, rows, isSilent ? {} : (standing?.known ?? {}));
  const print = screenKey(screen);
  const isNeeded = standing === null ? waiting.length > 0 : usersOf(context, fresh).length > 0;
  if (isNeeded) {
    const coming: PendingPing = { nonce: nonce(`p${head.toString(36)}`), known };
    await slots.change([
      [COMING, { channel: thread, message: null, shown: JSON.stringify(coming) }],
      ...(callAll ? [[CALLED, { channel: '', message: null, shown: nonce('') }] as const] : []),
    ]);
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
    const failure = failureOf(error);
    if (failure === 'unknownMessage') return await slots.remove([PING]);
    if (failure !== 'tooOld') throw error;
    const message = await postOnce(context, `P${head.toString(36)}`, {
      channel: thread,
      ...screen,
      pings: [],
    });
    await replace(context, thread, { old: standing, by: { message, known, print } });
  }
}

/** Nobody is waited for any more. */
async function removePing({ api, slots }: DeliveryContext, thread: string): Promise<void> {
  const old = postedPing(slots.get(PING), thread);
  try {
    if (old !== null) await api.remove(thread, old.message);
  } catch (error) {
    if (failureOf(error) === 'later') throw error;
  }
  const known = [PING, COMING].filter((name) => slots.get(name) !== undefined);
  if (known.length > 0) await slots.remove(known);
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
