import { drawActionCards } from '../../flow/action-cards.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { votersFor } from '../../rules/votes.ts';
import { seatOf } from '../../state.ts';
import { discardCards } from '../../verbs/cards.ts';

const CARDS = 2;

/** Whoever votes for it draws two action cards, or discards its hand if it is voted down. */
export const unconventionalMeasures: AgendaCard = {
  *for(t) {
    const seats = votersFor(t.state, 'for');
    yield* t.parallel(seats, 'draw', (seat) => drawActionCards(t, seat, CARDS));
  },
  *against(t) {
    for (const seat of votersFor(t.state, 'for')) discardCards(t, seat, [...seatOf(t.state, seat).hand]);
  },
};
