import type { Component } from '../../../hooks/component.ts';

/** It passes through systems with ships of others. */
export const ysiaYssrila: Component = {
  standing: {
    enter: {
      tier: 'set',
      own: true,
      apply: (value, { unit, because, how }) =>
        value || (unit === 'flagship' && because === 'ships' && how === 'pass'),
    },
  },
};
