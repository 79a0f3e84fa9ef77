import { nameOutcome } from '../../../flow/agenda/predictions.ts';
import type { Component, Holder } from '../../../hooks/component.ts';
import { agendaOf } from '../../../rules/agenda.ts';
import type { Galaxy } from '../../../state.ts';
import { leaveEffect } from '../../../verbs/effects.ts';
import { predict } from '../../../verbs/votes.ts';
import { gainFrom } from './gain-from.ts';

/** Used in this agenda phase already. */
const isUsed = (s: Galaxy, { component, seat }: Holder) =>
  s.effects.some((effect) => effect.component === component && effect.seat === seat);

/**
 * Never votes (83.16). Once in an agenda phase it may predict an outcome (83.22); if that comes about, it gains a technology of one
 * of those who voted for it.
 */
export const galacticThreat: Component = {
  standing: {
    mayVote: { tier: 'overrule', apply: (may, { seat }, { source }) => may && seat !== source.seat },
  },
  abilities: [
    {
      at: 'agenda-read',
      when: (s, by) => !isUsed(s, by),
      *aim(t, { seat, component }) {
        return yield* nameOutcome(t, seat, component);
      },
      *resolve(t, { by: { seat, component }, target }) {
        predict(t, seat, { component, outcome: target as string });
        leaveEffect(t, { component, seat, until: 'phase', data: null });
      },
    },
  ],
  *onCorrectPrediction(t, seat) {
    const { votes, outcome } = agendaOf(t.state);
    const voters = votes.filter((cast) => cast.outcome === outcome && cast.votes > 0);
    yield* gainFrom(
      t,
      seat,
      voters.map((cast) => cast.seat),
    );
  },
};
