import type { Component } from '../../hooks/component.ts';
import { cancelHits } from './fewer-hits.ts';

/** Before hits of another's space cannons are assigned: one of them is cancelled. */
export const maneuveringJets: Component = {
  abilities: [
    {
      at: 'cannon-hits',
      when: (_s, by, { seat, hits }) => seat === by.seat && hits > 0,
      *resolve(t, { event }) {
        cancelHits(t, event, 1);
      },
    },
  ],
};
