import type { Objective } from '../../hooks/component.ts';
import { controlledBy, homeSeat } from '../../rules/planets.ts';
import { planets } from '../../tables/planets.ts';

/** A planet in the home system of somebody else. */
export const conquerTheWeak: Objective = {
  points: 2,
  met: (s, seat) =>
    controlledBy(s, seat).some((planet) => {
      const whose = homeSeat(s, planets[planet].system);
      return whose !== null && whose !== seat;
    }),
};
