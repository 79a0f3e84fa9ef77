import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApp } from '#app/app.ts';
import { defaultDependencies } from '#app/runner/dependencies.ts';
import { en } from '#app/text/en.ts';
import type { TableRecord } from '#core/record.ts';
import { speaker } from '#core/speak.ts';
import { games } from '#games/index.ts';
import { copyStore } from '#store/copy.ts';
import { Store, type StoreLocation } from '#store/store.ts';
import { readConfig } from '../config.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The record of a table that has ended, from the store that the settings name. */
export async function exported(table: string): Promise<TableRecord> {
  const folder = mkdtempSync(path.join(tmpdir(), 'emissary-export-'));
  try {
    return await recordIn(await copyOf(readConfig().store, folder), table);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file is read from a copy: the bot that works with it may be of another version. */
async function copyOf(place: StoreLocation, folder: string): Promise<Store> {
  if ('address' in place) return await Store.open(place);
  const file = path.join(folder, 'store.sqlite');
  await copyStore(place.file, file);
  return await Store.open({ file });
}

async function recordIn(store: Store, table: string): Promise<TableRecord> {
  try {
    const reply = await openApp(defaultDependencies({ store, games, log: quiet })).exportTable({
      table,
      actor: { user: 'operator', admin: true },
    });
    if (reply.kind === 'done') return reply.record;
    if (reply.kind === 'refused')
      throw new Error(speaker('en', en, (seat) => `seat ${seat}`).say(reply.refusal.message));
    throw new Error('the table could not be read');
  } finally {
    await store.close();
  }
}
