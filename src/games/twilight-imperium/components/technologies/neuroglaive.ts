import type { Component } from '../../hooks/component.ts';
import { shipsIn } from '../../rules/units.ts';
import { seatOf } from '../../state.ts';
import { returnTokens } from '../../verbs/tokens.ts';

/** Whoever activates a system with own ships loses a token of the fleet pool. */
export const neuroglaive: Component = {
  abilities: [
    {
      at: 'system-activated',
      must: true,
      apart: true,
      when: (s, by, { seat, system }) =>
        seat !== by.seat && shipsIn(s, by.seat, system) > 0 && seatOf(s, seat).pools.fleet > 0,
      *resolve(t, { event: { seat } }) {
        returnTokens(t, seat, { pool: 'fleet', count: 1 });
      },
    },
  ],
};
