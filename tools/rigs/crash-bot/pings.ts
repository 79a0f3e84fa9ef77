import { MessageType } from 'discord-api-types/v10';
import { DEFAULT_SETTINGS } from '#app/runner/dependencies.ts';
import { Session } from '#core/session.ts';
import { findMessage } from '#local-discord/world/lookup.ts';
import type { Message } from '#local-discord/world/records.ts';
import type { World } from '#local-discord/world/world.ts';
import type { Reader } from './reader.ts';
import { isEnd, isReminder } from './thread.ts';

/** Somebody was pinged somewhere: because it is their turn, because their time runs out, or because the game is over. */
export interface Ping {
  readonly channel: string;
  readonly user: string;
  readonly at: number;
  readonly why: 'turn' | 'reminder' | 'end';
}

/** As much as is read of a new message. */
interface Posted {
  readonly id: string;
  readonly type: MessageType;
  readonly channel_id: string;
  readonly timestamp: string;
  readonly author: { readonly id: string };
  readonly mentions: readonly { readonly id: string }[];
}

function reasonOf(message: Message): Ping['why'] {
  if (isReminder(message)) return 'reminder';
  return isEnd(message) ? 'end' : 'turn';
}

/** Writes down everybody whom the bot pings, from now on. */
export function pingsOf(world: World): readonly Ping[] {
  const pings: Ping[] = [];
  world.subscribe((happening) => {
    if (happening.t !== 'MESSAGE_CREATE') return;
    const posted = happening.d(world.botViewer) as Posted;
    const { id, channel_id: channel, timestamp, author, mentions } = posted;
    // What Discord says in the bot's name, for example that it added somebody to a thread, pings nobody.
    if (author.id !== world.bot.id || posted.type !== MessageType.Default) return;
    const place = world.state.channels.get(channel);
    const message = place && findMessage(place, id);
    const why = message === undefined ? 'turn' : reasonOf(message);
    for (const { id: user } of mentions) pings.push({ channel, user, at: Date.parse(timestamp), why });
  });
  return pings;
}

const { stillThere: STILL_THERE } = DEFAULT_SETTINGS;

/** A time during which a table waited for somebody without a break. */
interface Wait {
  readonly user: string;
  readonly from: number;
  to: number;
}

/** Whom a table waited for and when, from its log played once more, as far as it was read. */
class Waits {
  readonly all: Wait[] = [];
  private readonly open = new Map<string, Wait>();
  private read = -1;

  constructor(
    private readonly session: Session,
    private readonly userAt: (seat: number) => string | null,
  ) {}

  async readOn({ store }: Reader, table: string): Promise<void> {
    for (const { entry, at } of await store.log.dated(table, this.read)) {
      if (entry.kind === 'answer') this.session.answer(entry.row, entry.seq);
      this.note(at);
      this.read = entry.seq;
    }
  }

  private note(at: number): void {
    const waited = this.session.over ? [] : this.session.summoned();
    // Nobody is called to a veiled window.
    const users = new Set(waited.flatMap(({ seat, window }) => (window ? [] : (this.userAt(seat) ?? []))));
    for (const [user, wait] of this.open) {
      if (users.has(user)) continue;
      wait.to = at;
      this.open.delete(user);
    }
    for (const user of users) {
      if (this.open.has(user)) continue;
      const wait = { user, from: at, to: Number.POSITIVE_INFINITY };
      this.open.set(user, wait);
      this.all.push(wait);
    }
  }
}

/** Kept for as long as its reader is, since logs only grow. */
const known = new WeakMap<Reader, Map<string, Waits>>();

async function waitsAt(reader: Reader, table: string): Promise<readonly Wait[]> {
  const tables = known.get(reader) ?? new Map<string, Waits>();
  known.set(reader, tables);
  const waits = tables.get(table) ?? (await beginning(reader, table));
  if (waits === null) return [];
  tables.set(table, waits);
  await waits.readOn(reader, table);
  return waits.all;
}

async function beginning({ store, games }: Reader, table: string): Promise<Waits | null> {
  const seating = await store.tables.find(table);
  const game = games.get(seating?.table.game ?? '');
  if (!seating || !game || seating.table.head < 0) return null;
  const { seats, table: row } = seating;
  const config = { options: row.options, seats: seats.length, seed: row.seed };
  return new Waits(Session.start(game, config).session, (seat) => seats[seat]?.user ?? null);
}

/**
 * Pings for which there is no reason of their own: each stands for a time of waiting that no earlier one stood for,
 * that had begun, and that had not ended before the ping before it.
 */
function needless(waits: readonly Wait[], pings: readonly Ping[]): Ping[] {
  const left = [...waits];
  let before = 0;
  return pings.filter((ping) => {
    const reason = left.findIndex(({ from, to }) => from <= ping.at && to >= before);
    before = ping.at;
    if (reason < 0) return true;
    left.splice(0, reason + 1);
    return false;
  });
}

interface Farewell {
  readonly thread: string | undefined;
  readonly pings: readonly Ping[];
  readonly when: 'under way' | 'announced';
}

/** Whoever played is pinged once by the end, and by nothing else that says so. */
async function wrongFarewell(
  reader: Reader,
  table: string,
  { thread, pings, when }: Farewell,
): Promise<string[]> {
  const { seats, result } = await reader.seen(table);
  const wanted = result === null ? [] : [...new Set(seats.flatMap(({ user }) => user ?? []))].sort();
  const had = pings.flatMap(({ channel, user, why }) => (channel === thread && why === 'end' ? [user] : []));
  const isMissed = when === 'announced' && had.length < wanted.length;
  const isTooMuch = had.length > wanted.length || had.some((user) => !wanted.includes(user));
  return isMissed || isTooMuch ? [`${table}: its end pinged [${had}] instead of [${wanted}]`] : [];
}

/** What is wrong with the pings of a table; once all is announced, whoever is waited for must have had one. */
export async function wrongPings(
  reader: Reader,
  table: string,
  { pings, when }: { readonly pings: readonly Ping[]; readonly when: 'under way' | 'announced' },
): Promise<string[]> {
  const thread = (await reader.store.messageSlots.of(table)).get('thread')?.channel;
  const there = pings.filter(({ channel, why }) => channel === thread && why === 'turn');
  const waits = await waitsAt(reader, table);
  const problems = await wrongFarewell(reader, table, { thread, pings, when });
  for (const user of new Set([...waits, ...there].map((one) => one.user))) {
    const own = waits.filter((one) => one.user === user);
    const had = there.filter((one) => one.user === user);
    for (const { at } of needless(own, had))
      problems.push(`${table}: ${user} was pinged for nothing at ${new Date(at).toISOString()}`);
    const last = own.at(-1);
    // Whoever has just answered is there, and is called only if they leave what follows from it.
    const isOpen = last?.to === Number.POSITIVE_INFINITY && last.from < Date.now() - STILL_THERE;
    const isMissed = isOpen && (had.at(-1)?.at ?? 0) < last.from;
    if (when === 'announced' && isMissed) problems.push(`${table}: ${user} is waited for and was not pinged`);
  }
  return problems;
}
