import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { bookOf } from '../../hooks/book.ts';
import type { ImperiumTable } from '../../table.ts';
import type { StrategyCardId } from '../../tables/card-ids.ts';
import { moment } from '../../timing/moment.ts';
import { beginStrategic, endStrategic } from '../../verbs/rounds.ts';
import { secondaries } from './secondaries.ts';

/** A strategic action: the primary, then the others' secondaries, then the card is exhausted (75). */
export function* strategicAction(t: ImperiumTable, seat: Seat, card: StrategyCardId): Flow<void> {
  beginStrategic(t, seat, card);
  yield* bookOf(t.state).strategyCards[card].primary(t, seat);
  yield* moment(t, 'strategy-resolved', { event: { seat, card, side: 'primary' } });
  yield* secondaries(t, seat, card);
  endStrategic(t, seat, card);
}
