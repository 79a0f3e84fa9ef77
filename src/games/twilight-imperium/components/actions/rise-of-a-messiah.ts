import { enforce } from '../../flow/enforce.ts';
import type { Component } from '../../hooks/component.ts';
import { place } from '../../verbs/units.ts';
import { garrisons } from './reinforce.ts';

/** Action: an infantry on every own planet. */
export const riseOfAMessiah: Component = {
  abilities: [
    {
      at: 'component-action',
      // It may be played where it changes nothing, for the sake of the action.
      when: () => true,
      *resolve(t, { by: { seat } }) {
        for (const planet of garrisons(t.state, seat)) place(t, planet, { seat, unit: 'infantry', count: 1 });
        yield* enforce(t);
      },
    },
  ],
};
