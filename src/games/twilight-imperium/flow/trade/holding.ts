import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { Held } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { Occurrence } from '../../timing/candidates.ts';
import { moment } from '../../timing/moment.ts';
import { respondents } from '../../timing/respondents.ts';
import { holdTrade, releaseTrade } from '../../verbs/trade.ts';

/** From here on a seat gives nothing away to others than those who may respond to what it has got or lost (74.14, 74.15, 69.1a). */
export function hold<K extends Held['at']>(t: ImperiumTable, seat: Seat, occurrence: Occurrence<K>): void {
  const by = t.look((s) => respondents(s, { ...occurrence, fresh: () => true }, null));
  holdTrade(t, { seat, at: occurrence.at, by: [...by] });
}

/** They respond, and the seat is free again. */
export function* answered<K extends Held['at']>(
  t: ImperiumTable,
  seat: Seat,
  { at, ...occurrence }: Occurrence<K>,
): Flow<void> {
  yield* moment(t, at, occurrence);
  releaseTrade(t, { seat, at });
}
