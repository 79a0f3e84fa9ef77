import { describe, expect, it } from 'vitest';
import { adjacentTo } from '#games/twilight-imperium/rules/board.ts';
import { canScore, held } from '../objectives/status.ts';

describe('TI4 30 Threaten Enemies', () => {
  it('30.5a is scored with a ship next to another seat’s home, not next to one’s own or far away', () => {
    const scene = held('threaten-enemies');
    const [near = '18'] = adjacentTo(scene.state, '16');
    expect(
      canScore(held('threaten-enemies').units(0, near, { fighter: 1 }).play(), 0, 'threaten-enemies'),
    ).toBe(true);
    const [mine = '18'] = adjacentTo(scene.state, '14');
    expect(
      canScore(held('threaten-enemies').units(0, mine, { fighter: 1 }).play(), 0, 'threaten-enemies'),
    ).toBe(false);
    expect(
      canScore(held('threaten-enemies').units(0, '18', { fighter: 1 }).play(), 0, 'threaten-enemies'),
    ).toBe(false);
  });
});
