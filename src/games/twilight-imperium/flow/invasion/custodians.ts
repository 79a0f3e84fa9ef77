import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { custodiansCost, mayRemoveCustodians } from '../../rules/invasion.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SystemId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';
import { removeCustodians } from '../../verbs/tactical.ts';
import { pay } from '../pay.ts';
import { askToSpend } from '../trade/holding.ts';

/**
 * Before ground forces land, influence removes the custodians token from Mecatol Rex, for whoever can land there and then must (16.2,
 * 16.2a); says whether it was removed.
 */
export function* custodians(t: ImperiumTable, seat: Seat, system: SystemId): Flow<boolean> {
  if (!mayRemoveCustodians(t.state, seat, system)) return false;
  const influence = custodiansCost(t.state, seat);
  const removes = yield* askToSpend(t, seat, {
    topic: 'custodians',
    question: () => (mayRemoveCustodians(t.state, seat, system) ? removal(influence) : null),
  });
  // 74.11: what was to pay for it may be given away meanwhile.
  if (!removes || !(yield* pay(t, seat, { influence, rule: 'TI4 16.2' }))) return false;
  removeCustodians(t, seat);
  return true;
}

function removal(influence: number) {
  return choose(
    msg('ask.custodians', { influence }),
    [
      { id: 'yes', label: msg('option.removeCustodians', { influence }), value: true },
      { id: 'no', label: msg('option.leaveCustodians', {}), value: false },
    ],
    { fallback: 'no' },
  );
}
