import type { Component } from '../../hooks/component.ts';
import { leaveEffect } from '../../verbs/effects.ts';

/** At the start of a combat round: +1 to all own combat rolls of the round. */
export const moraleBoost: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      when: (_s, { seat }, { attacker, defender }) => seat === attacker || seat === defender,
      *resolve(t, { by: { component, seat } }) {
        leaveEffect(t, { component, seat, until: 'combat round', data: null });
      },
    },
  ],
  lasting: {
    bonus: {
      tier: 'adjust',
      apply: (bonus, { seat, kind }, { source }) =>
        source.seat === seat && kind === 'combat' ? bonus + 1 : bonus,
    },
  },
};
