import type { Seat } from '#core/seat.ts';
import type { TechnologyId } from '../content/ids.ts';
import type { Galaxy } from '../state.ts';

/** Technologies that a seat could research now, with what it may exhaust and ignore (28.11, 28.12). */
export function researchable(_s: Galaxy, _seat: Seat): TechnologyId[] {
  throw new Error('not built yet: researchable');
}
