import type { Objective } from '../../hooks/component.ts';

/** Winning a combat against whoever has the most points, tied ones too (51.5). */
export const sparkARebellion: Objective = {
  points: 1,
  met: () => false,
  trigger: {
    at: 'combat-ends',
    done: (_s, seat, { winner, loser, leaders }) =>
      winner === seat && loser !== null && leaders.includes(loser),
  },
};
