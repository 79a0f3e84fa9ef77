import type { Seat } from '#core/seat.ts';
import type { LastTurn, State } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { PlanetId, SystemId } from '../tables/ids.ts';
import { type Place, systemOf } from '../tables/places.ts';

/** The record of the turn under way, for marks on the board; what the turn before did is forgotten with the first of them. */
function recordOf(s: State): LastTurn | null {
  const { turn, round } = s;
  if (!turn) return null;
  if (!s.lastTurn || s.lastTurn.over)
    s.lastTurn = {
      seat: turn.seat,
      round,
      over: false,
      tokens: [],
      moves: [],
      battles: [],
      losses: [],
      taken: [],
      built: [],
    };
  return s.lastTurn;
}

/** Another turn begins; what the one before did stays to be seen until something else is done. */
export function closeRecord(t: ImperiumTable): void {
  if (t.write.lastTurn) t.write.lastTurn.over = true;
}

export function noteToken(t: ImperiumTable, seat: Seat, system: SystemId): void {
  recordOf(t.write)?.tokens.push({ seat, system });
}

/** Units go from place to place: noted if that is from system to system. */
export function noteMove(
  t: ImperiumTable,
  seat: Seat,
  { from, to, count }: { readonly from: Place; readonly to: Place; readonly count: number },
): void {
  const [start, end] = [systemOf(from), systemOf(to)];
  if (start === end || count === 0) return;
  const moves = recordOf(t.write)?.moves;
  const known = moves?.find((move) => move.seat === seat && move.from === start && move.to === end);
  if (known) known.count += count;
  else moves?.push({ seat, from: start, to: end, count });
}

/** A combat is over, won by somebody or nobody. */
export function noteBattle(t: ImperiumTable, system: SystemId, winner: Seat | null): void {
  recordOf(t.write)?.battles.push({ system, winner });
}

/** Units were destroyed. */
export function noteLoss(t: ImperiumTable, at: Place): void {
  const record = recordOf(t.write);
  const system = systemOf(at);
  if (record && !record.losses.includes(system)) record.losses.push(system);
}

export function noteTaken(t: ImperiumTable, seat: Seat, planet: PlanetId): void {
  const taken = recordOf(t.write)?.taken;
  const known = taken?.find((one) => one.planet === planet);
  if (known) known.seat = seat;
  else taken?.push({ seat, planet });
}

/** Units came from the reinforcements. */
export function noteBuilt(
  t: ImperiumTable,
  seat: Seat,
  { at, count }: { readonly at: Place; readonly count: number },
): void {
  const built = recordOf(t.write)?.built;
  const system = systemOf(at);
  const known = built?.find((one) => one.seat === seat && one.system === system);
  if (known) known.count += count;
  else built?.push({ seat, system, count });
}
