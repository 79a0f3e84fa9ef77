import { expect, it } from 'vitest';
import { plainPng } from '#local-discord/plain-png.ts';
import { emojisOf } from '#local-discord/world/application-emojis.ts';
import { SIGN_NAMES, signHash } from '../../src/render/signs.ts';
import { tableScene } from './scene.ts';

const picture = () => Promise.resolve(plainPng(8, 0x00ff00));

it('signs are uploaded once, are shown as pictures after the next start, and only what changed is uploaded again', async () => {
  const drawn: string[] = [];
  const drawSign = (sign: string) => {
    drawn.push(sign);
    return picture();
  };
  const { away, local, log, signs } = await tableScene(['Ann'], {}, { drawSign });
  const emojis = emojisOf(local.world);
  await expect.poll(() => emojis.size, { timeout: 30_000 }).toBe(SIGN_NAMES.length);
  await expect.poll(() => signs.seat(1)).toMatch(/^<:seat1:\d+>$/);
  expect(signs.sign('battle')).toMatch(/^<:battle:\d+>$/);
  expect(new Set(drawn).size).toBe(SIGN_NAMES.length);
  const kept = signs.seat(1);
  const law = [...emojis.values()].find(({ name }) => name === `law_${signHash('law')}`);
  await away(() => {
    drawn.length = 0;
    // As an earlier version drew it.
    if (law !== undefined) law.name = 'law_000000';
  });
  await expect.poll(() => emojis.size, { timeout: 30_000 }).toBe(SIGN_NAMES.length + 1);
  expect(drawn).toEqual(['law']);
  expect(signs.seat(1)).toBe(kept);
  expect(log.troubles).toEqual([]);
});

it.each([
  ['cannot be drawn', () => Promise.reject(new Error('no canvas'))],
  ['are not taken by Discord', () => Promise.resolve(new Uint8Array([1, 2, 3]))],
])('signs that %s stay plain, and the bot serves all the same', async (_, drawSign) => {
  const { local, log, players, signs } = await tableScene(['Ann'], {}, { drawSign });
  await expect.poll(() => JSON.stringify(log.troubles)).toContain('signs stay plain');
  expect(emojisOf(local.world).size).toBe(0);
  expect([signs.seat(1), signs.sign('battle'), signs.sign('carrier', 'carrier')]).toEqual([
    '①',
    '⚔',
    'carrier',
  ]);
  const { message } = (await players[0]?.slash('/help', {}, { until: 'final' })) ?? {};
  expect(message).toBeDefined();
});
