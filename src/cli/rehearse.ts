import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, openApp } from '#app/app.ts';
import { defaultDependencies, type Logger } from '#app/runner/dependencies.ts';
import type { Game } from '#core/game.ts';
import { games as installed } from '#games/index.ts';
import { copyStore } from '#store/copy.ts';
import type { TableRow } from '#store/model.ts';
import { Store } from '#store/store.ts';

/** What became of a table: over, or what is wrong. `was` is the version of its game in the store, `version` the present one. */
export interface Rehearsed {
  readonly table: string;
  readonly game: string;
  readonly version: number | null;
  readonly was: number;
  /** Answers that were given in the rehearsal. */
  readonly answers: number;
  readonly status: string;
  readonly error?: string;
}

/** Entries of the log after which a game counts as one that does not end. */
const MAX_ENTRIES = 20_000;
const LOOK_EVERY_MS = 500;

/** A line for people. */
export function rehearsed({ table, game, version, was, answers, error }: Rehearsed): string {
  const moved = was === version ? `version ${was}` : `version ${was} to ${version ?? 'none'}`;
  return error === undefined
    ? `✓ ${table}: ${game}, ${moved}, over after ${answers} answers`
    : `✗ ${table}: ${game}, ${moved}: ${error}`;
}

/** The bot that plays best, as far as a game says: the one it names last. */
const botOf = (game: Game) => Object.keys(game.bots).at(-1) ?? '';

/** Puts bots into all seats of a table and lets it go on if it was paused. */
async function handToBots(store: Store, row: TableRow, game: Game | undefined): Promise<void> {
  const seating = await store.tables.find(row.id);
  const bot = game ? botOf(game) : null;
  const seats = (seating?.seats ?? []).map((seat) => ({ ...seat, user: null, bot, awayUntil: null }));
  const { id: table, revision, updatedAt: at } = row;
  await store.commit({ table, revision, at, head: { ...row, status: 'playing', pausedAt: null }, seats });
}

/** Resolves when all that bots can answer is answered, or a game goes on for too long. */
async function played(app: App, store: Store): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const endless = new Promise<void>((resolve) => {
    timer = setInterval(async () => {
      const going = await store.tables.list('playing');
      if (going.some(({ head }) => head > MAX_ENTRIES)) resolve();
    }, LOOK_EVERY_MS);
  });
  await app.recover();
  await Promise.race([app.settled(), endless]);
  clearInterval(timer);
  await app.close();
}

/** Takes up a copy of a store with this version of the program and plays every table that is under way to its end. */
export async function rehearse(
  file: string,
  games: ReadonlyMap<string, Game> = installed,
): Promise<Rehearsed[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'emissary-rehearsal-'));
  try {
    const copy = path.join(folder, 'store.sqlite');
    await copyStore(file, copy);
    const store = await Store.open({ file: copy });
    try {
      return await rehearsedIn(store, games);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rehearsedIn(store: Store, games: ReadonlyMap<string, Game>): Promise<Rehearsed[]> {
  const before = [...(await store.tables.list('playing')), ...(await store.tables.list('paused'))];
  for (const row of before) await handToBots(store, row, games.get(row.game));
  const faults = new Map<string, string>();
  const error: Logger['error'] = (fields, message) => {
    const { table, error: told } = fields as { table?: string; error?: string };
    if (table !== undefined) faults.set(table, told?.split('\n')[0] ?? message);
  };
  const log = { info: () => undefined, warn: () => undefined, error };
  await played(openApp(defaultDependencies({ store, games, log })), store);
  const lines: Rehearsed[] = [];
  for (const row of before) {
    const after = (await store.tables.find(row.id))?.table ?? row;
    const { entries } = await store.log.history(row.id);
    const answers = entries.filter(({ kind, seq }) => kind === 'answer' && seq > row.head).length;
    const version = games.get(row.game)?.version ?? null;
    const line = { table: row.id, game: row.game, version, was: row.version, answers, status: after.status };
    const fault = after.status === 'over' ? undefined : whyNot(after, { version, fault: faults.get(row.id) });
    lines.push(fault === undefined ? line : { ...line, error: fault });
  }
  return lines;
}

function whyNot(
  { game, head, stuck }: TableRow,
  { version, fault }: { readonly version: number | null; readonly fault: string | undefined },
): string {
  if (version === null) return `no game "${game}" is installed here`;
  if (head > MAX_ENTRIES) return `no end after ${MAX_ENTRIES} entries`;
  return stuck ?? fault ?? 'nobody is asked anything, and the game is not over';
}
