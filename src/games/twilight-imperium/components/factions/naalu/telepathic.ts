import type { Component } from '../../../hooks/component.ts';
import { giveZero } from './zero-token.ts';

/** As the strategy phase ends its owner has the “0” token; whoever has it is first in initiative (57.1a). */
export const telepathic: Component = {
  abilities: [
    {
      at: 'strategy-phase-ends',
      must: true,
      apart: true,
      when: () => true,
      *resolve(t, { by: { seat } }) {
        giveZero(t, seat);
      },
    },
  ],
  lasting: {
    initiative: { tier: 'set', apply: (value, { seat }, { source }) => (seat === source.seat ? 0 : value) },
  },
  delayedAbilities: [
    {
      // 65.10c: so long, whatever has become of whose it is.
      at: 'status-phase-ends',
      must: true,
      apart: true,
      when: () => true,
      *resolve(t) {
        giveZero(t, null);
      },
    },
  ],
};
