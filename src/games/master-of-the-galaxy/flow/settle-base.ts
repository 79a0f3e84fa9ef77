import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId } from '../content/board.ts';
import { placeBase } from '../mutations/systems.ts';
import { type Prepared, politicsFor } from '../rules/bases.ts';
import type { GalaxyTable } from '../table.ts';
import { takeCard } from './take-card.ts';

/** A base is placed and a politics card taken by how many stand there now (11.10, 18.18). */
export function* settleBase(
  t: GalaxyTable,
  seat: Seat,
  base: { readonly system: SystemId; readonly from: Prepared | 'reserve' },
): Flow<void> {
  placeBase(t, seat, base);
  yield* takeCard(t, seat, politicsFor(t.state.systems[base.system].bases));
}
