import { describe, expect, it } from 'vitest';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { canScore, held } from '../objectives/status.ts';

/** Tile 26 has an alpha wormhole, 25 a beta one. */
function ships(...at: readonly SystemId[]) {
  const scene = held('become-the-gatekeeper').tile(20, '26').tile(24, '25');
  for (const system of at) scene.units(0, system, { destroyer: 1 });
  return canScore(scene.play(), 0, 'become-the-gatekeeper');
}

describe('TI4 30 Become the Gatekeeper', () => {
  it('30.5a is scored with ships at an alpha and a beta wormhole, not at one of them', () => {
    expect(ships('25', '26')).toBe(true);
    expect(ships('25')).toBe(false);
    expect(ships('26', '19')).toBe(false);
  });
});
