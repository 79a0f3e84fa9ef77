import type { Component } from '../../hooks/component.ts';
import { opponentOf } from '../../rules/combat/sides.ts';
import { leaveEffect } from '../../verbs/effects.ts';

/** As a ground combat begins: better combat rolls in it, and worse ones for the note's owner if that is the opponent. */
export const tekklarLegion: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      when: (_, __, { kind, round }) => kind === 'ground' && round === 1,
      *resolve(t, { by: { component, seat, owner }, event }) {
        const opponent = opponentOf(event, seat);
        const worse = opponent === owner ? opponent : null;
        leaveEffect(t, { component, seat, until: 'combat', data: { worse } });
      },
    },
  ],
  lasting: {
    bonus: {
      tier: 'adjust',
      apply: (value, { seat, kind }, { source }) => {
        if (kind !== 'combat') return value;
        if (seat === source.seat) return value + 1;
        return seat === (source.data as { readonly worse: number | null }).worse ? value - 1 : value;
      },
    },
  },
};
