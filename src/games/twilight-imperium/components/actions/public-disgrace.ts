import type { Component } from '../../hooks/component.ts';
import type { Galaxy } from '../../state.ts';
import { msg } from '../../text/lexicon.ts';

/** Whether the common area holds another card beside the one that is being chosen. */
const hasOthers = (s: Galaxy) =>
  s.box.strategyCards.length - s.seats.reduce((sum, { strategy }) => sum + strategy.length, 0) > 1;

/** When another chooses a strategy card: it has to choose a different one, if it can. */
export const publicDisgrace: Component = {
  abilities: [
    {
      at: 'strategy-card-chosen',
      when: (s, by, { seat, stands }) => seat !== by.seat && stands && hasOthers(s),
      *resolve(t, { event }) {
        event.stands = false;
        t.tell(msg('fact.choiceRefused', { seat: event.seat, card: event.card }));
      },
    },
  ],
};
