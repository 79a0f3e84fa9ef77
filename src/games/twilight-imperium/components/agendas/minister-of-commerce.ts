import type { Seat } from '#core/seat.ts';
import { gainGoods } from '../../flow/goods.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { areNeighbours } from '../../rules/board.ts';
import { type Galaxy, othersThan } from '../../state.ts';

const neighboursOf = (s: Galaxy, seat: Seat) =>
  othersThan(s, seat).filter((other) => areNeighbours(s, seat, other));

/** Its owner gains a trade good for each neighbour whenever it replenishes commodities. */
export const ministerOfCommerce: AgendaCard = {
  law: {
    abilities: [
      {
        at: 'commodities-replenished',
        must: true,
        apart: true,
        when: (s, by, { seat }) => seat === by.seat && neighboursOf(s, seat).length > 0,
        *resolve(t, { by: { seat } }) {
          yield* gainGoods(t, seat, neighboursOf(t.state, seat).length);
        },
      },
    ],
  },
};
