import type { Seat } from '#core/seat.ts';
import { inOrder, type Sun, seatAtTurn } from '../state.ts';
import { type EventId, events } from '../tables/events.ts';
import { FOUNDERS_TECHNOLOGIES } from './numbers.ts';
import { countOfLevel } from './technologies.ts';

/** Event cards that somebody has earned by now: the first from the active faction clockwise. */
export const claims = (s: Sun): readonly { readonly seat: Seat; readonly event: EventId }[] =>
  s.lasting.flatMap(({ id, owner }) => {
    if (owner !== null || !events[id].claim) return [];
    const seat = inOrder(s, seatAtTurn(s)).find((one) => countOfLevel(s, one, 3) >= FOUNDERS_TECHNOLOGIES);
    return seat === undefined ? [] : [{ seat, event: id }];
  });
