import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { modified } from '../../hooks/modified.ts';
import { initiativeOrder } from '../../rules/initiative.ts';
import { leaders } from '../../rules/objectives.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';
import { moment } from '../../timing/moment.ts';
import { after } from '../../timing/steps.ts';
import { endEffects } from '../../verbs/effects.ts';
import { revealObjective } from '../../verbs/objectives.ts';
import { endGame } from '../../verbs/points.ts';
import { beginRound } from '../../verbs/rounds.ts';
import {
  beginAgendaPhase,
  beginStatus,
  liftAllTokens,
  readyAllCards,
  repairAllUnits,
  returnStrategyCards,
} from '../../verbs/status.ts';
import { gainToken } from '../../verbs/tokens.ts';
import { drawActionCards } from '../action-cards.ts';
import { redistributeTogether } from '../tokens.ts';
import { scoreObjectives } from './scoring.ts';

/** The status phase, all eight steps (84). */
export function* statusPhase(t: ImperiumTable): Flow<void> {
  endEffects(t, 'phase');
  beginStatus(t);
  yield* moment(t, 'status-phase-starts', { event: {} });
  yield* scoreObjectives(t); // 84.1
  yield* after(t, 'objectives scored', {});
  revealOrEnd(t); // 84.2
  yield* after(t, 'objective revealed', {});
  yield* drawCards(t); // 84.3
  yield* after(t, 'action cards drawn', {});
  liftAllTokens(t); // 84.4
  yield* after(t, 'tokens lifted', {});
  yield* gainAndRedistribute(t); // 84.5
  yield* after(t, 'tokens shared out', {});
  readyAllCards(t); // 84.6
  yield* after(t, 'cards readied', {});
  repairAllUnits(t); // 84.7
  yield* after(t, 'units repaired', {});
  yield* giveCardsBack(t); // 84.8
  yield* after(t, 'strategy cards returned', {});
  yield* moment(t, 'status-phase-ends', { event: {} });
  endEffects(t, 'phase');
  // 84.8, 16.4: politics begin when the custodians are gone.
  if (t.state.custodians) beginRound(t);
  else beginAgendaPhase(t);
}

/** The next public objective is revealed; when there is none the game is over and the most points win (84.2b, 30.15a). */
function revealOrEnd(t: ImperiumTable): void {
  if (revealObjective(t) !== null) return;
  t.tell(msg('fact.objectivesSpent', {}));
  const [winner] = leaders(t.state);
  if (winner !== undefined) endGame(t, winner, 'objectives');
}

/** Everybody draws in initiative order; who then holds too many decides about it while the others go on (84.3). */
function* drawCards(t: ImperiumTable): Flow<void> {
  yield* t.parallel(initiativeOrder(t.state), 'draw', (seat) => drawActionCards(t, seat, cardsFor(t, seat)));
}

const cardsFor = (t: ImperiumTable, seat: Seat) =>
  modified(t.state, 'statusCards', { value: 1, about: { seat } });

/** Each seat gains tokens and shares out all it has, which is one decision; everybody at once (84.5, 84.5b). */
function* gainAndRedistribute(t: ImperiumTable): Flow<void> {
  const order = initiativeOrder(t.state);
  for (const seat of order) {
    const count = modified(t.state, 'statusTokens', { value: 2, about: { seat } });
    gainToken(t, seat, { pool: 'tactic', count });
  }
  yield* redistributeTogether(t, order);
}

function* giveCardsBack(t: ImperiumTable): Flow<void> {
  const event: { kept: Seat[] } = { kept: [] };
  yield* moment(t, 'strategy-cards-returned', { event });
  returnStrategyCards(t, event.kept);
}
