import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { bookOf } from '../../hooks/book.ts';
import { agendaOf, outcomesFor } from '../../rules/agenda.ts';
import { clockwise } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import { msg } from '../../text/lexicon.ts';

/** A seat names one of the possible outcomes of the agenda (83.22a); the only one there is needs no naming. */
export function* nameOutcome(t: ImperiumTable, seat: Seat, component: ComponentId): Flow<string> {
  const [only, ...others] = outcomesFor(t.state, agendaOf(t.state).id);
  if (only !== undefined && others.length === 0) return only;
  return yield* t.ask(seat, 'prediction', () => {
    const { id } = agendaOf(t.state);
    const options = outcomesFor(t.state, id).map((outcome) => ({
      id: outcome,
      label: msg('option.outcome', { outcome }),
      value: outcome,
    }));
    return choose<string>(msg('ask.predict', { agenda: id, component }), options);
  });
}

/** What was predicted rightly comes true, clockwise from the speaker (83.22b, 74.20). */
export function* fulfil(t: ImperiumTable, outcome: string): Flow<void> {
  const right = agendaOf(t.state).predictions.filter((one) => one.outcome === outcome);
  for (const seat of clockwise(t.state, t.state.speaker))
    for (const one of right.filter((prediction) => prediction.seat === seat)) {
      const component = one.component as ComponentId;
      t.tell(msg('fact.foretold', { seat, component }));
      const { onCorrectPrediction } = bookOf(t.state).components[component] ?? {};
      if (onCorrectPrediction) yield* onCorrectPrediction(t, seat);
    }
}
