import { cpSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { checkFile } from '#store/sqlite-check.ts';
import { Store } from '#store/store.ts';
import { begun, bench, playRound } from '../support/app-harness.ts';
import { scratch } from '../support/app-stores.ts';

const at = scratch();
const users = ['ann', 'bob', 'cid'];
const PAGE = 4_096;

/** A store in which a game is under way, closed. */
async function played(name: string): Promise<string> {
  const file = at(name);
  const store = await Store.open({ file });
  const { app } = await bench({ store });
  const table = await begun(app, { rounds: 9, local: true });
  for (let round = 0; round < 3; round++) await playRound(app, table, users);
  await store.close();
  return file;
}

/** Where a text lies in a file, as the number of its page and the place there. */
function find(file: string, text: string): { readonly page: number; readonly from: number } {
  const from = readFileSync(file).lastIndexOf(text);
  expect(from, `${text} is in the file`).toBeGreaterThan(0);
  return { page: Math.floor(from / PAGE), from };
}

/** Some text of a row that is stored, to find its page by. */
function textOf(file: string, sql: string): string {
  const database = new Database(file, { readonly: true });
  const text = database.prepare(sql).pluck().get() as string;
  database.close();
  return text;
}

function overwrite(file: string, from: number, length: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, from, from + length);
  writeFileSync(file, bytes);
}

/** What opening it says; the file and what lies beside it must stay as they were. */
async function refusal(file: string): Promise<string> {
  const beside = () =>
    readdirSync(path.dirname(file))
      .filter((name) => name.startsWith(path.basename(file)) && !name.endsWith('-shm'))
      .map((name) => [name, readFileSync(path.join(path.dirname(file), name)).toString('latin1')] as const)
      .filter(([, text]) => text !== '' || !existsSync(file));
  const before = beside();
  const error: unknown = await Store.open({ file }).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'StoreError', kind: 'garbage' });
  expect(beside()).toEqual(before);
  const { message } = error as Error;
  expect(message).toContain(file);
  expect(message).toMatch(/was left as it is .*put your backup in its place/);
  expect(message).not.toContain('\n');
  return message;
}

const CHECKPOINT = 'select substr(state, 1, 60) from checkpoints order by seq desc limit 1';
const POST = 'select substr(payload, 1, 60) from outbox order by ord desc limit 1';

describe('a store file with', () => {
  it.each([
    ['checkpoints', CHECKPOINT],
    ['outbox', POST],
  ])('a smashed page of %s is refused', async (name, sql) => {
    const file = await played(`page-${name}.db`);
    overwrite(file, find(file, textOf(file, sql)).page * PAGE, PAGE);
    await refusal(file);
  });

  it.each([
    ['checkpoints', CHECKPOINT, /the last checkpoint of table \w+ cannot be read/],
    ['outbox', POST, /an announcement of table \w+ cannot be read/],
  ])('smashed letters in %s is refused', async (name, sql, why) => {
    const file = await played(`letters-${name}.db`);
    overwrite(file, find(file, textOf(file, sql)).from, 8);
    expect(await refusal(file)).toMatch(why);
  });

  it('half of its pages is refused', async () => {
    const file = await played('half.db');
    truncateSync(file, Math.floor(readFileSync(file).length / PAGE / 2) * PAGE);
    await refusal(file);
  });

  it('an odd end is refused', async () => {
    const file = await played('odd.db');
    truncateSync(file, readFileSync(file).length - 700);
    await refusal(file);
  });

  it('no bytes at all is not taken for a new one, nor is its journal thrown away', async () => {
    const source = at('busy.db');
    const store = await Store.open({ file: source });
    await begun((await bench({ store })).app);
    const file = at('empty.db');
    cpSync(`${source}-wal`, `${file}-wal`);
    expect(await refusal(file)).toMatch(/only its journal/);
    writeFileSync(file, '');
    expect(await refusal(file)).toMatch(/0 bytes/);
    await store.close();
  });

  it('nothing wrong is opened, with what was in its journal', async () => {
    const source = at('well.db');
    const store = await Store.open({ file: source });
    const { app } = await bench({ store });
    const table = await begun(app);
    const file = at('killed.db');
    for (const end of ['', '-wal']) cpSync(`${source}${end}`, `${file}${end}`);
    const again = await Store.open({ file });
    expect(await again.log.history(table)).toEqual(await store.log.history(table));
    await again.close();
    await store.close();
  });

  it('too many pages to look at all of them is looked over where it matters', async () => {
    const file = await played('large.db');
    checkFile(file, 0);
    const letters = find(file, textOf(file, POST)).from;
    overwrite(file, letters, 8);
    expect(() => checkFile(file, 0)).toThrow(/an announcement/);
    overwrite(file, Math.floor(letters / PAGE) * PAGE, PAGE);
    expect(() => checkFile(file, 0)).toThrow(/left as it is/);
  });
});
