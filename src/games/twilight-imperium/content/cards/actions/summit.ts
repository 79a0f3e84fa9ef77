import { gainTokens } from '../../../flow/tokens.ts';
import { tokensLeft } from '../../../rules/tokens.ts';
import type { Component } from '../../../timing/component.ts';

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
