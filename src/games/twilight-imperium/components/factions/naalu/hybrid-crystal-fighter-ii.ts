import type { Component } from '../../../hooks/component.ts';

/** Fighters beyond the capacity stay; two of them take a place of the fleet pool. */
export const hybridCrystalFighterIi: Component = {
  standing: {
    fighterBurden: {
      tier: 'set',
      apply: (value, { seat }, { source }) => (seat === source.seat ? 0.5 : value),
    },
  },
};
