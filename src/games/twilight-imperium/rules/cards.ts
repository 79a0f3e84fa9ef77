import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import type { Galaxy } from '../state.ts';

/** Most action cards in a hand, unless an effect says otherwise (24.4, 24.4a). */
const HAND = 7;

export function handLimit(s: Galaxy, seat: Seat): number {
  return modified(s, 'handLimit', { value: HAND, about: { seat } });
}
