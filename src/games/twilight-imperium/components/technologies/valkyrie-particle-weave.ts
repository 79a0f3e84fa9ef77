import type { Component } from '../../hooks/component.ts';

/** In a round on a planet in which the opponent has hit, one hit more. */
export const valkyrieParticleWeave: Component = {
  abilities: [
    {
      at: 'ground-dice-rolled',
      must: true,
      when: (_, { seat }, { attacker, attackerHits, defenderHits }) =>
        (seat === attacker ? defenderHits : attackerHits) > 0,
      *resolve(_, { by: { seat }, event }) {
        if (seat === event.attacker) event.attackerHits += 1;
        else event.defenderHits += 1;
      },
    },
  ],
};
