import type { Component } from '../../../hooks/component.ts';
import { technologies } from '../../../tables/technologies.ts';

/** Of every technology that is no unit upgrade one prerequisite may be left unmet. */
export const analytical: Component = {
  standing: {
    unmet: {
      tier: 'adjust',
      apply: (unmet, { seat, technology }, { source }) =>
        seat === source.seat && technologies[technology].upgrade === undefined ? unmet + 1 : unmet,
    },
  },
};
