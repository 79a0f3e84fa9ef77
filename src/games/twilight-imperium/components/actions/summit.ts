import { gainTokens } from '../../flow/tokens.ts';
import type { Component } from '../../hooks/component.ts';
import { tokensLeft } from '../../rules/tokens.ts';

/** At the start of the strategy phase: two command tokens. */
export const summit: Component = {
  abilities: [
    {
      at: 'strategy-phase-starts',
      when: (s, { seat }) => tokensLeft(s, seat) > 0,
      *resolve(t, { by: { seat } }) {
        yield* gainTokens(t, seat, 2);
      },
    },
  ],
};
