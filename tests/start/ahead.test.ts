import { expect, it } from 'vitest';
import { endStep } from '#core/steps.ts';
import { games } from '#games/index.ts';
import { prepareAhead } from '../../src/ahead.ts';

it('what takes long the first time is done ahead, to its end', async () => {
  const [game] = games.values();
  if (!game) throw new Error('there is no game');
  const done: number[] = [];
  const warmUp = function* () {
    for (const step of [1, 2, 3]) {
      done.push(step);
      yield* endStep();
    }
    done.push(4);
  };
  await prepareAhead([{ ...game, warmUp }]);
  expect(done).toEqual([1, 2, 3, 4]);
});

it('no step of it is long: a board is made in many', () => {
  const steps = games.get('twilight-imperium')?.warmUp?.();
  if (!steps) throw new Error('nothing is done ahead');
  let count = 0;
  while (!steps.next().done) count += 1;
  // Four boards of at least 700 swaps each, of which a step tries fifty.
  expect(count).toBeGreaterThanOrEqual((4 * 700) / 50);
});
