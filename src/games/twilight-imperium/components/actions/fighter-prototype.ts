import type { Component } from '../../hooks/component.ts';
import { countAt } from '../../rules/units.ts';
import { leaveEffect } from '../../verbs/effects.ts';

/** As a space combat begins: +2 to the rolls of own fighters in its first round. */
export const fighterPrototype: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      when: (s, { seat }, { kind, round, system }) =>
        kind === 'space' && round === 1 && countAt(s, { seat, at: system }, 'fighter') > 0,
      *resolve(t, { by: { component, seat } }) {
        leaveEffect(t, { component, seat, until: 'combat round', data: null });
      },
    },
  ],
  lasting: {
    bonus: {
      tier: 'adjust',
      apply: (bonus, { seat, kind, unit }, { source }) =>
        source.seat === seat && kind === 'combat' && unit === 'fighter' ? bonus + 2 : bonus,
    },
  },
};
