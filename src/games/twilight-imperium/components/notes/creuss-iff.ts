import type { Component } from '../../hooks/component.ts';
import { putWormhole } from '../factions/ghost/wormhole-tokens.ts';

/** As its holder's turn begins: a Creuss wormhole token is placed or moved. */
export const creussIff: Component = {
  abilities: [
    {
      at: 'turn-starts',
      when: (_, by, { seat }) => seat === by.seat,
      *resolve(t, { by: { seat } }) {
        yield* putWormhole(t, seat);
      },
    },
  ],
};
