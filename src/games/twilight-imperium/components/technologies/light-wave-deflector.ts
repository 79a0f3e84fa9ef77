import type { Component } from '../../hooks/component.ts';

/** Own ships pass through systems with ships of others. */
export const lightWaveDeflector: Component = {
  standing: {
    enter: {
      tier: 'set',
      own: true,
      apply: (value, { because, how }) => value || (because === 'ships' && how === 'pass'),
    },
  },
};
