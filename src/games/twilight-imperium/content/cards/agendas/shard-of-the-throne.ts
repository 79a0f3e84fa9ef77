import type { AgendaCard } from '../../../timing/component.ts';
import { gainPoints } from '../../../verbs/points.ts';
import { seize } from './changing-hands.ts';

/** Worth a point to its owner; whoever wins a combat against the owner takes it. */
export const shardOfTheThrone: AgendaCard = {
  *electedPlayer(t, seat) {
    gainPoints(t, seat, 1);
  },
  law: {
    abilities: [
      {
        at: 'combat-ends',
        must: true,
        when: (_s, by, { winner, loser }) => winner !== null && loser === by.seat,
        *resolve(t, { by: { seat }, event: { winner } }) {
          if (winner !== null) seize(t, 'shard-of-the-throne', { from: seat, to: winner });
        },
      },
    ],
  },
};
