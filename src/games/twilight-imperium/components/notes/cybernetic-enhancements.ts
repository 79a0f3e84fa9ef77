import type { Component } from '../../hooks/component.ts';
import { seatOf } from '../../state.ts';
import { gainToken, returnTokens } from '../../verbs/tokens.ts';

/** As its holder's turn begins: a token of the owner's strategy pool goes, and the holder's pool gains one. */
export const cyberneticEnhancements: Component = {
  abilities: [
    {
      at: 'turn-starts',
      when: (s, by, { seat }) =>
        seat === by.seat && by.owner !== null && seatOf(s, by.owner).pools.strategy > 0,
      *resolve(t, { by: { seat, owner } }) {
        if (owner === null) return;
        returnTokens(t, owner, { pool: 'strategy', count: 1 });
        gainToken(t, seat, { pool: 'strategy' });
      },
    },
  ],
};
