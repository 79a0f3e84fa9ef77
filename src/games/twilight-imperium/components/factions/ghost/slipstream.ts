import type { Component } from '../../../hooks/component.ts';
import { wormholesOf } from '../../../rules/board.ts';
import { homeOf } from '../../../rules/planets.ts';

/** Ships that start at home or beside an alpha or beta wormhole move 1 further. */
export const slipstream: Component = {
  standing: {
    move: {
      tier: 'adjust',
      apply: (value, { seat, from }, { state, source }) => {
        if (seat !== source.seat) return value;
        const near =
          from === homeOf(state, seat) || wormholesOf(state, from).some((wormhole) => wormhole !== 'delta');
        return near ? value + 1 : value;
      },
    },
  },
};
