import type { Flow, VeiledWindow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { initiativeOrder } from '../../rules/initiative.ts';
import type { ImperiumTable } from '../../table.ts';
import { beginScoring, doneScoring, endScoring } from '../../verbs/objectives.ts';
import { chooseObjectives, mightScoreAny, score } from '../score.ts';

/**
 * Objectives are scored in initiative order (84.1). All decide at once, since nobody waits for another's mind to make up their
 * own; a seat's choice takes effect when those before it are done, so that whoever is first at the target has won (51.7).
 * Who has made up their mind is not seen: whoever takes longer would have something to score.
 */
export function* scoreObjectives(t: ImperiumTable): Flow<void> {
  const order = initiativeOrder(t.state);
  beginScoring(t);
  const window = t.veiledWindow(t.look((s) => order.filter((seat) => mightScoreAny(s, seat))));
  yield* t.parallel(order, 'scoring', (seat) =>
    scoreInTurn(t, seat, { window, before: order.slice(0, order.indexOf(seat)) }),
  );
  endScoring(t);
}

function* scoreInTurn(
  t: ImperiumTable,
  seat: Seat,
  { window, before }: { readonly window: VeiledWindow; readonly before: readonly Seat[] },
): Flow<void> {
  const chosen = yield* chooseObjectives(t, seat, window);
  yield* t.until(() => before.every((other) => t.state.scoring?.done.includes(other) ?? true));
  for (const one of chosen) yield* score(t, seat, one);
  doneScoring(t, seat);
}
