import type { Component } from '../../../timing/component.ts';

/** When another seat plays an action card: it has no effect (24.8). */
export const sabotage: Component = {
  abilities: [
    {
      at: 'action-card-played',
      when: (_s, by, { seat, cancelled }) => by.seat !== seat && !cancelled,
      *resolve(_t, { event }) {
        event.cancelled = true;
      },
    },
  ],
};
