import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { destroyAll } from '../../flow/destroy.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { systemsOnBoard } from '../../rules/board.ts';
import { POOLS, type Pool } from '../../rules/tokens.ts';
import { isShip } from '../../rules/units.ts';
import { votersFor } from '../../rules/votes.ts';
import { clockwise, type Galaxy, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';
import { returnTokens } from '../../verbs/tokens.ts';
import { unitsTo } from './losses.ts';
import { researchUpTo } from './researching.ts';
import { isAlphaOrBeta, wormholesWithShips } from './wormholes.ts';

const agenda = 'wormhole-research';

/** Pools with a token, the fullest first. */
function filled(s: Galaxy, seat: Seat): Pool[] {
  const { pools } = seatOf(s, seat);
  return POOLS.filter((pool) => pools[pool] > 0).sort((a, b) => pools[b] - pools[a]);
}

/** A seat returns a token of its choice. */
function* giveToken(t: ImperiumTable, seat: Seat): Flow<void> {
  const [first, ...others] = filled(t.state, seat);
  const pool =
    others.length === 0
      ? first
      : yield* t.ask(seat, 'agenda-token', () => {
          const { pools } = seatOf(t.state, seat);
          const options = filled(t.state, seat).map((one) => ({
            id: one,
            label: msg('option.poolNow', { pool: one, count: pools[one] }),
            value: one,
          }));
          return choose<Pool>(msg('ask.agendaToken', { agenda }), options);
        });
  if (pool !== undefined) returnTokens(t, seat, { pool, count: 1 });
}

/** Who has ships at a wormhole may research, and ships at alpha and beta fall; voted down, its opponents return a token. */
export const wormholeResearch: AgendaCard = {
  *for(t) {
    const seats = clockwise(t.state, t.state.speaker).filter(
      (seat) => wormholesWithShips(t.state, seat).length > 0,
    );
    yield* t.parallel(seats, 'agenda-research', (seat) => researchUpTo(t, seat, { agenda, count: 1 }));
    const doomed = systemsOnBoard(t.state).filter((system) => isAlphaOrBeta(t.state, system));
    yield* destroyAll(t, unitsTo(t.state, doomed, isShip));
  },
  *against(t) {
    const seats = votersFor(t.state, 'against');
    yield* t.parallel(seats, 'agenda-token', (seat) => giveToken(t, seat));
  },
};
