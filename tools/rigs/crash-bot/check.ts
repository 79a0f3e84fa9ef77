import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '#local-discord/world/world.ts';
import { everyTable } from '../crash/every-table.ts';
import { idleBots } from '../crash/idle-bots.ts';
import { missingDeadlines } from '../crash/timers.ts';
import { wrongAudiences, wrongReaders } from './audiences.ts';
import { strayPosts, wrongLiving } from './editable-messages.ts';
import { type Ping, wrongPings } from './pings.ts';
import type { Reader } from './reader.ts';
import { toBeTold, toldIn } from './thread.ts';
import type { Witness } from './witness.ts';

/** What a check goes by: what stands at Discord, what is stored, who was pinged, and who was shown what. */
export interface Evidence {
  readonly world: World;
  readonly reader: Reader;
  readonly pings: readonly Ping[];
  readonly witness: Witness;
}

/** A check in the midst of things, or when everything that is stored must have been announced. */
export type When = 'under way' | 'announced';

/** On a busy machine pictures take their time. */
const PATIENCE_MS = 180_000;
const LOOK_EVERY_MS = 200;
const SHOWN = 300;

/** What was told must be what happened, from the beginning and without a gap; in the end, all of it. */
async function wrongWords({ world, reader }: Evidence, table: string, when: When): Promise<string[]> {
  // In this order: what was told before can only be less than what is stored after.
  const told = await toldIn(world, reader, table);
  const all = await toBeTold(reader, table);
  // The last message of the feed changes until its turn is over.
  const feed = (when === 'announced' ? told.feed : told.feed.slice(0, -1)).join('\n');
  const pairs = [
    [told.notices, all.notices],
    [feed, all.feed],
  ] as const;
  return pairs.flatMap(([said, due]) => {
    if (when === 'announced' ? said === due : due.startsWith(said)) return [];
    const from = [...due].findIndex((_, at) => said[at] !== due[at]);
    const near = (text: string) => JSON.stringify(text.slice(Math.max(0, from - 40), from + SHOWN));
    return [`${table}: the thread says ${near(said)} where ${near(due)} is to be told`];
  });
}

async function wrongTable(evidence: Evidence, table: string, when: When): Promise<string[]> {
  const { world, reader, pings } = evidence;
  const { head } = (await reader.seen(table)).table;
  if (head < 0) return when === 'announced' ? await wrongLiving(world, reader, table) : [];
  return [
    ...(await wrongWords(evidence, table, when)),
    ...(await wrongPings(reader, table, { pings, when })),
    ...(when === 'announced' ? await wrongLiving(world, reader, table) : []),
  ];
}

/** All tables at which somebody sits: those that nobody has taken a seat at yet are not announced. */
export async function tablesOf({ store }: Reader): Promise<string[]> {
  const rows = await everyTable(store);
  const seated = await Promise.all(rows.map(async ({ id }) => (await store.tables.find(id))?.seats.length));
  return rows.filter((_, at) => (seated[at] ?? 0) > 0).map(({ id }) => id);
}

/** Everything that is wrong with what stands at Discord. */
export async function checkAll(evidence: Evidence, when: When): Promise<string[]> {
  const { world, reader } = evidence;
  const problems: string[] = [];
  const tables = await tablesOf(reader);
  for (const table of tables) problems.push(...(await wrongTable(evidence, table, when)));
  if (when === 'under way') return [...problems, ...(await wrongAudiences(evidence, tables))];
  const left = await reader.unannounced();
  if (left > 0) problems.push(`${left} rows are not announced`);
  problems.push(...(await strayPosts(world, reader, tables)), ...(await wrongReaders(evidence, tables)));
  const { fresh } = reader;
  return [...problems, ...(await idleBots(fresh)), ...(await missingDeadlines(fresh, reader.store))];
}

/** The same when nobody does anything any more: gives the bot the time it needs to catch up. */
export async function checkCaughtUp(evidence: Evidence, withinMs = PATIENCE_MS): Promise<string[]> {
  const until = Date.now() + withinMs;
  for (;;) {
    const problems = await checkAll(evidence, 'announced');
    if (problems.length === 0 || Date.now() > until) return problems;
    await pause(LOOK_EVERY_MS);
  }
}
