import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../../table.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import { passLaw } from '../../verbs/agendas.ts';
import { awardPoints } from '../../verbs/points.ts';

/** A law that is worth a point goes from its owner to another seat, and the point with it. */
export function seize(
  t: ImperiumTable,
  agenda: AgendaId,
  { from, to }: { readonly from: Seat; readonly to: Seat },
): void {
  passLaw(t, agenda, to);
  awardPoints(t, [
    { seat: from, points: -1, by: `law:${agenda}` },
    { seat: to, points: 1, by: `law:${agenda}` },
  ]);
}
