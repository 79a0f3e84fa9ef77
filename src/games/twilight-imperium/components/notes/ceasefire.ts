import type { Component } from '../../hooks/component.ts';
import { hasUnitsIn } from '../../rules/units.ts';
import { leaveEffect } from '../../verbs/effects.ts';

/** After its owner activates a system with own units: the owner moves nothing into it. */
export const ceasefire: Component = {
  abilities: [
    {
      at: 'system-activated',
      when: (s, by, { seat, system }) => seat === by.owner && hasUnitsIn(s, by.seat, system),
      *resolve(t, { by, event: { seat } }) {
        leaveEffect(t, { component: by.component, seat, until: 'action', data: null });
      },
    },
  ],
  lasting: {
    moveInto: { tier: 'overrule', apply: (value, { seat }, { source }) => value && seat !== source.seat },
  },
};
