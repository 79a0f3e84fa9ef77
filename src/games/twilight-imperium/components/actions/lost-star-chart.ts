import type { Component } from '../../hooks/component.ts';
import { wormholesOf } from '../../rules/board.ts';
import type { Galaxy } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import { leaveEffect } from '../../verbs/effects.ts';

const isCharted = (s: Galaxy, system: SystemId) =>
  wormholesOf(s, system).some((wormhole) => wormhole === 'alpha' || wormhole === 'beta');

/** After activating a system: all systems with alpha and beta wormholes are adjacent in this tactical action. */
export const lostStarChart: Component = {
  abilities: [
    {
      at: 'system-activated',
      when: (_s, by, { seat }) => seat === by.seat,
      *resolve(t, { by: { component, seat } }) {
        leaveEffect(t, { component, seat, until: 'action', data: null });
      },
    },
  ],
  lasting: {
    // Whatever closes wormholes to ships does not keep systems from being adjacent by this.
    adjacent: {
      tier: 'overrule',
      apply: (value, { a, b }, { state }) => value || (isCharted(state, a) && isCharted(state, b)),
    },
  },
};
