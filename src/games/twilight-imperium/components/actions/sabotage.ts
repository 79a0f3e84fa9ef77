import type { Component } from '../../hooks/component.ts';

/** When another seat plays an action card, but for this one itself: it has no effect (24.8). */
export const sabotage: Component = {
  abilities: [
    {
      at: 'action-card-played',
      when: (_s, by, { seat, card, cancelled }) => by.seat !== seat && card !== 'sabotage' && !cancelled,
      *resolve(_t, { event }) {
        event.cancelled = true;
      },
    },
  ],
};
