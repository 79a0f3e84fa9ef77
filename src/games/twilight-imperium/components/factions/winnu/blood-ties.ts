import type { Component } from '../../../hooks/component.ts';

/** The custodians token comes off Mecatol Rex for nothing; there must still be somebody to land (16.2a). */
export const bloodTies: Component = {
  standing: {
    custodiansCost: {
      tier: 'set',
      apply: (cost, { seat }, { source }) => (seat === source.seat ? 0 : cost),
    },
  },
};
