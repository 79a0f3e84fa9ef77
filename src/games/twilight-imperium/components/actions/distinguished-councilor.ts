import type { Component } from '../../hooks/component.ts';
import { addVotes } from '../../verbs/votes.ts';

/** After casting votes: five more for the same outcome (83.15). */
export const distinguishedCouncilor: Component = {
  abilities: [
    {
      at: 'votes-cast',
      when: (_s, by, { seat }) => seat === by.seat,
      *resolve(t, { by: { seat } }) {
        addVotes(t, seat, 5);
      },
    },
  ],
};
