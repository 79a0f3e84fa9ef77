import type { Component } from '../../../hooks/component.ts';
import { anomalyOf } from '../../../rules/board.ts';

/** Own ships pass through supernovas (68.1); none ends its movement there. */
export const gashlaiPhysiology: Component = {
  standing: {
    enter: {
      tier: 'set',
      own: true,
      apply: (value, { system, how, because }) =>
        value || (because === 'anomaly' && how === 'pass' && anomalyOf(system) === 'supernova'),
    },
  },
};
