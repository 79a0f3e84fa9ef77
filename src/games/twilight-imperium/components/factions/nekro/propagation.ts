import { gainTokens } from '../../../flow/tokens.ts';
import type { Component } from '../../../hooks/component.ts';
import { tokensLeft } from '../../../rules/tokens.ts';

/** Command tokens instead of a technology. */
const TOKENS = 3;

/** Never researches; wherever it would, it gains command tokens. */
export const propagation: Component = {
  standing: {
    mayResearch: { tier: 'overrule', apply: (may, { seat }, { source }) => may && seat !== source.seat },
    researches: {
      tier: 'overrule',
      apply: (value, { seat }, { state, source }) =>
        seat === source.seat ? tokensLeft(state, seat) > 0 : value,
    },
  },
  abilities: [
    {
      at: 'research-starts',
      must: true,
      when: (_, by, { seat }) => seat === by.seat,
      *resolve(t, { by: { seat }, event }) {
        event.stands = false;
        yield* gainTokens(t, seat, TOKENS);
      },
    },
  ],
};
