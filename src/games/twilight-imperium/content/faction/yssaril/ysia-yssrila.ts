import type { Component } from '../../../timing/component.ts';

/** It passes through systems with ships of others. */
export const ysiaYssrila: Component = {
  standing: {
    enter: {
      tier: 'set',
      apply: (value, { seat, unit, because, how }, { source }) =>
        value || (seat === source.seat && unit === 'flagship' && because === 'ships' && how === 'pass'),
    },
  },
};
