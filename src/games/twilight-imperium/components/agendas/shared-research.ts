import { placeTokensEach } from '../../flow/tokens.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { anomalyOf } from '../../rules/board.ts';
import { homeOf } from '../../rules/planets.ts';
import { clockwise } from '../../state.ts';

/** Ships move through nebulae; voted down, everybody puts a token in its home. */
export const sharedResearch: AgendaCard = {
  *against(t) {
    yield* placeTokensEach(t, clockwise(t.state, t.state.speaker), (seat) => {
      const home = homeOf(t.state, seat);
      return home === null ? [] : [home];
    });
  },
  law: {
    standing: {
      // To end in a nebula takes what it took before (80.1).
      enter: {
        tier: 'set',
        apply: (value, { system, how, because }) =>
          value || (because === 'anomaly' && how === 'pass' && anomalyOf(system) === 'nebula'),
      },
    },
  },
};
