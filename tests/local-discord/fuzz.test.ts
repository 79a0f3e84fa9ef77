import { expect, it } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

it.each([1, 2, 3])('refuses whatever is malformed, and goes on (seed %i)', async (seed) => {
  const { statuses, problems, alive } = await fuzz(300, seed);
  expect(problems).toEqual([]);
  expect(alive).toBe(true);
  expect(statuses[400]).toBeGreaterThan(30);
});
