import { expect, it } from 'vitest';
import { rawText } from '#core/people-text.ts';
import { friday, textOf } from './friday.ts';

it('a hand says how things stand now, also when others have moved and nothing is asked of its person', async () => {
  const { app, bob, dan, game, log } = await friday();
  const { table, move } = await game();
  const settled = { timeout: 15_000, interval: 20 };
  const left = async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length;
  const waitedFor = new Set<string>();
  for (let moves = 0; moves < 12; moves++) {
    await move();
    await expect.poll(left, settled).toBe(0);
    const look = await app.look({ table });
    if (look.kind !== 'done') throw new Error('no table');
    const name = rawText(look.seats[look.waiting[0]?.seat ?? 0]?.name ?? '');
    const told = [bob, dan]
      .map((one) => one.dms().map(textOf).join('\n'))
      .filter((text) => text.includes('Nothing to do just now'));
    for (const text of told) expect(text).toContain(`Next: ${name}.`);
    if (told.length > 0) waitedFor.add(name);
  }
  expect(waitedFor.size).toBeGreaterThan(1);
  expect(log.troubles).toEqual([]);
}, 60_000);
