import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { destroy } from '../../../flow/destroy.ts';
import { countAt } from '../../../rules/units.ts';
import type { Galaxy } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import type { SystemId } from '../../../tables/ids.ts';
import type { UnitType } from '../../../tables/kinds.ts';
import { msg } from '../../../text/lexicon.ts';

const KINDS: readonly UnitType[] = ['destroyer', 'cruiser'];

/** Types of ships that a seat could give up in a system: destroyers and cruisers. */
export const victims = (s: Galaxy, seat: Seat, at: SystemId): UnitType[] =>
  KINDS.filter((unit) => countAt(s, { seat, at }, unit) > 0);

/** A seat destroys a destroyer or cruiser of its own; says whether it did (74.11). */
export function* sacrifice(t: ImperiumTable, seat: Seat, at: SystemId): Flow<boolean> {
  const [only, ...more] = victims(t.state, seat, at);
  const unit =
    more.length === 0
      ? only
      : yield* t.ask(seat, 'sacrifice', () => {
          const options = victims(t.state, seat, at).map((kind) => ({
            id: kind,
            label: msg('option.unitType', { unit: kind }),
            value: kind,
          }));
          return options.length === 0 ? null : choose<UnitType>(msg('ask.sacrifice', {}), options);
        });
  if (unit === undefined) return false;
  yield* destroy(t, at, { seat, unit, count: 1, by: seat, cause: 'effect' });
  return true;
}
