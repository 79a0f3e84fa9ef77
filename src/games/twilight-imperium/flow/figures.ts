import type { Flow } from '#core/flow.ts';
import { allocate, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { countOf, type Spare, spareFigures } from '../rules/figures.ts';
import { figuresLeft } from '../rules/units.ts';
import type { ImperiumTable } from '../table.ts';
import type { UnitType } from '../tables/kinds.ts';
import { msg } from '../text/lexicon.ts';
import { remove } from '../verbs/units.ts';

/** Figures that are about to be placed. */
interface Needed {
  readonly unit: UnitType;
  readonly count: number;
}

const idOf = ({ at, damaged }: Spare) => (damaged ? `${at}:damaged` : at);

/**
 * Sees to it that the reinforcements hold as many figures as are placed at once: what is missing comes from systems without a
 * token of the seat (42.3a, 62.5a, 76.4a). Callers have made sure that there are enough. Says whether any were taken.
 */
export function* takeFigures(t: ImperiumTable, seat: Seat, { unit, count }: Needed): Flow<boolean> {
  const short = () => count - figuresLeft(t.state, seat, unit);
  if (short() <= 0) return false;
  const spare = spareFigures(t.state, seat, unit);
  const only = spare.length === 1 || countOf(spare) === short();
  const shares = only
    ? null
    : yield* t.ask(seat, 'recycle', () => recycling(spareFigures(t.state, seat, unit), unit, short()));
  for (const one of spare) {
    const taken = shares ? (shares.get(idOf(one)) ?? 0) : Math.min(one.count, Math.max(0, short()));
    const damaged = one.damaged ? taken : 0;
    remove(t, one.at, { seat, unit, count: taken, damaged, why: 'recycled' });
  }
  return true;
}

/** Damaged figures come back whole, so those go first if nobody says otherwise. */
function recycling(
  spare: readonly Spare[],
  unit: UnitType,
  short: number,
): Question<ReadonlyMap<string, number>> {
  const fallback: Record<string, number> = {};
  let left = short;
  for (const one of [...spare].sort((a, b) => Number(b.damaged) - Number(a.damaged))) {
    const taken = Math.min(left, one.count);
    if (taken > 0) fallback[idOf(one)] = taken;
    left -= taken;
  }
  const slots = spare.map((one) => ({
    id: idOf(one),
    label: msg('option.recycle', { at: one.at, damaged: one.damaged }),
    min: 0,
    max: Math.min(one.count, short),
  }));
  return allocate(msg('ask.recycle', { unit, count: short }), slots, { min: short, max: short, fallback });
}
