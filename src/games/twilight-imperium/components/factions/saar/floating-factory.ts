import type { Component } from '../../../hooks/component.ts';
import { systemOf } from '../../../tables/places.ts';

/** A space dock that stands in the space area (72.1a); that it moves, carries and retreats follows from its figures. */
export const floatingFactory: Component = {
  standing: {
    site: {
      tier: 'set',
      apply: (value, { seat, unit, planet }, { source }) =>
        seat === source.seat && unit === 'space-dock' ? systemOf(planet) : value,
    },
  },
};
