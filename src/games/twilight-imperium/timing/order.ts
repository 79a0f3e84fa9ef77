import type { Seat } from '#core/seat.ts';
import { initiativeOrder } from '../rules/initiative.ts';
import { clockwise, type Galaxy } from '../state.ts';

/** In which order seats use abilities at the same moment: by initiative from the active seat (74.19), else from the speaker (74.20). */
export function responseOrder(s: Galaxy): Seat[] {
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
