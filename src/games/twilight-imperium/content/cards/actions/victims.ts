import type { Place } from '../../../rules/units.ts';
import { unitsAt } from '../../../rules/units.ts';
import type { Galaxy, Stack } from '../../../state.ts';
import type { Holder } from '../../../timing/component.ts';
import { modified } from '../../../timing/modified.ts';
import type { UnitType } from '../../kinds.ts';

/** Units of other seats at a place that a card can harm: never one's own. */
export function victimsAt(
  s: Galaxy,
  { component: from, seat: by }: Holder,
  { at, units }: { readonly at: Place; readonly units: readonly UnitType[] },
): readonly Readonly<Stack>[] {
  return unitsAt(s, at).filter(
    ({ seat, unit }) =>
      seat !== by &&
      units.includes(unit) &&
      !modified(s, 'spared', { value: false, about: { seat, unit, from } }),
  );
}
