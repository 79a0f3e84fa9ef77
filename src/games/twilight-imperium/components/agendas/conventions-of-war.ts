import type { AgendaCard } from '../../hooks/component.ts';
import { votersFor } from '../../rules/votes.ts';
import { seatOf } from '../../state.ts';
import { planets } from '../../tables/planets.ts';
import { discardCards } from '../../verbs/cards.ts';

/** Nobody bombards cultural planets; voted down, its opponents discard their action cards. */
export const conventionsOfWar: AgendaCard = {
  *against(t) {
    for (const seat of votersFor(t.state, 'against')) discardCards(t, seat, [...seatOf(t.state, seat).hand]);
  },
  law: {
    standing: {
      bombard: {
        tier: 'overrule',
        apply: (value, { planet }) => value && planets[planet].trait !== 'cultural',
      },
    },
  },
};
