import type { Component } from '../../../hooks/component.ts';
import { wormholesOf } from '../../../rules/board.ts';
import type { Galaxy } from '../../../state.ts';
import type { SystemId } from '../../../tables/ids.ts';

const isLinked = (s: Galaxy, system: SystemId) =>
  wormholesOf(s, system).some((wormhole) => wormhole === 'alpha' || wormhole === 'beta');

/** Alpha and beta wormholes are one to its owner, and nothing can prevent that (73.3, 74.6). */
export const quantumEntanglement: Component = {
  standing: {
    adjacent: {
      tier: 'overrule',
      own: true,
      apply: (value, { a, b }, { state }) => value || (isLinked(state, a) && isLinked(state, b)),
    },
  },
};
