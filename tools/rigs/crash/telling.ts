import { setTimeout as pause } from 'node:timers/promises';
import type { App, Batch } from '#app/app.ts';
import type { Store } from '#store/store.ts';
import { StoreError } from '#store/store-error.ts';
import type { Fate } from './death.ts';
import { type LoadLine, say } from './say.ts';
import type { Tellings } from './tellings.ts';

const TABLES_AT_ONCE = 8;
const LOOK_EVERY_MS = 5;

/** A batch as it is told. */
function toldAs({ table, batch, rows }: Batch): Extract<LoadLine, { say: 'told' }> {
  const told = rows.map(({ ord, seq, kind, seat, payload }) => ({ ord, seq, kind, seat, payload }));
  return { say: 'told', table, batch, rows: told };
}

/** Carries the outbox out as a delivery does, for as long as the process lives. */
export async function tellAll(app: App, fate: Fate): Promise<never> {
  for (;;) {
    try {
      if ((await tellSome(app, fate)) > 0) continue;
    } catch (error) {
      // The store is away for a moment: whatever was not let go is told once more.
      if (!(error instanceof StoreError)) throw error;
    }
    await pause(LOOK_EVERY_MS);
  }
}

/** Takes some batches, tells each, and only then lets it go; gives how many there were. */
async function tellSome(app: App, fate: Fate): Promise<number> {
  const batches = await app.outbox.take(app.now(), TABLES_AT_ONCE);
  for (const batch of batches) {
    fate.meet('before telling');
    say(toldAs(batch));
    fate.meet('after telling');
    await app.outbox.done(batch);
  }
  return batches.length;
}

/** Tells what is left once nobody plays any more, and holds all of it against the logs. */
export async function tellTheRest({ outbox }: Store, tellings: Tellings): Promise<void> {
  for (;;) {
    const batches = await outbox.take(Number.MAX_SAFE_INTEGER, TABLES_AT_ONCE);
    if (batches.length === 0) return;
    for (const batch of batches) {
      tellings.note(toldAs(batch));
      await outbox.done(batch);
    }
  }
}
