import type { Seat } from '#core/seat.ts';
import { modified } from '../../hooks/modified.ts';
import { controlledBy } from '../../rules/planets.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';

/** Own planets that infantry may be placed on. */
export function garrisons(s: Galaxy, seat: Seat): PlanetId[] {
  return controlledBy(s, seat).filter((at) =>
    modified(s, 'placing', { value: true, about: { seat, unit: 'infantry', at, how: 'place' } }),
  );
}
