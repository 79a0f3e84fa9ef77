import type { Component } from '../../timing/component.ts';
import { ofTokens, putWormhole } from '../faction/ghost/wormhole-tokens.ts';

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
