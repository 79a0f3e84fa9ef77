import type { Seat } from '#core/seat.ts';
import type { Component, Source } from '../../../timing/component.ts';
import { leaveEffect } from '../../../verbs/effects.ts';

const unlessSilenced = (
  value: boolean,
  { seat }: { readonly seat: Seat },
  { source }: { readonly source: Source },
) => value && seat !== source.seat;

/** When an agenda is revealed: its owner neither votes nor plays action cards nor uses faction abilities until that is settled. */
export const politicalSecret: Component = {
  abilities: [
    {
      at: 'agenda-revealed',
      when: (_, by, { stands }) => stands && by.owner !== null,
      *resolve(t, { by: { component, owner } }) {
        if (owner !== null) leaveEffect(t, { component, seat: owner, until: 'agenda', data: null });
      },
    },
  ],
  lasting: {
    mayVote: { tier: 'overrule', apply: unlessSilenced },
    mayPlayCards: { tier: 'overrule', apply: unlessSilenced },
    // What an ability does without being asked it still does (74.8).
    mayUseAbilities: {
      tier: 'overrule',
      apply: (may, about, at) => (about.must ? may : unlessSilenced(may, about, at)),
    },
  },
};
