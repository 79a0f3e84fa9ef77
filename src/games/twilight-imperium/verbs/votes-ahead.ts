import type { Seat } from '#core/seat.ts';
import type { VoteAhead } from '../state/ballot.ts';
import { type State, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';

/** A seat decides how it will vote; nobody else learns of it. */
export function planVote(t: ImperiumTable, seat: Seat, ahead: VoteAhead): void {
  seatOf(t.write, seat).ahead = ahead;
}

/** A seat has not decided ahead, or not any longer. */
export function forgetVote(t: ImperiumTable, seat: Seat): void {
  forget(seatOf(t.write, seat));
}

/** A vote that was decided ahead becomes known as it is cast. */
export function useVote(t: ImperiumTable, seat: Seat): void {
  const { ahead } = seatOf(t.write, seat);
  // Whoever voted before cannot take that back any more, now that it has seen what comes of it.
  if (ahead) t.reveal('vote-ahead', { seat, outcome: ahead.outcome, planets: ahead.planets });
  forgetVote(t, seat);
}

export function forgetAllVotes(t: ImperiumTable): void {
  t.write.seats.forEach(forget);
}

function forget(seat: State['seats'][number]): void {
  delete seat.ahead;
}
