import type { Seat } from '#core/seat.ts';
import type { Objective } from '../../hooks/component.ts';
import type { Galaxy } from '../../state.ts';

/** An objective that counts something: fulfilled as soon as there is enough of it. */
export const counted = (
  need: number,
  points: number,
  have: (s: Galaxy, seat: Seat) => number,
): Objective & Required<Pick<Objective, 'progress'>> => ({
  points,
  met: (s, seat) => have(s, seat) >= need,
  progress: (s, seat) => ({ have: have(s, seat), need }),
});
