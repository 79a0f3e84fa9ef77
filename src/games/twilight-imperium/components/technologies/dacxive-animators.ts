import type { Component } from '../../hooks/component.ts';
import { place } from '../../verbs/units.ts';

/** An infantry for whoever has won a ground combat. */
export const dacxiveAnimators: Component = {
  abilities: [
    {
      at: 'combat-ends',
      when: (_, by, { kind, winner }) => kind === 'ground' && winner === by.seat,
      *resolve(t, { by, event: { planet } }) {
        if (planet) place(t, planet, { seat: by.seat, unit: 'infantry', count: 1 });
      },
    },
  ],
};
