import type { Component } from '../../hooks/component.ts';
import { unitsAt } from '../../rules/units.ts';
import { placesIn } from '../../tables/places.ts';
import { leaveEffect } from '../../verbs/effects.ts';

/** At the start of its own invasion: others' PDS have neither PLANETARY SHIELD nor SPACE CANNON until it is over. */
export const disable: Component = {
  abilities: [
    {
      at: 'invasion-starts',
      when: (s, by, { seat, system }) =>
        seat === by.seat &&
        placesIn(system).some((at) =>
          unitsAt(s, at).some((stack) => stack.seat !== seat && stack.unit === 'pds'),
        ),
      *resolve(t, { by: { component, seat } }) {
        leaveEffect(t, { component, seat, until: 'invasion', data: null });
      },
    },
  ],
  lasting: {
    shield: {
      tier: 'overrule',
      apply: (shield, { seat, unit }, { source }) => shield && (seat === source.seat || unit !== 'pds'),
    },
    cannon: {
      tier: 'overrule',
      apply: (may, { seat, unit }, { source }) => may && (seat === source.seat || unit !== 'pds'),
    },
  },
};
