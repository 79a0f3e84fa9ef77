import type { Save } from '#cli/saves/save.ts';
import { commitmentOf } from '#core/dice.ts';
import { peopleText } from '#core/people-text.ts';
import type { SeatRow } from '#store/model.ts';
import type { Store } from '#store/store.ts';

/** Somebody for every seat. */
export const people = (seats: number): SeatRow[] =>
  Array.from({ length: seats }, (_, seat) => {
    return {
      seat,
      user: `user${seat}`,
      bot: null,
      name: peopleText(`Seat ${seat}`),
      awayUntil: null,
      colour: null,
    };
  });

/** A bot for every seat. */
export const bots = (seats: number, bot: string): SeatRow[] =>
  people(seats).map((row) => ({ ...row, user: null, bot }));

/** Puts a save into a store, as the version that made it would have left it there. */
export async function importSave(
  store: Store,
  table: string,
  { save, seats }: { readonly save: Save; readonly seats: readonly SeatRow[] },
): Promise<void> {
  const { game, version, options, fixed = null, seed, over, result, entries, checkpoints, orders } = save;
  const head = {
    version,
    status: over ? ('over' as const) : ('playing' as const),
    head: -1,
    posts: 0,
    pausedAt: null,
    result: null,
  };
  const sheet = {
    game,
    options,
    fixed,
    stuck: null,
    language: 'en' as const,
    name: peopleText(table),
    owner: 'user0',
  };
  const place = { guild: null, channel: null, local: true, deadlineHours: null, reminders: true };
  await store.tables.insert({
    id: table,
    ...sheet,
    ...place,
    ...head,
    seed,
    commitment: commitmentOf(seed),
    revision: 0,
    createdAt: 0,
    updatedAt: 0,
  });
  await store.commit({
    table,
    revision: 0,
    at: 1,
    head: { ...head, head: entries.length - 1, result },
    seats,
    lines: entries.map((entry) => ({
      entry,
      checkpoint: checkpoints.find(({ seq }) => seq === entry.seq) ?? null,
      user: null,
      idempotencyKey: null,
    })),
    orders: { gone: [], set: orders.map((order) => ({ ...order, usesLeft: null }) as never) },
  });
}

/** Puts other people, or bots, into all seats of a table. */
export async function reseat(store: Store, table: string, seats: readonly SeatRow[]): Promise<void> {
  const found = await store.tables.find(table);
  if (!found) throw new Error(`no table ${table}`);
  const { revision, updatedAt: at } = found.table;
  await store.commit({ table, revision, at, head: found.table, seats });
}
