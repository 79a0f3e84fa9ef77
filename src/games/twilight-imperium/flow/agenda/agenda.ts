import type { Flow } from '#core/flow.ts';
import type { ImperiumTable } from '../../table.ts';
import { moment } from '../../timing/moment.ts';
import { after } from '../../timing/steps.ts';
import { closeAgenda, nextAgenda, readyAllPlanets } from '../../verbs/agendas.ts';
import { clearBallots } from '../../verbs/ballots.ts';
import { endEffects } from '../../verbs/effects.ts';
import { beginRound } from '../../verbs/rounds.ts';
import { withTrade } from '../trade/with-trade.ts';
import { resolve } from './resolve.ts';
import { reveal } from './reveal.ts';
import { vote } from './vote.ts';
import { withVotesAhead } from './votes-ahead.ts';

/** One of the two agendas of the agenda phase (83.2, 83.3); after the second planets are readied and a new round begins (83.4). */
export function* agenda(t: ImperiumTable, number: number): Flow<void> {
  if (number === 1) {
    clearBallots(t);
    yield* moment(t, 'agenda-phase-starts', { event: {} });
  }
  // 69.6: meanwhile each pair of seats may make a transaction.
  yield* withTrade(t, t.state.speaker, () => withVotesAhead(t, () => deliberate(t)));
  closeAgenda(t);
  endEffects(t, 'agenda');
  yield* after(t, 'agenda over', { number });
  if (number === 1) return nextAgenda(t);
  readyAllPlanets(t);
  endEffects(t, 'phase');
  beginRound(t);
}

function* deliberate(t: ImperiumTable): Flow<void> {
  if (yield* reveal(t)) yield* resolve(t, yield* vote(t));
}
