import { MessageType } from 'discord-api-types/v10';
import { Session } from '#core/session.ts';
import type { World } from '#local-discord/world/world.ts';
import type { Reader } from './reader.ts';

/** Somebody was pinged somewhere. */
export interface Ping {
  readonly channel: string;
  readonly user: string;
  readonly at: number;
}

/** As much as is read of a new message. */
interface Posted {
  readonly type: MessageType;
  readonly channel_id: string;
  readonly timestamp: string;
  readonly author: { readonly id: string };
  readonly mentions: readonly { readonly id: string }[];
}

/** Writes down everybody whom the bot pings, from now on. */
export function pingsOf(world: World): readonly Ping[] {
  const pings: Ping[] = [];
  world.subscribe((happening) => {
    if (happening.t !== 'MESSAGE_CREATE') return;
    const posted = happening.d(world.botViewer) as Posted;
    const { channel_id: channel, timestamp, author, mentions } = posted;
    // What Discord says in the bot's name, for example that it added somebody to a thread, pings nobody.
    if (author.id !== world.bot.id || posted.type !== MessageType.Default) return;
    for (const { id: user } of mentions) pings.push({ channel, user, at: Date.parse(timestamp) });
  });
  return pings;
}

/** A time during which a table waited for somebody without a break. */
interface Wait {
  readonly user: string;
  readonly from: number;
  to: number;
}

/** Whom a table waited for and when, from its log played once more. */
async function waitsAt({ store, games }: Reader, table: string): Promise<Wait[]> {
  const seating = await store.tables.find(table);
  const game = games.get(seating?.table.game ?? '');
  if (!seating || !game || seating.table.head < 0) return [];
  const { seats, table: row } = seating;
  const config = { options: row.options, seats: seats.length, seed: row.seed };
  const { session } = Session.start(game, config);
  const waits: Wait[] = [];
  const open = new Map<string, Wait>();
  const note = (at: number) => {
    const waited = session.over ? [] : session.waiting();
    const users = new Set(waited.flatMap(({ seat }) => seats[seat]?.user ?? []));
    for (const [user, wait] of open) {
      if (users.has(user)) continue;
      wait.to = at;
      open.delete(user);
    }
    for (const user of users) {
      if (open.has(user)) continue;
      const wait = { user, from: at, to: Number.POSITIVE_INFINITY };
      open.set(user, wait);
      waits.push(wait);
    }
  };
  for (const { entry, at } of await store.log.dated(table, -1)) {
    if (entry.kind === 'answer') session.answer(entry.row, entry.seq);
    note(at);
  }
  return waits;
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

/** What is wrong with the pings of a table; once all is announced, whoever is waited for must have had one. */
export async function wrongPings(
  reader: Reader,
  table: string,
  { pings, when }: { readonly pings: readonly Ping[]; readonly when: 'under way' | 'announced' },
): Promise<string[]> {
  const thread = (await reader.store.messageSlots.of(table)).get('thread')?.channel;
  const there = pings.filter(({ channel }) => channel === thread);
  const waits = await waitsAt(reader, table);
  const problems: string[] = [];
  for (const user of new Set([...waits, ...there].map((one) => one.user))) {
    const own = waits.filter((one) => one.user === user);
    const had = there.filter((one) => one.user === user);
    for (const { at } of needless(own, had))
      problems.push(`${table}: ${user} was pinged for nothing at ${new Date(at).toISOString()}`);
    const last = own.at(-1);
    const isMissed = last?.to === Number.POSITIVE_INFINITY && (had.at(-1)?.at ?? 0) < last.from;
    if (when === 'announced' && isMissed) problems.push(`${table}: ${user} is waited for and was not pinged`);
  }
  return problems;
}
