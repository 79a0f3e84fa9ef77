import { openApp } from '#app/app.ts';
import { defaultDependencies } from '#app/runner/dependencies.ts';
import { en } from '#app/text/en.ts';
import type { TableRecord } from '#core/record.ts';
import { speaker } from '#core/speak.ts';
import { games } from '#games/index.ts';
import { Store } from '#store/store.ts';
import { readConfig } from '../config.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The record of a table that has ended, from the store that the settings name. */
export async function exported(table: string): Promise<TableRecord> {
  const store = await Store.open(readConfig().store);
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
