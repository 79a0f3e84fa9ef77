import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { clockwise, othersThan } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { closeTrade, endTrade, openTrade } from '../../verbs/trade.ts';
import { orderingFire } from '../combat/fire-orders.ts';
import { aftermath } from './consequences.ts';
import { trading } from './trading.ts';

/**
 * Plays a turn or an agenda, beside which transactions can be made at any time (69.1a, 69.6): nobody is waited for to offer or
 * to answer, but what follows from a transaction is seen to before the turn or agenda is over.
 */
export function* withTrade<T>(t: ImperiumTable, seat: Seat, main: () => Flow<T>): Flow<T> {
  const [other, third] = othersThan(t.state, seat);
  if (other === undefined) return yield* main();
  openTrade(t);
  // The seat at turn cannot have an aside of its own: all who trade branch off together.
  const traders = () => t.parallel(clockwise(t.state, seat), 'traders', (who) => trading(t, who));
  const played = { seat, run: () => withAftermath(t, [seat, other], main) };
  // A matter of turns, not of agendas: what space cannons are ordered to do. With two seats left nobody is there to begin a branch with.
  const gunners = () => t.parallel(clockwise(t.state, seat), 'fire-orders', (who) => orderingFire(t, who));
  const beside = third === undefined || t.state.agenda ? [] : [{ seat: third, run: gunners }];
  const result = yield* t.alongside('trade', played, [{ seat: other, run: traders }, ...beside]);
  endTrade(t);
  return result as T;
}

/** The turn itself, and beside it the consequences of transactions, which are waited for. */
function* withAftermath<T>(
  t: ImperiumTable,
  [seat, other]: readonly [Seat, Seat],
  main: () => Flow<T>,
): Flow<T> {
  const both = yield* t.parallel<T | undefined>([seat, other], 'play', (who) =>
    who === seat ? upToTheEnd(t, main) : aftermath(t),
  );
  return both.get(seat) as T;
}

function* upToTheEnd<T>(t: ImperiumTable, main: () => Flow<T>): Flow<T> {
  const result = yield* main();
  closeTrade(t);
  return result;
}
