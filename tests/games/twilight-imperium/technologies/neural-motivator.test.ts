import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('Neural Motivator', () => {
  it('84.3 two action cards in the status phase, for the others one', () => {
    const scene = new Scene()
      .objective('expand-borders', { revealed: false })
      .stage({ kind: 'status' })
      .tech(1, 'neural-motivator')
      .with((s) => {
        s.decks.action = ['sabotage', 'direct-hit', 'flank-speed', 'morale-boost', 'summit'];
      });
    const table = scene.play().quiet();
    expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([1, 2, 1]);
  });
});
