import type { Flow } from '#core/flow.ts';
import { bookOf } from '../../hooks/book.ts';
import { agendaOf, outcomesFor } from '../../rules/agenda.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import { msg } from '../../text/lexicon.ts';
import { moment } from '../../timing/moment.ts';
import { discardAgenda, revealAgenda } from '../../verbs/agendas.ts';
import { endNewEffects } from '../../verbs/effects.ts';

/** The speaker reveals an agenda and all may respond (83.2a, 58.2). Says whether there is anything to vote on. Effects from before are another agenda's. */
export function* reveal(t: ImperiumTable, before: ReadonlySet<unknown> = new Set()): Flow<boolean> {
  for (;;) {
    const id = revealAgenda(t);
    if (id === null) {
      t.tell(msg('fact.noAgenda', {}));
      return false;
    }
    if (!fits(t.state, id)) {
      discardAgenda(t, id, 'unfit');
      // The discards make a new deck (42.4): where nothing fits the next one would never come.
      const { decks, discards } = t.state;
      if (![...decks.agenda, ...discards.agenda].some((other) => fits(t.state, other))) return false;
      continue;
    }
    const read = yield* readOut(t);
    if (read !== 'replaced') return read === 'stands';
    endNewEffects(t, 'agenda', before);
  }
}

/** Whether an agenda can be voted on at all, as its own text has it. */
const fits = (s: Galaxy, id: AgendaId) => bookOf(s).agendas[id]?.fits?.(s) !== false;

/** When an agenda is revealed it may be put aside for another; after it predictions are made (83.22). */
export function* readOut(t: ImperiumTable): Flow<'stands' | 'replaced' | 'no candidate'> {
  const { id } = agendaOf(t.state);
  const event = { agenda: id, stands: true };
  yield* moment(t, 'agenda-revealed', { event });
  if (!event.stands) {
    yield* putAside(t, id, 'replaced');
    return 'replaced';
  }
  if (outcomesFor(t.state, id).length === 0) {
    yield* putAside(t, id, 'unfit');
    return 'no candidate';
  }
  yield* moment(t, 'agenda-read', { event: { agenda: id } });
  return 'stands';
}

/** An agenda that was read out is not voted on after all. */
function* putAside(t: ImperiumTable, agenda: AgendaId, why: 'replaced' | 'unfit'): Flow<void> {
  discardAgenda(t, agenda, why);
  yield* moment(t, 'agenda-discarded', { event: { agenda } });
}
