import type { Look } from '#app/records/look.ts';
import type { Entry } from '#core/record.ts';
import { speakerAt } from '#discord/play/screen.ts';
import type { World } from '#local-discord/world/world.ts';
import type { Reader } from './reader.ts';
import { type Audience, EVERYBODY, plain, type Witness } from './witness.ts';

/** What a check of who saw what goes by. */
interface Seen {
  readonly world: World;
  readonly reader: Reader;
  readonly witness: Witness;
}

/** A table with all that happened at it. */
interface Played {
  readonly look: Look;
  readonly entries: readonly Entry[];
}

async function playedAt(reader: Reader, table: string): Promise<Played> {
  const look = await reader.seen(table);
  return { look, entries: (await reader.store.log.dated(table, -1)).map(({ entry }) => entry) };
}

/** Every key of a question that a seat was ever asked, as far as the log or the table knows. */
async function keysAt(reader: Reader, { look, entries }: Played): Promise<Map<string, number>> {
  const keys = new Map<string, number>();
  for (const entry of entries) if (entry.kind === 'answer') keys.set(entry.row.key, entry.row.seat);
  for (const { seat, user } of look.seats) {
    if (user === null) continue;
    const own = await reader.look({ table: look.table.id, user, seat });
    if (own.kind === 'done') for (const { key } of own.questions) keys.set(key, seat);
  }
  return keys;
}

/** Questions that were shown to anybody but whoever sits there. */
async function strayQuestions({ reader, witness }: Seen, played: Played): Promise<string[]> {
  const { seats, table } = played.look;
  const problems: string[] = [];
  for (const [key, seat] of await keysAt(reader, played))
    for (const one of witness.tokens.get(key) ?? [])
      if (one !== seats[seat]?.user)
        problems.push(`${table.id}: the question ${key} of seat ${seat} was shown to ${one}`);
  return problems;
}

/** Whom each line of news is for, at all tables: the same may happen to several. */
function readersOf(reader: Reader, all: readonly Played[]): ReadonlyMap<string, ReadonlySet<Audience>> {
  const readers = new Map<string, Set<Audience>>();
  for (const { look, entries } of all) {
    const { say } = speakerAt(reader.bot, look, look.table.language);
    for (const { message, to } of entries.flatMap((entry) => ('facts' in entry ? entry.facts : []))) {
      const users = to === 'all' ? [EVERYBODY] : to.flatMap((seat) => look.seats[seat]?.user ?? []);
      for (const line of say(message).split('\n').map(plain))
        readers.set(line, new Set([...(readers.get(line) ?? []), ...users]));
    }
  }
  return readers;
}

/** Private news: each must have reached those it is for, and nobody else. */
function strayNews({ reader, witness }: Seen, all: readonly Played[]): string[] {
  return [...readersOf(reader, all)].flatMap(([line, readers]) => {
    if (line === '' || readers.has(EVERYBODY)) return [];
    const saw = witness.lines.get(line) ?? new Set();
    const strangers = [...saw].filter((one) => !readers.has(one));
    const left = [...readers].filter((one) => !saw.has(one));
    return [
      ...strangers.map((one) => `“${line}” is for ${[...readers].join()} and was shown to ${one}`),
      ...left.map((one) => `“${line}” never reached ${one}`),
    ];
  });
}

/** Messages to one person, known by the name under which they were sent: the hand, what is held, news of deals and windows. */
export const PERSONAL = /^[^-]+-[0-9a-z]+[hkdqw](\d+)!?$/;

/** Hands and letters that lie in somebody else's messages. */
function strayHands({ world, witness }: Seen, all: readonly Played[]): string[] {
  const tables = new Map(all.map(({ look }) => [look.table.id, look]));
  const alone = [...world.state.channels.values()].filter(({ guildId }) => guildId === null);
  return alone.flatMap(({ messages }) =>
    messages.flatMap((message) => {
      const name = String(message.nonce);
      const seat = Number(PERSONAL.exec(name)?.[1] ?? Number.NaN);
      const look = tables.get(name.split('-')[0] ?? '');
      const reader = witness.audienceOf(message);
      return look === undefined || Number.isNaN(seat) || look.seats[seat]?.user === reader
        ? []
        : [`${name}, which is for seat ${seat}, lies with ${reader}`];
    }),
  );
}

/** The slots of hands name the person and the channel: both must fit. */
async function strayPlaces({ world, reader }: Seen, table: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, { channel }] of await reader.store.messageSlots.of(table)) {
    const [kind, , user = ''] = name.split(':');
    if (kind !== 'hand' && kind !== 'held') continue;
    const recipients = world.state.channels.get(channel)?.recipients ?? [];
    if (!recipients.includes(user))
      problems.push(`${table}: ${name} stands in ${channel}, which is not theirs`);
  }
  return problems;
}

/** How many questions and lines of news were for one person alone. */
export async function secretsAt(
  seen: Seen,
  tables: readonly string[],
): Promise<{ questions: number; news: number }> {
  const all = await Promise.all(tables.map((table) => playedAt(seen.reader, table)));
  const keys = await Promise.all(all.map((played) => keysAt(seen.reader, played)));
  const shown = keys.flatMap((known) => [...known.keys()]).filter((key) => seen.witness.tokens.has(key));
  const news = [...readersOf(seen.reader, all).values()].filter((readers) => !readers.has(EVERYBODY));
  return { questions: shown.length, news: news.length };
}

/** What somebody was shown who must not see it. */
export async function wrongAudiences(seen: Seen, tables: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const table of tables) {
    problems.push(...(await strayQuestions(seen, await playedAt(seen.reader, table))));
    problems.push(...(await strayPlaces(seen, table)));
  }
  return problems;
}

/** The same when everything is announced: then nothing may be missing either. */
export async function wrongReaders(seen: Seen, tables: readonly string[]): Promise<string[]> {
  const all = await Promise.all(tables.map((table) => playedAt(seen.reader, table)));
  return [...(await wrongAudiences(seen, tables)), ...strayNews(seen, all), ...strayHands(seen, all)];
}
