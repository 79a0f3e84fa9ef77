import type { AgendaCard } from '../../hooks/component.ts';
import { votersFor } from '../../rules/votes.ts';
import { awardPoints } from '../../verbs/points.ts';

/** Whoever votes for it gains a point, or loses one if it is voted down. */
export const mutiny: AgendaCard = {
  *for(t) {
    awardPoints(
      t,
      votersFor(t.state, 'for').map((seat) => ({ seat, points: 1, by: 'law:mutiny' })),
    );
  },
  *against(t) {
    awardPoints(
      t,
      votersFor(t.state, 'for').map((seat) => ({ seat, points: -1, by: 'law:mutiny' })),
    );
  },
};
