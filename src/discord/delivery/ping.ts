import type { MessageSlot, OutboxRow } from '#app/app.ts';
import type { Summons } from '#core/waited.ts';
import { failureOf } from '../messages/discord-api.ts';
import type { PlainScreen } from '../messages/screen.ts';
import { closedDmSlot } from '../play/closed-dms.ts';
import { isPersonWaited, pingScreen } from '../screens/ping-screen.ts';
import { screenKey } from '../screens/table-screens.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { ofRow } from './faults.ts';
import { isNewer } from './sent-messages.ts';

/** Who knows that they are waited for, by seat and person, each with the entry of the log up to which that holds. */
export type Known = Readonly<Record<string, number>>;

/** The ping that stands in the thread. */
interface PostedPing {
  readonly message: string;
  readonly known: Known;
  /** Who of them was not notified, being there; they are when that is over. */
  readonly unheard: readonly string[];
  /** What it shows; null if that is not certain. */
  readonly print: string | null;
  /** Whether notifications show its words; those of earlier versions are made of components, which no edit changes. */
  readonly isPlain: boolean;
}

/** A ping that is about to be posted: noted first, so that it is neither lost nor doubled if that is cut short. */
interface PendingPing {
  readonly nonce: string;
  readonly known: Known;
  readonly unheard?: readonly string[];
  readonly isPlain?: boolean;
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

/** Who was notified by the ping in the thread that they are waited for. */
export function knownFromPing({ slots }: DeliveryContext): Known {
  const slot = slots.get(PING);
  const standing = slot && postedPing(slot, slot.channel);
  if (!standing) return {};
  return Object.fromEntries(
    Object.entries(standing.known).filter(([name]) => !standing.unheard.includes(name)),
  );
}

/** Who is called, and who of them has not heard of it: newly, or since they were there when that was posted. */
interface Called {
  readonly all: readonly Call[];
  readonly fresh: readonly Call[];
  readonly unheard: readonly string[];
}

/** Whom a call must notify, and who need not be notified yet: whoever is there, until it is too late for that. */
function notifiedBy(rows: readonly OutboxRow[], { all, fresh, unheard }: Called) {
  const last = rows.findLast(({ kind }) => kind === 'waiting');
  const { there = [] } = (last?.payload ?? {}) as { readonly there?: readonly number[] };
  const isLate = (seat: number) => rows.some((row) => row.kind === 'lateCall' && row.seat === seat);
  const newly = new Set(fresh.map(({ name }) => name));
  const owed = all.filter(({ name }) => newly.has(name) || unheard.includes(name));
  const isThere = ({ name, seat, window }: Call) =>
    window === null && !isLate(seat) && (!newly.has(name) || there.includes(seat));
  return {
    notified: owed.filter((call) => !isThere(call)),
    unheard: owed.filter(isThere).map(({ name }) => name),
  };
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

/**
 * The one message that says whom the table waits for. It is the last of the thread: posted anew when somebody new is called or something
 * else was posted after it, silently for those who know; else changed in place. It goes with the game.
 */
export async function ping(
  context: DeliveryContext,
  thread: string,
  { rows, callAll }: PingNews,
): Promise<void> {
  const { look, slots, nonce } = context;
  const { status } = look.table;
  if (status === 'over' || status === 'abandoned') return await removePing(context, thread);
  const screen = screenOf(context);
  const calls = callsOf(context, waitingOf(look));
  const standing = await deliverPending(context, thread, { calls, screen });
  const isSilent = callAll && slots.get(CALLED)?.shown !== nonce('');
  const { fresh, known } = newlyCalled(context, rows, isSilent ? {} : (standing?.known ?? {}));
  const called = { all: calls, fresh, unheard: standing?.unheard ?? [] };
  const { notified, unheard } = notifiedBy(callAll ? [] : rows, called);
  const pings = usersOf(context, notified);
  const isCalling = isPersonWaited({ ...look, waiting: waitingOf(look) });
  const isInPlace = standing?.isPlain === true && pings.length === 0 && !mustRise(context, thread, standing);
  if (isCalling && !isInPlace)
    return await postAnew(context, thread, {
      name: 'p',
      standing,
      screen,
      known,
      unheard,
      pings,
      callAll,
    });
  if (standing === null) return;
  if (!standing.isPlain) return await removePing(context, thread);
  await change(context, thread, { standing, screen, known, unheard });
}

/** What was posted after the ping, when everybody had been written to, is not to bury it. */
export async function keepPingLast(context: DeliveryContext, thread: string): Promise<void> {
  const standing = postedPing(context.slots.get(PING), thread);
  if (standing === null || !mustRise(context, thread, standing)) return;
  const { known, unheard } = standing;
  const screen = screenOf(context);
  const anew = { name: 'z', standing, screen, known, unheard, pings: [], callAll: false };
  await postAnew(context, thread, anew);
}

const waitingOf = ({ table, waiting }: DeliveryContext['look']) =>
  table.status === 'playing' ? waiting : [];

function screenOf({ bot, look, speaker }: DeliveryContext): PlainScreen {
  return pingScreen(bot, { ...look, waiting: waitingOf(look) }, speaker);
}

/** Whether a ping is buried that names somebody: where only responses are awaited, whoever has a choice knows it otherwise. */
function mustRise(context: DeliveryContext, thread: string, standing: PostedPing): boolean {
  const calls = callsOf(context, waitingOf(context.look));
  return usersOf(context, calls).length > 0 && isBuried(context, thread, standing);
}

/** Whether something of ours stands below the ping. */
function isBuried({ slots, sent }: DeliveryContext, thread: string, { message }: PostedPing): boolean {
  const others = slots.entries().flatMap(([, slot]) => (slot.channel === thread ? (slot.message ?? []) : []));
  const newest = sent.newestIn(thread);
  return [...others, ...(newest === undefined ? [] : [newest])].some((other) => isNewer(other, message));
}

interface NewPing {
  /** Tells it from others of the same delivery. */
  readonly name: string;
  readonly standing: PostedPing | null;
  readonly screen: PlainScreen;
  readonly known: Known;
  readonly unheard: readonly string[];
  readonly pings: readonly string[];
  readonly callAll: boolean;
}

async function postAnew(
  context: DeliveryContext,
  thread: string,
  { name, standing, screen, known, unheard, pings, callAll }: NewPing,
): Promise<void> {
  const { api, look, slots, nonce } = context;
  const coming: PendingPing = {
    nonce: nonce(`${name}${look.table.head.toString(36)}`),
    known,
    unheard,
    isPlain: true,
  };
  await slots.change([
    [COMING, { channel: thread, message: null, shown: JSON.stringify(coming) }],
    ...(callAll ? [[CALLED, { channel: '', message: null, shown: nonce('') }] as const] : []),
  ]);
  const silent = pings.length === 0;
  const message = await api.post(thread, { ...screen, nonce: coming.nonce, pings, silent });
  const by = { message, known, unheard, print: screenKey(screen), isPlain: true };
  await replace(context, thread, { old: standing, by });
}

async function change(
  context: DeliveryContext,
  thread: string,
  {
    standing,
    screen,
    known,
    unheard,
  }: Pick<NewPing, 'screen' | 'known' | 'unheard'> & {
    readonly standing: PostedPing;
  },
): Promise<void> {
  const { api, slots } = context;
  const print = screenKey(screen);
  const changed = { ...standing, known, unheard, print };
  if (isSame(standing, changed)) return;
  try {
    if (standing.print !== print) await api.edit(thread, standing.message, screen);
    slots.noteEdited(PING, placeOf(thread, changed));
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'unknownMessage') return await slots.remove([PING]);
    if (failure !== 'tooOld') throw error;
    const anew = { name: 'P', standing, screen, known, unheard, pings: [], callAll: false };
    await postAnew(context, thread, anew);
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
  const names = ({ known, unheard }: typeof one) => JSON.stringify([known, unheard]);
  return one.print === other.print && names(one) === names(other);
}

function usersOf({ look }: DeliveryContext, seats: readonly Pick<Call, 'seat'>[]): string[] {
  return [...new Set(seats.flatMap(({ seat }) => look.seats[seat]?.user ?? []))];
}

/** The ping in the thread. One that was on its way when the delivery was cut short is brought there first. */
async function deliverPending(
  context: DeliveryContext,
  thread: string,
  { calls, screen }: { readonly calls: readonly Call[]; readonly screen: PlainScreen },
): Promise<PostedPing | null> {
  const { api, slots } = context;
  const old = postedPing(slots.get(PING), thread);
  const slot = slots.get(COMING);
  if (slot?.channel !== thread || slot.shown === null) return old;
  const { nonce, known, unheard = [], isPlain = false } = JSON.parse(slot.shown) as PendingPing;
  // If it arrived back then, all of them were pinged; if not, those who are not waited for any more need not be.
  const wasOwed = (name: string) => old?.known[name] !== known[name] || old?.unheard.includes(name);
  const isNew = (name: string) => known[name] !== undefined && wasOwed(name) && !unheard.includes(name);
  const pings = usersOf(
    context,
    calls.filter(({ name }) => isNew(name)),
  );
  const message = await api.post(thread, { ...screen, nonce, pings, silent: pings.length === 0 });
  const by = { message, known, unheard, print: null, isPlain };
  await replace(context, thread, { old, by });
  return by;
}

function postedPing(slot: MessageSlot | undefined, thread: string): PostedPing | null {
  if (slot?.channel !== thread || slot.message === null) return null;
  const shown = JSON.parse(slot.shown ?? '{}') as Partial<PostedPing>;
  const { known = {}, unheard = [], print = null, isPlain = false } = shown;
  return { message: slot.message, known, unheard, print, isPlain };
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
