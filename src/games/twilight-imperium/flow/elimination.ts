import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { firstBeaten, seatsLeft } from '../rules/elimination.ts';
import type { ImperiumTable } from '../table.ts';
import { moment } from '../timing/moment.ts';
import { eliminate } from '../verbs/elimination.ts';
import { endGame } from '../verbs/points.ts';

/** Whoever has nothing left is out of the game, at any moment (65.1); the last one left has won. */
export function* checkElimination(t: ImperiumTable): Flow<void> {
  for (let seat = t.look(firstBeaten); seat !== null; seat = t.look(firstBeaten)) yield* leaveGame(t, seat);
}

function* leaveGame(t: ImperiumTable, seat: Seat): Flow<void> {
  yield* moment(t, 'seat-eliminated', { event: { seat } });
  eliminate(t, seat);
  const [last, ...others] = seatsLeft(t.state);
  if (last !== undefined && others.length === 0) endGame(t, last, 'last');
}
