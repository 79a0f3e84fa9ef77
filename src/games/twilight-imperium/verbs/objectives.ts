import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';
import type { PublicId, SecretId } from '../tables/card-ids.ts';
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

/** One more public objective of a stage comes from its deck, open and beside the row; null when there is none left. */
export function revealAnother(t: ImperiumTable, deck: 'stageOne' | 'stageTwo'): PublicId | null {
  const id = t.write.decks[deck].shift();
  if (id === undefined) return null;
  t.write.objectives.push({ id, revealed: true, scored: [] });
  t.reveal('objective', id);
  t.tell(msg('fact.objectiveRevealed', { objective: id }));
  return id;
}

/** A seat puts its marker on a public objective and gains its points (30.12). */
export function scoreObjective(
  t: ImperiumTable,
  seat: Seat,
  {
    objective,
    points,
    combat = null,
  }: { objective: PublicId | SecretId; points: number; combat?: string | null },
): void {
  const { objectives, published, turn } = t.write;
  const found = [...objectives, ...published].find(({ id }) => id === objective);
  if (!found || found.scored.includes(seat)) throw new Error(`${seat} cannot score ${objective}`);
  found.scored.push(seat);
  // 30.7: in a combat it is the seat's only one.
  if (combat !== null) turn?.scored.push({ seat, combat });
  t.tell(msg('fact.objectiveScored', { seat, objective }));
  gainPoints(t, { seat, points });
}

/** A scored secret objective is laid with the public ones; whose it was has scored it, and may hold another for it (30.21). */
export function publishSecret(t: ImperiumTable, secret: SecretId): void {
  const owner = t.write.seats.findIndex(({ secrets }) => secrets.scored.includes(secret));
  const scored = t.write.seats[owner]?.secrets.scored;
  if (!scored) throw new Error(`nobody has scored ${secret}`);
  scored.splice(scored.indexOf(secret), 1);
  t.write.published.push({ id: secret, scored: [owner] });
  t.tell(msg('fact.secretPublished', { secret }));
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
