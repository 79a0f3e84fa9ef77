import type { Component } from '../../hooks/component.ts';
import { anomalyOf } from '../../rules/board.ts';

/** Own ships may enter and cross asteroid fields; space cannons aimed at own units roll worse. */
export const antimassDeflectors: Component = {
  standing: {
    enter: {
      tier: 'set',
      own: true,
      apply: (value, { system, because }) =>
        value || (because === 'anomaly' && anomalyOf(system) === 'asteroid-field'),
    },
    bonus: {
      tier: 'adjust',
      apply: (value, { seat, kind, against }, { source }) =>
        kind === 'cannon' && against === source.seat && seat !== source.seat ? value - 1 : value,
    },
  },
};
