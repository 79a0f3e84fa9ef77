import type { Component } from '../../hooks/component.ts';
import { msg } from '../../text/lexicon.ts';

/** After the opponent has announced a retreat: it does not retreat in this round. */
export const intercept: Component = {
  abilities: [
    {
      at: 'retreat-announced',
      when: (_s, by, { seat, stands }) => seat !== by.seat && stands,
      *resolve(t, { event }) {
        event.stands = false;
        t.tell(msg('fact.retreatPrevented', { seat: event.seat }));
      },
    },
  ],
};
