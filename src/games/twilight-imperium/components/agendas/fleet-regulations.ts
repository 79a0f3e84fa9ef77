import type { AgendaCard } from '../../hooks/component.ts';
import { clockwise, seatOf } from '../../state.ts';
import { gainToken, returnTokens } from '../../verbs/tokens.ts';

const MAX = 4;

/** No fleet pool holds more than four tokens; voted down, each gains one there. */
export const fleetRegulations: AgendaCard = {
  *for(t) {
    for (const seat of clockwise(t.state, t.state.speaker))
      returnTokens(t, seat, { pool: 'fleet', count: seatOf(t.state, seat).pools.fleet - MAX });
  },
  *against(t) {
    for (const seat of clockwise(t.state, t.state.speaker)) gainToken(t, seat, { pool: 'fleet' });
  },
  law: { standing: { fleetPool: { tier: 'overrule', apply: (value) => Math.min(value, MAX) } } },
};
