import type { Objective } from '../../hooks/component.ts';

/** Destroying another's flagship or war sun, in whatever way (30.9). */
export const destroyTheirGreatestShip: Objective = {
  points: 1,
  met: () => false,
  trigger: {
    at: 'unit-destroyed',
    done: (_s, seat, { seat: owner, by, unit }) =>
      by === seat && owner !== seat && (unit === 'flagship' || unit === 'war-sun'),
  },
};
