import type { Holder } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { unitsAt } from '../../rules/units.ts';
import type { Galaxy, Stack } from '../../state.ts';
import type { UnitType } from '../../tables/kinds.ts';
import type { Place } from '../../tables/places.ts';

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
