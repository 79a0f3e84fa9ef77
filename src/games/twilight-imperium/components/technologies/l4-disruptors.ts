import type { Component } from '../../hooks/component.ts';
import { isPlanet } from '../../tables/places.ts';

/** In an invasion no space cannon fires at own units (34.6). */
export const l4Disruptors: Component = {
  standing: {
    cannon: {
      tier: 'overrule',
      apply: (value, { against, at }, { source }) => value && !(against === source.seat && isPlanet(at)),
    },
  },
};
