import type { Component } from '../../hooks/component.ts';
import { returnNote } from '../../verbs/components.ts';
import { giveZero } from '../factions/naalu/zero-token.ts';

/** As the strategy phase ends its holder takes the “0” token for this round; it goes back as the status phase ends (57.1a). */
export const giftOfPrescience: Component = {
  abilities: [
    {
      at: 'strategy-phase-ends',
      stays: true,
      when: () => true,
      *resolve(t, { by: { seat } }) {
        giveZero(t, seat);
      },
    },
    {
      at: 'status-phase-ends',
      must: true,
      apart: true,
      when: (_, by) => by.owner !== null,
      *resolve(t, { by: { seat, owner } }) {
        if (owner !== null) returnNote(t, seat, { id: 'gift-of-prescience', owner });
      },
    },
  ],
};
