import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { nameOutcome } from '../../flow/agenda/predictions.ts';
import type { Component } from '../../hooks/component.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';
import { predict } from '../../verbs/votes.ts';
import { bar, barred } from './barred.ts';

/**
 * After an agenda is revealed its player predicts the outcome and cannot vote on it (83.22, 83.16); when the prediction was right,
 * the reward comes after the outcome (83.22b).
 */
export const rider = (onCorrectPrediction: (t: ImperiumTable, seat: Seat) => Flow<void>): Component => ({
  abilities: [
    {
      at: 'agenda-read',
      when: () => true,
      *aim(t, { seat, component }) {
        const outcome = yield* nameOutcome(t, seat, component);
        // It is said aloud (83.22), before anybody can cancel the card.
        t.tell(msg('fact.aimedAtOutcome', { seat, component, outcome }));
        return outcome;
      },
      *resolve(t, { by: { seat, component }, target }) {
        predict(t, seat, { component, outcome: target as string });
        bar(t, seat, component);
      },
    },
  ],
  lasting: barred,
  onCorrectPrediction,
});
