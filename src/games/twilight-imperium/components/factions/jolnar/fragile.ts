import type { Component } from '../../../hooks/component.ts';

/** Every combat roll of own units is 1 worse. */
export const fragile: Component = {
  standing: {
    bonus: {
      tier: 'adjust',
      apply: (bonus, { seat, kind }, { source }) =>
        seat === source.seat && kind === 'combat' ? bonus - 1 : bonus,
    },
  },
};
