import type { AgendaCard } from '../../hooks/component.ts';
import { leaders, trailers } from '../../rules/objectives.ts';
import { awardPoints } from '../../verbs/points.ts';

/** A point for whoever has the most points; voted down, for whoever has the fewest; for all that are tied (51.5). */
export const seedOfAnEmpire: AgendaCard = {
  *for(t) {
    awardPoints(
      t,
      leaders(t.state).map((seat) => ({ seat, points: 1, by: 'law:seed-of-an-empire' })),
    );
  },
  *against(t) {
    awardPoints(
      t,
      trailers(t.state).map((seat) => ({ seat, points: 1, by: 'law:seed-of-an-empire' })),
    );
  },
};
