import type { Component } from '../../hooks/component.ts';
import { ofTokens, putWormhole } from '../factions/ghost/wormhole-tokens.ts';

/** As the status phase begins a wormhole token is placed or moved. */
export const wormholeGenerator: Component = {
  abilities: [
    {
      at: 'status-phase-starts',
      must: true,
      when: () => true,
      *resolve(t, { by: { seat } }) {
        yield* putWormhole(t, seat);
      },
    },
  ],
  lasting: ofTokens,
};
