import type { AgendaCard } from '../../hooks/component.ts';
import { hasUnitsIn } from '../../rules/units.ts';
import { othersThan } from '../../state.ts';
import { discardAgenda } from '../../verbs/agendas.ts';

/** After a system with units of another is activated its owner may discard it: the turn is over at once. */
export const ministerOfPeace: AgendaCard = {
  law: {
    abilities: [
      {
        at: 'system-activated',
        when: (s, _by, { seat, system }) => othersThan(s, seat).some((other) => hasUnitsIn(s, other, system)),
        *resolve(t, { event }) {
          discardAgenda(t, 'minister-of-peace', 'repealed');
          event.endsTurn = true;
        },
      },
    ],
  },
};
