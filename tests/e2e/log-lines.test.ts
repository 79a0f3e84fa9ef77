import { expect, it } from 'vitest';
import { friday, told } from './friday.ts';

it('a line about an interaction that failed names it and its table, and nothing that is private', async () => {
  const broken = { isBroken: false };
  const picture = () =>
    broken.isBroken ? Promise.reject(new Error('the canvas is torn')) : Promise.resolve(null);
  const { game, bob, log, local } = await friday({ picture });
  const { table, at } = await game();
  const before = log.lines.length;
  broken.isBroken = true;
  expect(await told(at(bob), '/board')).toContain('that went wrong on our side');
  broken.isBroken = false;
  const lines = log.lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toEqual([
    {
      message: 'an interaction failed',
      interaction: expect.stringMatching(/^\d+$/),
      table,
      error: 'Error: the canvas is torn',
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain(local.token);
});
