import type { Component } from '../../../hooks/component.ts';
import { companyAt, opponentOf, sizeOf } from '../../../rules/combat/sides.ts';

/** It rolls a die for each ship that the opponent has there, fighters aside, and for what fights like one. */
export const salaiSaiCorian: Component = {
  standing: {
    dice: {
      tier: 'set',
      apply: (printed, { seat, kind, unit, at, fight }, { state, source }) => {
        if (seat !== source.seat || kind !== 'combat' || unit !== 'flagship' || fight === null)
          return printed;
        const against = companyAt(state, opponentOf(fight, seat), at);
        return { ...printed, dice: sizeOf(against.filter((rank) => rank.unit !== 'fighter')) };
      },
    },
  },
};
