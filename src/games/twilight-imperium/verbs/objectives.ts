import type { Seat } from '#core/seat.ts';
import type { PublicId } from '../content/card-ids.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { gainPoints } from './points.ts';

/** The next public objective is turned over, stage I before stage II (30.14, 30.14a); null when all are open. */
export function revealObjective(t: ImperiumTable): PublicId | null {
  const next = t.write.objectives.find(({ revealed }) => !revealed);
  if (!next) return null;
  next.revealed = true;
  t.reveal('objective', next.id);
  t.tell(msg('fact.objectiveRevealed', { objective: next.id }));
  return next.id;
}

/** A seat puts its marker on a public objective and gains its points (30.12). */
export function scoreObjective(
  t: ImperiumTable,
  seat: Seat,
  { objective, points }: { objective: PublicId; points: number },
): void {
  const found = t.write.objectives.find(({ id }) => id === objective);
  if (!found || found.scored.includes(seat)) throw new Error(`${seat} cannot score ${objective}`);
  found.scored.push(seat);
  t.tell(msg('fact.objectiveScored', { seat, objective }));
  gainPoints(t, seat, points);
}

/** Objectives are being scored, seat by seat (84.1). */
export function beginScoring(t: ImperiumTable): void {
  t.write.scoring = { done: [] };
}

export function doneScoring(t: ImperiumTable, seat: Seat): void {
  t.write.scoring?.done.push(seat);
}

export function endScoring(t: ImperiumTable): void {
  t.write.scoring = null;
}
