import { gainGoods } from '../../flow/goods.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { areNeighbours } from '../../rules/board.ts';
import { othersThan } from '../../state.ts';

/** Its owner gains a trade good for each neighbour whenever it replenishes commodities. */
export const ministerOfCommerce: AgendaCard = {
  law: {
    abilities: [
      {
        at: 'commodities-replenished',
        must: true,
        apart: true,
        when: (_s, by, { seat }) => seat === by.seat,
        *resolve(t, { by: { seat } }) {
          const neighbours = othersThan(t.state, seat).filter((other) => areNeighbours(t.state, seat, other));
          yield* gainGoods(t, seat, neighbours.length);
        },
      },
    ],
  },
};
