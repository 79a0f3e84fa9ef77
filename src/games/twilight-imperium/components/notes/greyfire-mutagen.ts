import type { Component } from '../../hooks/component.ts';
import { technologies } from '../../tables/technologies.ts';
import { leaveEffect } from '../../verbs/effects.ts';

/** After a system is activated: in this tactical action its owner uses neither faction abilities nor faction technologies. */
export const greyfireMutagen: Component = {
  abilities: [
    {
      at: 'system-activated',
      when: (_, by) => by.owner !== null,
      *resolve(t, { by: { component, owner } }) {
        if (owner !== null) leaveEffect(t, { component, seat: owner, until: 'action', data: null });
      },
    },
  ],
  lasting: {
    mayUseAbilities: {
      tier: 'overrule',
      apply: (may, { seat }, { source }) => may && seat !== source.seat,
    },
    mayUseTechnologies: {
      tier: 'overrule',
      apply: (may, { seat, technology }, { source }) =>
        may && (seat !== source.seat || technologies[technology].faction === null),
    },
  },
};
