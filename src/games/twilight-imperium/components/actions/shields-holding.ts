import type { Component } from '../../hooks/component.ts';
import { targetsOf } from '../../rules/combat/hits.ts';
import { isPlanet } from '../../tables/places.ts';
import { cancelHits } from './fewer-hits.ts';

/** Before hits are assigned to own ships in a space combat: up to two of them are cancelled. */
export const shieldsHolding: Component = {
  abilities: [
    {
      at: 'combat-hits',
      when: (s, by, event) =>
        event.seat === by.seat &&
        s.battle?.kind === 'space' &&
        !isPlanet(event.at) &&
        event.hits > 0 &&
        targetsOf(s, event).length > 0,
      *resolve(t, { event }) {
        cancelHits(t, event, 2);
      },
    },
  ],
};
