import type { AgendaCard } from '../../hooks/component.ts';
import { othersThan } from '../../state.ts';
import { discardAgenda } from '../../verbs/agendas.ts';
import { canSwap, swapWith } from '../strategy-swap.ts';

/** When the strategy phase ends its owner may discard it to exchange a strategy card with another seat. */
export const imperialArbiter: AgendaCard = {
  law: {
    abilities: [
      {
        at: 'strategy-phase-ends',
        when: (s, { seat }) => canSwap(s, seat, othersThan(s, seat)),
        *resolve(t, { by: { seat } }) {
          discardAgenda(t, 'imperial-arbiter', 'repealed');
          yield* swapWith(t, seat, othersThan(t.state, seat));
        },
      },
    ],
  },
};
