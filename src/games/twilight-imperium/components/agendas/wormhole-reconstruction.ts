import { placeTokensEach } from '../../flow/tokens.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { clockwise } from '../../state.ts';
import { isAlphaOrBeta, wormholesWithShips } from './wormholes.ts';

/** All alpha and beta wormholes are joined; voted down, everybody puts a token wherever its ships are at a wormhole. */
export const wormholeReconstruction: AgendaCard = {
  *against(t) {
    yield* placeTokensEach(t, clockwise(t.state, t.state.speaker), (seat) =>
      wormholesWithShips(t.state, seat),
    );
  },
  law: {
    standing: {
      // The last word: a ban on movement through wormholes comes to nothing.
      adjacent: {
        tier: 'overrule',
        apply: (value, { a, b }, { state }) => value || (isAlphaOrBeta(state, a) && isAlphaOrBeta(state, b)),
      },
    },
  },
};
