import { enforce } from '../../flow/enforce.ts';
import type { Component } from '../../hooks/component.ts';
import { place } from '../../verbs/units.ts';
import { garrisons } from './reinforce.ts';

/** Action: an infantry on every own planet. */
export const riseOfAMessiah: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => garrisons(s, seat).length > 0,
      *resolve(t, { by: { seat } }) {
        for (const planet of garrisons(t.state, seat)) place(t, planet, { seat, unit: 'infantry', count: 1 });
        yield* enforce(t);
      },
    },
  ],
};
