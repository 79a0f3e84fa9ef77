import type { AgendaCard } from '../../hooks/component.ts';
import { gainPoints } from '../../verbs/points.ts';
import { seize } from './changing-hands.ts';

/** Worth a point to its owner; whoever wins a combat against the owner takes it. */
export const shardOfTheThrone: AgendaCard = {
  *electedPlayer(t, seat) {
    gainPoints(t, { seat, points: 1, by: 'law:shard-of-the-throne' });
  },
  law: {
    abilities: [
      {
        at: 'combat-ends',
        must: true,
        apart: true,
        when: (_s, by, { winner, loser }) => winner !== null && loser === by.seat,
        *resolve(t, { by: { seat }, event: { winner } }) {
          if (winner !== null) seize(t, 'shard-of-the-throne', { from: seat, to: winner });
        },
      },
    ],
  },
};
