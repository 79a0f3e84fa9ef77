import type { Component } from '../../hooks/component.ts';
import { seatOf } from '../../state.ts';
import { returnTokens } from '../../verbs/tokens.ts';

/** When an agenda is revealed: its owner loses a strategy token, then the next one comes in its place (74.17). */
export const politicalFavor: Component = {
  abilities: [
    {
      at: 'agenda-revealed',
      when: (s, { owner }, { stands }) => stands && owner !== null && seatOf(s, owner).pools.strategy > 0,
      *resolve(t, { by: { owner }, event }) {
        if (owner === null) return;
        returnTokens(t, owner, { pool: 'strategy', count: 1 });
        event.stands = false;
      },
    },
  ],
};
