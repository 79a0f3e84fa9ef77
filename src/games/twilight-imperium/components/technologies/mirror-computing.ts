import type { Component } from '../../hooks/component.ts';

/** A trade good pays for two. */
export const mirrorComputing: Component = {
  standing: {
    goodWorth: { tier: 'set', apply: (value, { seat }, { source }) => (seat === source.seat ? 2 : value) },
  },
};
