import type { Component } from '../../hooks/component.ts';

/** When an agenda is revealed: the next one comes in its place. */
export const veto: Component = {
  abilities: [
    {
      at: 'agenda-revealed',
      when: (_s, _by, { stands }) => stands,
      *resolve(_t, { event }) {
        event.stands = false;
      },
    },
  ],
};
