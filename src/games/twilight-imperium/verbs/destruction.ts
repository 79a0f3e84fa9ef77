import { unitsAt } from '../rules/units.ts';
import type { ImperiumTable } from '../table.ts';
import type { Place } from '../tables/places.ts';
import { systemOf } from '../tables/places.ts';
import { msg } from '../text/lexicon.ts';
import { noteToll } from './fight-record.ts';
import { noteLoss } from './last-turn.ts';
import { type Some, take } from './units.ts';

/** Units go from the board to their owner's reinforcements, destroyed (81.0); unless said otherwise the damaged ones first. */
export function wreck(t: ImperiumTable, at: Place, some: Some): void {
  if (some.count === 0) return;
  const { seat, unit, count } = some;
  const stack = unitsAt(t.state, at).find((one) => one.seat === seat && one.unit === unit);
  const damaged = some.damaged ?? Math.min(count, stack?.damaged ?? 0);
  take(t, at, { seat, unit, count, damaged });
  noteLoss(t, at);
  noteToll(t, at, { seat, unit, count, what: 'lost' });
  const { battle } = t.write;
  if (battle && systemOf(at) === battle.system)
    battle.destroyed.push(...Array.from({ length: count }, () => unit));
  t.tell(msg('fact.destroyed', { seat, unit, count, at }));
}
