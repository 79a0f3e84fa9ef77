import { describe, expect, it } from 'vitest';
import { areNeighbours } from '#games/twilight-imperium/rules/board.ts';
import { creuss } from '../abilities/creuss.ts';

describe('TI4 73 Neighbors: Creuss', () => {
  it('73.3 who is present where Creuss sees adjacency is its neighbour, and it is theirs', () => {
    const scene = () => creuss('ability:quantum-entanglement').units(0, '26', { cruiser: 1 });
    const table = scene().units(1, '25', { cruiser: 1 }).play();
    const state = table.state as never;
    expect(areNeighbours(state, 0, 1)).toBe(true);
    expect(areNeighbours(state, 1, 0)).toBe(true);
    expect(areNeighbours(state, 0, 2)).toBe(false);
    // So they can make a transaction.
    expect(table.session.open().map(({ seat, topic }) => `${seat}:${topic}`)).toContain('1:deal');
    const apart = scene().units(1, '34', { cruiser: 1 }).play().state as never;
    expect(areNeighbours(apart, 0, 1)).toBe(false);
  });

  it('73.3 two others are no neighbours by it', () => {
    const scene = creuss('ability:quantum-entanglement')
      .units(1, '26', { cruiser: 1 })
      .units(2, '25', { cruiser: 1 });
    expect(areNeighbours(scene.play().state as never, 1, 2)).toBe(false);
  });
});
