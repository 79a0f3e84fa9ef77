import type { Component } from '../../timing/component.ts';

/** Own ships pass through systems with ships of others. */
export const lightWaveDeflector: Component = {
  standing: {
    enter: {
      tier: 'set',
      apply: (value, { seat, because, how }, { source }) =>
        value || (seat === source.seat && because === 'ships' && how === 'pass'),
    },
  },
};
