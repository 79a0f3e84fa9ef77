import type { AgendaCard } from '../../hooks/component.ts';
import { othersThan, seatOf } from '../../state.ts';
import { discardCards } from '../../verbs/cards.ts';
import { leaveEffect } from '../../verbs/effects.ts';
import { passSpeaker } from '../../verbs/speaker.ts';

/** The elected player loses its action cards, the speaker token and its vote in this agenda phase. */
export const publicExecution: AgendaCard = {
  *electedPlayer(t, seat) {
    discardCards(t, seat, [...seatOf(t.state, seat).hand]);
    const [left] = othersThan(t.state, seat);
    if (t.state.speaker === seat && left !== undefined) passSpeaker(t, left);
    leaveEffect(t, { component: 'law:public-execution', seat, until: 'phase', data: null });
  },
  law: {
    lasting: {
      mayVote: { tier: 'overrule', apply: (value, { seat }, { source }) => value && seat !== source.seat },
    },
  },
};
