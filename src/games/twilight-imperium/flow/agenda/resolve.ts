import type { Flow } from '#core/flow.ts';
import { bookOf } from '../../hooks/book.ts';
import { agendaOf } from '../../rules/agenda.ts';
import type { ImperiumTable } from '../../table.ts';
import { agendas } from '../../tables/agendas.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import { nameOf, type Outcome, outcomeOf } from '../../tables/outcomes.ts';
import { moment } from '../../timing/moment.ts';
import { discardAgenda, enactLaw } from '../../verbs/agendas.ts';
import { settleOutcome } from '../../verbs/votes.ts';
import { enforce } from '../enforce.ts';
import { fulfil } from './predictions.ts';

/** What was decided happens, then what depends on predictions (83.18, 83.22b). */
export function* resolve(t: ImperiumTable, decided: string): Flow<void> {
  const { id } = agendaOf(t.state);
  const outcome = yield* electing(t, decided);
  settleOutcome(t, nameOf(outcome));
  yield* takeEffect(t, id, outcome);
  yield* enforce(t);
  yield* moment(t, 'agenda-resolved', { event: { agenda: id, outcome: nameOf(outcome) } });
  yield* fulfil(t, nameOf(outcome));
}

/** When a seat is elected another may still be put in its place. */
function* electing(t: ImperiumTable, decided: string): Flow<Outcome> {
  const outcome = outcomeOf(decided);
  if (outcome.kind !== 'seat') return outcome;
  const event = { agenda: agendaOf(t.state).id, elected: outcome.seat };
  yield* moment(t, 'player-elected', { event });
  return { kind: 'seat', seat: event.elected };
}

function* takeEffect(t: ImperiumTable, id: AgendaId, outcome: Outcome): Flow<void> {
  // 26.3, 83.20: a law stays in play unless it was voted down.
  const stays = agendas[id].type === 'law' && outcome.kind !== 'against';
  if (stays) enact(t, id, outcome);
  yield* effect(t, id, outcome);
  // 26.6, 26.8, 83.21
  if (!stays) discardAgenda(t, id, 'done');
}

function enact(t: ImperiumTable, id: AgendaId, outcome: Outcome): void {
  enactLaw(t, {
    id,
    seat: outcome.kind === 'seat' ? outcome.seat : null,
    planet: outcome.kind === 'planet' ? outcome.planet : null,
    data: outcome.kind === 'secret' ? outcome.secret : null,
  });
}

function* effect(t: ImperiumTable, id: AgendaId, outcome: Outcome): Flow<void> {
  const card = bookOf(t.state).agendas[id] ?? {};
  switch (outcome.kind) {
    case 'for':
      if (card.for) yield* card.for(t);
      break;
    case 'against':
      if (card.against) yield* card.against(t);
      break;
    case 'seat':
      if (card.electedPlayer) yield* card.electedPlayer(t, outcome.seat);
      break;
    case 'planet':
      if (card.electedPlanet) yield* card.electedPlanet(t, outcome.planet);
      break;
    case 'law':
      if (card.electedLaw) yield* card.electedLaw(t, outcome.law);
      break;
    case 'secret':
      if (card.electedSecret) yield* card.electedSecret(t, outcome.secret);
      break;
  }
}
