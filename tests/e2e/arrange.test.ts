import { expect, it } from 'vitest';
import { friday, told } from './friday.ts';

it('a table is called otherwise, speaks otherwise and sits otherwise before the start, the first two also later', async () => {
  const { app, bob, eve, lobby, game, log } = await friday();
  const table = await lobby('Sunday');
  await app.join({ table, user: eve.id, name: 'Eve' });
  const now = async (id: string) => {
    const look = await app.look({ table: id });
    if (look.kind !== 'done') throw new Error('no table');
    return look;
  };
  const before = (await now(table)).seats.map(({ user }) => user);
  expect(await told(bob, '/game change', { table })).toContain('Say what is to change');
  expect(await told(bob, '/game change', { table, name: 'Monday', language: 'ru' })).toContain('is changed');
  await bob.waitFor('## Monday');
  await bob.waitFor('Сесть за стол');
  expect((await now(table)).table.language).toBe('ru');
  const order = before.map((_, at) => at + 1).reverse();
  expect(await told(bob, '/game change', { table, order: order.join(' ') })).toContain('is changed');
  expect((await now(table)).seats.map(({ user, seat }) => [user, seat])).toEqual(
    [...before].reverse().map((user, seat) => [user, seat]),
  );
  expect(await told(bob, '/game change', { table, order: '1 1' })).toContain('once');
  expect(await told(eve, '/game change', { table, name: 'Mine' })).toContain('opened');

  const { table: played, at } = await game();
  expect(await told(at(bob), '/game change', { name: 'Saturday' })).toContain('is changed');
  expect((await now(played)).table.name).toBe('Saturday');
  expect(await told(at(bob), '/game change', { order: '3 2 1' })).toContain('already begun');
  expect(log.troubles).toEqual([]);
});
