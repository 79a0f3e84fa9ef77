import type { Objective } from '../../hooks/component.ts';
import { countAt } from '../../rules/units.ts';

/** Winning a space combat with the flagship there, and there still. */
export const unveilFlagship: Objective = {
  points: 1,
  met: () => false,
  trigger: {
    at: 'combat-ends',
    done: (s, seat, { kind, winner, system }) =>
      kind === 'space' && winner === seat && countAt(s, { seat, at: system }, 'flagship') > 0,
  },
};
