import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { research } from '../../flow/research.ts';
import { gainsByResearch } from '../../rules/technology.ts';
import type { ImperiumTable } from '../../table.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import { msg } from '../../text/lexicon.ts';

/** A seat may research some technologies, each by those before it if it likes. */
export function* researchUpTo(
  t: ImperiumTable,
  seat: Seat,
  { agenda, count }: { readonly agenda: AgendaId; readonly count: number },
): Flow<void> {
  for (let left = count; left > 0; left--) {
    const wanted = yield* t.ask(seat, 'agenda-research', () => {
      if (!gainsByResearch(t.state, seat)) return null;
      const options = [
        { id: 'yes', label: msg('option.research', {}), value: true },
        { id: 'no', label: msg('option.decline', {}), value: false },
      ];
      return choose<boolean>(msg('ask.agendaResearch', { agenda, left }), options);
    });
    if (!wanted) return;
    yield* research(t, seat);
  }
}
