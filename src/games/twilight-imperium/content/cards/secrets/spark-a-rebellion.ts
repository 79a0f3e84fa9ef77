import { seatOf } from '../../../state.ts';
import type { Objective } from '../../../timing/component.ts';

/** Winning a combat against whoever has the most points, tied ones too (51.5). */
export const sparkARebellion: Objective = {
  points: 1,
  met: () => false,
  deed: {
    at: 'combat-ends',
    done: (s, seat, { winner, loser }) =>
      winner === seat && loser !== null && s.seats.every(({ points }) => points <= seatOf(s, loser).points),
  },
};
