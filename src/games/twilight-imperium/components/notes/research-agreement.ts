import { gainTechnology } from '../../flow/research.ts';
import type { Component } from '../../hooks/component.ts';
import { deckOf } from '../../rules/technology.ts';
import { technologies } from '../../tables/technologies.ts';

/** After its owner has researched what any faction may have: its player gains the same, whatever it takes (28.5). */
export const researchAgreement: Component = {
  abilities: [
    {
      at: 'technology-researched',
      when: (s, by, { seat, technology }) =>
        seat === by.owner &&
        technologies[technology].faction === null &&
        deckOf(s, by.seat).includes(technology),
      *resolve(t, { by: { seat }, event: { technology } }) {
        yield* gainTechnology(t, seat, technology);
      },
    },
  ],
};
