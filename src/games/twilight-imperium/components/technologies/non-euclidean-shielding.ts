import type { Component } from '../../hooks/component.ts';

/** Each use of SUSTAIN DAMAGE cancels two hits (52.6). */
export const nonEuclideanShielding: Component = {
  standing: {
    sustained: { tier: 'set', apply: (value, { seat }, { source }) => (seat === source.seat ? 2 : value) },
  },
};
