import { describe, expect, it } from 'vitest';
import { asked, begun, bench, HOUR, ok, playRound, posts, seen, toBids } from '../support/app-harness.ts';

const users = ['ann', 'bob', 'cid'];

/** Cards that only their seat may know of: all that were ever in a hand but never led or played openly. */
async function hidden(app: Awaited<ReturnType<typeof bench>>['app'], table: string) {
  const looks = await Promise.all(users.map((user) => seen(app, table, user)));
  return looks.map(({ view }) => (view as { hand: number[] }).hand);
}

describe('what is announced', () => {
  it('holds no seed before the end, and private facts only for the seat they are told to', async () => {
    const { app, store, logs, pass } = await bench();
    const table = await begun(app, { rounds: 6, local: true, deadlineHours: 5 });
    const { seed } = (await store.tables.find(table))!.table;
    for (let round = 0; round < 3; round++) await playRound(app, table, users);
    await toBids(app, table, users);
    pass(3 * HOUR);
    await app.tick();
    ok(await app.setOrder({ table, user: 'bob', topic: 'lead', order: { kind: 'choice', choice: '41' } }));
    const lead = await asked(app, table, { user: 'ann', topic: 'bid' });
    await app.answer({ table, user: 'ann', key: lead.key, choice: 'broken' });
    const rows = await posts(store);
    const said = JSON.stringify([rows.map(({ payload }) => payload), logs]);
    expect(rows.length).toBeGreaterThan(40);
    expect(said).not.toContain(seed);
    for (const user of [...users, undefined])
      expect(JSON.stringify(await seen(app, table, user))).not.toContain(seed);
    expect(said).not.toContain('"hands"');
    const drawn = rows.filter(({ payload }) => JSON.stringify(payload).includes('market.drew'));
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn.every(({ seat }) => seat !== null)).toBe(true);
    const { entries } = await store.log.history(table);
    const told = entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    for (const { message, to } of told) {
      if (to === 'all') continue;
      const text = JSON.stringify(message);
      const others = rows.filter(
        ({ seat, payload }) => JSON.stringify(payload).includes(text) && !to.includes(seat ?? -1),
      );
      expect(others).toEqual([]);
    }
  });

  it('names the keys of questions only to the seat that is asked', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { rounds: 6 });
    await toBids(app, table, users);
    const { entries } = await store.log.history(table);
    const keys = new Map(
      entries.flatMap((entry) => (entry.kind === 'answer' ? [[entry.row.key, entry.row.seat]] : [])),
    );
    for (const user of users) {
      const { questions, viewer } = await seen(app, table, user);
      for (const { key } of questions) keys.set(key, viewer as number);
    }
    const rows = await posts(store);
    expect(keys.size).toBeGreaterThan(3);
    for (const [key, seat] of keys) {
      const named = rows.filter(({ payload }) => JSON.stringify(payload).includes(`"${key}"`));
      expect(named.length).toBeGreaterThan(0);
      expect(named.map((row) => row.seat)).toEqual(named.map(() => seat));
    }
  });

  it('does not change when only what another seat hides changes', async () => {
    const run = async (secret: boolean) => {
      const { app, store } = await bench();
      const table = await begun(app, { rounds: 6, local: true, who: ['ann', 'bob'] });
      await toBids(app, table, ['ann', 'bob']);
      const { key } = await asked(app, table, { user: 'bob', topic: 'bid' });
      ok(await app.answer({ table, user: 'bob', key, choice: secret ? 9 : 2 }));
      const rows = (await posts(store)).filter(({ seat }) => seat !== 1);
      return { rows, look: await seen(app, table, 'ann'), table: await seen(app, table) };
    };
    expect(await run(true)).toEqual(await run(false));
  });

  it('gives no hand of others to anybody who looks', async () => {
    const { app } = await bench();
    const table = await begun(app, { rounds: 6 });
    const hands = await hidden(app, table);
    expect(hands.flat().length).toBe(12);
    const views = [...users.map((user) => seen(app, table, user)), seen(app, table)];
    for (const [viewer, look] of (await Promise.all(views)).entries()) {
      const own = hands[viewer] ?? [];
      expect((look.view as { hand: number[] }).hand).toEqual(own);
      const text = JSON.stringify(look.questions);
      const others = hands.flat().filter((card) => !own.includes(card));
      expect(others.filter((card) => text.includes(`"${card}"`))).toEqual([]);
    }
  });
});

describe('what is logged', () => {
  it('of a fault names the table and the number, never a choice or a state', async () => {
    const { app, logs, store } = await bench();
    const table = await begun(app);
    const { key } = await asked(app, table, { user: 'ann', topic: 'lead' });
    await app.answer({ table, user: 'ann', key, choice: 'broken' });
    const { seed } = (await store.tables.find(table))!.table;
    const line = logs.at(-1)!;
    expect(Object.keys(line.fields).sort()).toEqual(['by', 'error', 'game', 'incident', 'seat', 'table']);
    expect(JSON.stringify(logs)).not.toContain(seed);
  });
});
