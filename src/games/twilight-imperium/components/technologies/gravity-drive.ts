import type { Component } from '../../hooks/component.ts';

/** One own ship moves a system further in each tactical action. */
export const gravityDrive: Component = {
  standing: {
    moveBonuses: {
      tier: 'adjust',
      apply: (value, { seat }, { source }) => (seat === source.seat ? [...value, 1] : value),
    },
  },
};
