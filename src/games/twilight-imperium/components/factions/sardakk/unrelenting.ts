import type { Component } from '../../../hooks/component.ts';

/** Every combat roll is better by 1; rolls of unit abilities are none (39, 8.1c). */
export const unrelenting: Component = {
  standing: {
    bonus: {
      tier: 'adjust',
      apply: (value, { seat, kind }, { source }) =>
        seat === source.seat && kind === 'combat' ? value + 1 : value,
    },
  },
};
