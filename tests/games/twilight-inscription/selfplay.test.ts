import { describe, expect, it } from 'vitest';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import { selfPlay } from '../../support/selfplay.ts';

describe('random games of Twilight Inscription', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('end after the last event with %i seats', (seats) => {
    for (const side of ['A', 'B'] as const) {
      const table = selfPlay(twilightInscription, { seats, seed: seats, options: { side } });
      const { state } = table.session;
      expect(state.phase).toBe('over');
      expect(state.deck).toEqual([]);
      expect(state.round).toBe(seats <= 2 ? 23 : 25);
    }
  });
});
