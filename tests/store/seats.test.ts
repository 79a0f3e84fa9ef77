import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { peopleText } from '#core/people-text.ts';
import { migrations } from '#db/migrations/index.ts';
import { migrate } from '#store/migrate.ts';
import type { Schema } from '#store/schema.ts';
import { headOf, sheet } from '../support/app-journal.ts';
import { storeKinds } from '../support/app-stores.ts';

const from = { user: 'ann', bot: null, name: peopleText('Ann') };
const to = { user: 'dan', bot: null, name: peopleText('Dan') };
const by = { user: 'mod', name: null };
const transfer = {
  seat: 1,
  at: 50,
  from,
  to,
  by,
  right: 'notice' as const,
  dueAt: 100,
  lapsesAt: 900,
  accepted: false,
};

describe.each(storeKinds())('seats on $name', ({ open, backend }) => {
  it('keep what is about to change hands, and when that is due', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab', { status: 'playing' }));
    const head = headOf(sheet('tab', { status: 'playing' }));
    await store.commit({
      table: 'tab',
      revision: 0,
      at: 2,
      head,
      transfers: { gone: [], set: [transfer, { ...transfer, seat: 2, dueAt: null }] },
    });
    expect(await store.seatHistory.transfers('tab')).toEqual([
      transfer,
      { ...transfer, seat: 2, dueAt: null },
    ]);
    expect(await store.seatHistory.due(99)).toEqual([]);
    expect(await store.seatHistory.due(100)).toEqual([{ table: 'tab', seat: 1 }]);
    expect(await store.seatHistory.due(900)).toHaveLength(2);
    const set = [{ ...transfer, accepted: true }];
    await store.commit({ table: 'tab', revision: 1, at: 3, head, transfers: { gone: [2], set } });
    expect(await store.seatHistory.transfers('tab')).toEqual(set);
    await store.close();
  });

  it('remember who has seen which hand, once, and who changed places', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab', { status: 'playing' }));
    const head = headOf(sheet('tab', { status: 'playing', head: 0 }));
    const entry = { kind: 'seat' as const, seq: 0, seat: 1, from, to, by, right: 'vote' as const };
    const seen = [{ user: 'dan', seat: 1, since: 7 }];
    const lines = [{ entry, checkpoint: null, user: 'mod', idempotencyKey: null }];
    await store.commit({ table: 'tab', revision: 0, at: 2, head, lines, handsSeen: seen });
    await store.commit({ table: 'tab', revision: 1, at: 3, head, handsSeen: [{ ...seen[0]!, since: 9 }] });
    expect(await store.seatHistory.handsSeen('tab')).toEqual(seen);
    expect(await store.seatHistory.handOvers('tab')).toEqual([{ entry, at: 2 }]);
    expect((await store.log.history('tab')).entries).toEqual([entry]);
    await store.close();
  });

  it('keep an end as long as it can be taken back', async () => {
    const store = await open();
    await store.tables.insert(sheet('tab', { status: 'playing' }));
    const head = headOf(sheet('tab', { status: 'abandoned' }));
    const ending = {
      ...{ at: 5, endsAt: 105, by, how: 'alone' as const },
      ...{ status: 'paused' as const, pausedAt: 3 },
    };
    await store.commit({ table: 'tab', revision: 0, at: 5, head, ending, resumedAt: 4 });
    expect((await store.tables.find('tab'))?.table).toMatchObject({ ending, resumedAt: 4 });
    expect((await store.tables.ending()).map(({ id }) => id)).toEqual(['tab']);
    await store.commit({ table: 'tab', revision: 1, at: 6, head, ending: null });
    expect((await store.tables.find('tab'))?.table).toMatchObject({ ending: null, resumedAt: 4 });
    expect(await store.tables.ending()).toEqual([]);
    await store.close();
  });

  it('of tables under way begin with whoever sits there', async () => {
    const db = new Kysely<Schema>({ dialect: (await backend()).dialect });
    const before = Object.entries(migrations).filter(([name]) => name < '0008-seats');
    expect(Object.keys(migrations)).toContain('0008-seats');
    await migrate(db, Object.fromEntries(before));
    for (const [id, head] of [
      ['old', 3],
      ['lobby', -1],
    ] as const) {
      await sql`insert into tables (id, game, version, options, language, name, owner, local, seed, commitment, status, head, posts,
        revision, created_at, updated_at) values (${id}, 'market', 1, '{}', 'en', 'x', 'ann', 0, 's', 'c', 'playing', ${head}, 0, 0, 1, 8)`.execute(
        db,
      );
      await sql`insert into seats (table_id, seat, user_id, bot, name) values (${id}, 0, 'ann', null, 'Ann'), (${id}, 1, null, 'random', 'Hal')`.execute(
        db,
      );
    }
    await migrate(db);
    const rows = await db.selectFrom('hands_seen').selectAll().execute();
    expect(rows).toEqual([{ table_id: 'old', user_id: 'ann', seat: 0, since: 8 }]);
    const old = await db.selectFrom('tables').select(['ending', 'ends_at', 'resumed_at']).execute();
    expect(old[0]).toEqual({ ending: null, ends_at: null, resumed_at: null });
    await db.destroy();
  });
});
