import type { Component } from '../../hooks/component.ts';
import { leaveEffect } from '../../verbs/effects.ts';

/** After activating a system: whatever of one's own moves goes one further in this tactical action. */
export const flankSpeed: Component = {
  abilities: [
    {
      at: 'system-activated',
      when: (_s, by, { seat }) => by.seat === seat,
      *resolve(t, { by: { component, seat } }) {
        leaveEffect(t, { component, seat, until: 'action', data: null });
      },
    },
  ],
  lasting: {
    move: {
      tier: 'adjust',
      apply: (move, { seat }, { source }) => (source.seat === seat ? move + 1 : move),
    },
  },
};
