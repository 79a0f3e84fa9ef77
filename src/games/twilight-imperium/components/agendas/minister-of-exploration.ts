import { gainGoods } from '../../flow/goods.ts';
import type { AgendaCard } from '../../hooks/component.ts';

/** Its owner gains a trade good with every planet. */
export const ministerOfExploration: AgendaCard = {
  law: {
    abilities: [
      {
        at: 'control-changes',
        must: true,
        apart: true,
        when: (_s, by, { seat }) => seat === by.seat,
        *resolve(t, { by: { seat } }) {
          yield* gainGoods(t, seat, 1);
        },
      },
    ],
  },
};
