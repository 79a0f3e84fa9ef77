import { expect, it } from 'vitest';
import type { View } from '#games/master-of-the-galaxy/view.ts';
import { friday, textOf, told } from './friday.ts';
import { described, sketches } from './sketches.ts';

async function sketched() {
  const { drawn, picture } = sketches<View>();
  const scene = await friday({ picture });
  const game = await scene.game();
  await game.move(6);
  return { ...scene, ...game, drawn };
}

it('/board seat: shows one player, large and in words, to whoever may see the table', async () => {
  const { at, eve, bob, cid, drawn, log } = await sketched();
  const { message } = await at(eve).slash('/board', { seat: 'Bob' }, { until: 'final' });
  expect(textOf(message)).toContain('### Friday · Bob');
  expect(described(message)).toHaveLength(1);
  expect(described(message)[0]).toMatch(/^Bob: \d of 9 bases/);
  expect(described(message)[0]).not.toContain('Dan');
  expect(textOf(message)).not.toContain('Your bag');
  const last = drawn.at(-1);
  expect(last?.sight).toEqual({ kind: 'seat', seat: 0 });
  expect(last?.view.seats.map(({ bag }) => bag)).toEqual([null, null, null]);
  const russian = await at(cid).slash('/board', { seat: '1' }, { until: 'final' });
  expect(described(russian.message)[0]).toMatch(/^Bob: баз \d из 9/);
  const own = await at(bob).slash('/board', { seat: 'bob' }, { until: 'final' });
  expect(textOf(own.message)).toContain('Your bag');
  expect(drawn.at(-1)?.view.seats[0]?.bag).not.toBeNull();
  expect(log.troubles).toEqual([]);
});

it('only the one who asks sees it: what is private stays so', async () => {
  const { at, bob, eve, thread } = await sketched();
  const own = await at(bob).slash('/board', { seat: 'Bob' }, { until: 'final' });
  expect(own.message.flags).toBeDefined();
  const seen = eve.messages({ id: thread }).map(textOf).join('\n');
  expect(seen).not.toContain('Your bag');
  expect(eve.messages({ id: thread }).some(({ id }) => id === own.message.id)).toBe(false);
});

it('suggests the seats of the table, and says which there is not', async () => {
  const { at, eve, zoe, table } = await sketched();
  const names = async (typed: string) =>
    (await at(eve).autocomplete('/board', { seat: typed }, 'seat')).map(({ name }) => name);
  expect(await names('')).toEqual(['1. Bob', '2. Cid', '3. Dan']);
  expect(await names('da')).toEqual(['3. Dan']);
  expect(await told(at(eve), '/board', { seat: 'Zeus' })).toContain('There is no seat “Zeus”');
  expect(await zoe.autocomplete('/board', { seat: '', table }, 'seat')).toEqual([]);
  expect(await told(zoe, '/board', { seat: 'Bob', table })).toContain('There is no such table here');
});

it('says so where there is no picture', async () => {
  const { game, eve } = await friday();
  const { at } = await game();
  expect(await told(at(eve), '/board', { seat: 'Bob' })).toContain('There is no picture of this yet.');
});

it('a game whose systems have no pictures of their own says so kindly', async () => {
  const { at, eve } = await sketched();
  expect(await told(at(eve), '/board', { system: 'Terra' })).toMatch(/<\/board:\d+> shows all of it/);
  expect(await at(eve).autocomplete('/board', { system: '' }, 'system')).toEqual([]);
});
