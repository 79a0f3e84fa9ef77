import type { Seat } from '#core/seat.ts';
import type { Component } from '../../../hooks/component.ts';
import type { Galaxy } from '../../../state.ts';
import { forge, forges } from './forge.ts';

const CRUISER = [{ unit: 'cruiser', count: 1 }] as const;

const made = (s: Galaxy, seat: Seat) => forges(s, seat, { beside: 'flagship', ships: CRUISER });

/** Component action: a cruiser beside this ship, for a token of the strategy pool. */
export const theInferno: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, by) => made(s, by.seat).length > 0,
      *resolve(t, { by: { seat } }) {
        const [cruiser] = made(t.state, seat);
        if (cruiser) yield* forge(t, seat, cruiser);
      },
    },
  ],
};
