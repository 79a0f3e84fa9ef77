import type { Seat } from '#core/seat.ts';
import { groundPlaces, slotsOf, type Works } from '../../rules/production.ts';
import type { Galaxy } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';

/** So many units in a system by the text of a component; PRODUCTION is not used (62.4). */
export function worksIn(
  s: Galaxy,
  seat: Seat,
  { system, most }: { readonly system: SystemId; readonly most: number },
): Works {
  const lot = { most, ground: groundPlaces(s, seat, system), makes: () => true };
  return { seat, system, lots: [lot], ability: false };
}

/** Whether there is anything that could be produced. */
export const isUseful = (s: Galaxy, works: Works): boolean => slotsOf(s, works).length > 0;
