import type { Seat } from '#core/seat.ts';
import { initiativeOrder } from '../rules/initiative.ts';
import { clockwise, type Galaxy } from '../state.ts';

/** In which order seats use abilities at the same moment: by initiative from the active seat (74.19), else from the speaker (74.20). */
export function responseOrder(s: Galaxy): readonly Seat[] {
  switch (s.stage.kind) {
    case 'turn': {
      const order = initiativeOrder(s);
      const from = Math.max(0, order.indexOf(s.stage.seat));
      return [...order.slice(from), ...order.slice(0, from)];
    }
    case 'status':
      return initiativeOrder(s);
    default:
      return clockwise(s, s.speaker);
  }
}

/** The same order from the seat after the one that acted last, so that everybody comes in turn (74.19). */
export function startingAfter(order: readonly Seat[], last: Seat | null): readonly Seat[] {
  const from = last === null ? 0 : order.indexOf(last) + 1;
  return from === 0 ? order : [...order.slice(from), ...order.slice(0, from)];
}
