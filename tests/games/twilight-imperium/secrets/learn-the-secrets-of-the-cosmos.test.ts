import { describe, expect, it } from 'vitest';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { canScore, held } from '../objectives/status.ts';

/** An anomaly in place 1; 0 and its neighbours of the first ring lie around it. */
function ships(...at: readonly SystemId[]) {
  const scene = held('learn-the-secrets-of-the-cosmos').tile(1, '42');
  for (const system of at) scene.units(0, system, { destroyer: 1 });
  return canScore(scene.play(), 0, 'learn-the-secrets-of-the-cosmos');
}

describe('TI4 30 Learn the Secrets of the Cosmos', () => {
  it('30.5a is scored with ships in three systems next to anomalies and not in two', () => {
    expect(ships('18', '20', '24')).toBe(true);
    expect(ships('18', '20')).toBe(false);
  });

  it('70.2a a ship in the anomaly itself is not next to it', () => {
    expect(ships('18', '20', '42')).toBe(false);
  });
});
