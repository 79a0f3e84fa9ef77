import { describe, expect, it } from 'vitest';
import { commitmentOf } from '#core/dice.ts';
import { begun, bench, ok, posts, seen, why } from '../support/app-harness.ts';

const table = { user: 'ann', game: 'market', name: 'Friday', language: 'en' as const };

describe('opening a table', () => {
  it('keeps what was asked for and shows no seed', async () => {
    const { app, store } = await bench();
    const created = ok(
      await app.create({ ...table, options: { rounds: 7 }, deadlineHours: 24, channel: 'c1' }),
    );
    const { table: row } = (await store.tables.find(created.table))!;
    expect(row).toMatchObject({
      options: { rounds: 7 },
      deadlineHours: 24,
      channel: 'c1',
      status: 'lobby',
      owner: 'ann',
    });
    expect(created.commitment).toBe(commitmentOf(row.seed));
    const look = await seen(app, created.table);
    expect(look.table).toMatchObject({ status: 'lobby', seed: null, commitment: created.commitment });
    expect(look.view).toBeNull();
  });

  it('fills in the options of the game and refuses those it does not have', async () => {
    const { app, store } = await bench();
    const { table: id } = ok(await app.create(table));
    expect((await store.tables.find(id))?.table.options).toEqual({ rounds: 3 });
    expect(why(await app.create({ ...table, options: { rounds: 0 } }))).toBe('app.badOptions');
    expect(why(await app.create({ ...table, game: 'chess' }))).toBe('app.noGame');
  });

  it('refuses more options than a person could want', async () => {
    const { app } = await bench();
    const reply = await app.create({ ...table, options: { note: 'x'.repeat(5_000) } });
    expect(why(reply)).toBe('app.tooLarge');
  });

  it.each([
    ['no user', { user: '' }],
    ['a name of nothing but blanks', { name: '   ' }],
    ['a name with control characters', { name: 'a\u0000b' }],
    ['a language nobody speaks here', { language: 'tlh' }],
    ['a deadline of no time', { deadlineHours: 0 }],
  ])('refuses %s', async (_, wrong) => {
    const { app } = await bench();
    expect(why(await app.create({ ...table, ...wrong } as never))).toBe('app.malformed');
  });

  it('takes another name when one is taken', async () => {
    const { app, around } = await bench();
    let calls = 0;
    const name = around.name;
    around.name = () => (++calls <= 3 ? 'same' : name());
    const first = ok(await app.create(table));
    const second = ok(await app.create(table));
    expect(first.table).toBe('same');
    expect(second.table).not.toBe('same');
  });
});

describe('gathering', () => {
  it('seats people and bots in the order they come, and moves up when one leaves', async () => {
    const { app } = await bench();
    const { table: id } = ok(await app.create(table));
    expect(ok(await app.join({ table: id, user: 'ann', name: 'Ann' })).seat).toBe(0);
    expect(ok(await app.join({ table: id, user: 'bob', name: 'Bob' })).seat).toBe(1);
    expect(ok(await app.addBot({ table: id, actor: { user: 'ann' }, bot: 'random' })).seat).toBe(2);
    ok(await app.leave({ table: id, actor: { user: 'bob' } }));
    const { seats } = await seen(app, id);
    expect(seats.map(({ seat, user, bot, name }) => [seat, user, bot, name])).toEqual([
      [0, 'ann', null, 'Ann'],
      [1, null, 'random', 'random-1'],
    ]);
  });

  it('refuses to seat somebody twice, one too many, an unknown bot, or at no table', async () => {
    const { app } = await bench();
    const { table: id } = ok(await app.create(table));
    for (const user of ['ann', 'bob', 'cid']) ok(await app.join({ table: id, user, name: user }));
    expect(why(await app.join({ table: id, user: 'bob', name: 'Bob' }))).toBe('app.alreadySeated');
    expect(why(await app.addBot({ table: id, actor: { user: 'ann' }, bot: 'deep' }))).toBe('app.noBot');
    expect(why(await app.addBot({ table: id, actor: { user: 'bob' }, bot: 'random' }))).toBe(
      'app.openerOnly',
    );
    ok(await app.join({ table: id, user: 'dan', name: 'Dan' }));
    expect(why(await app.join({ table: id, user: 'eve', name: 'Eve' }))).toBe('app.tableFull');
    expect(why(await app.join({ table: 'none', user: 'eve', name: 'Eve' }))).toBe('app.noTable');
  });

  it('lets the owner and moderators empty a seat, nobody else', async () => {
    const { app } = await bench();
    const { table: id } = ok(await app.create(table));
    for (const user of ['ann', 'bob', 'cid']) ok(await app.join({ table: id, user, name: user }));
    expect(why(await app.leave({ table: id, actor: { user: 'cid' }, seat: 1 }))).toBe('app.openerOnly');
    ok(await app.leave({ table: id, actor: { user: 'ann' }, seat: 1 }));
    ok(await app.leave({ table: id, actor: { user: 'mod', admin: true }, seat: 1 }));
    expect((await seen(app, id)).seats.map(({ user }) => user)).toEqual(['ann']);
    expect(why(await app.leave({ table: id, actor: { user: 'bob' } }))).toBe('app.notSeated');
    expect(why(await app.leave({ table: id, actor: { user: 'ann' }, seat: 9 }))).toBe('app.noSeat');
  });
});

describe('starting', () => {
  it('needs the owner and a number of seats that the game knows', async () => {
    const { app } = await bench();
    const { table: id } = ok(await app.create(table));
    ok(await app.join({ table: id, user: 'ann', name: 'Ann' }));
    expect(why(await app.start({ table: id, actor: { user: 'ann' } }))).toBe('app.seatCount');
    ok(await app.join({ table: id, user: 'bob', name: 'Bob' }));
    expect(why(await app.start({ table: id, actor: { user: 'bob' } }))).toBe('app.openerOnly');
    ok(await app.start({ table: id, actor: { user: 'ann' } }));
    expect((await seen(app, id)).table).toMatchObject({ status: 'playing', head: 0 });
    expect(why(await app.start({ table: id, actor: { user: 'ann' } }))).toBe('app.begun');
    expect(why(await app.join({ table: id, user: 'cid', name: 'Cid' }))).toBe('app.begun');
    expect(why(await app.leave({ table: id, actor: { user: 'bob' } }))).toBe('app.handOverInstead');
  });

  it('announces the commitment, who is waited on, and asks those who are', async () => {
    const { app, store } = await bench();
    const id = await begun(app);
    const { commitment } = (await seen(app, id)).table;
    const rows = await posts(store);
    expect(rows.find(({ kind }) => kind === 'start')?.payload).toMatchObject({ commitment });
    expect(rows.find(({ kind }) => kind === 'waiting')?.payload).toEqual({
      waiting: [{ seat: 0, topic: 'lead' }],
      there: [],
    });
    const { questions } = await seen(app, id, 'ann');
    const hand = rows.find(({ kind, seat }) => kind === 'hand' && seat === 0);
    expect(hand?.payload).toEqual({ asked: [questions[0]?.key], gone: [] });
    expect(rows.filter(({ kind }) => kind === 'hand').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('leaves the table as it was when setting up goes wrong', async () => {
    const { market } = await import('../support/app-toy.ts');
    const game = market();
    const broken = {
      ...game,
      setup: () => {
        throw new Error('no board');
      },
    };
    const { app, logs } = await bench({ games: [broken] });
    const { table: id } = ok(await app.create(table));
    for (const user of ['ann', 'bob']) ok(await app.join({ table: id, user, name: user }));
    const reply = await app.start({ table: id, actor: { user: 'ann' } });
    expect(reply).toMatchObject({ kind: 'failed', refusal: { message: { key: 'app.fault' } } });
    expect(logs.at(-1)).toMatchObject({ level: 'error', fields: { table: id } });
    expect((await seen(app, id)).table.status).toBe('lobby');
  });
});
