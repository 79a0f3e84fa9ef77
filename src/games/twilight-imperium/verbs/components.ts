import type { Seat } from '#core/seat.ts';
import type { Holder } from '../hooks/component.ts';
import { type HeldNote, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { ActionCardId, AgendaId } from '../tables/card-ids.ts';
import type { TechnologyId } from '../tables/ids.ts';
import { msg } from '../text/lexicon.ts';

/** An action card leaves the hand and is shown; it lies on the table until it is resolved or cancelled (24.7). */
export function startPlaying(t: ImperiumTable, seat: Seat, card: ActionCardId): void {
  const { hand } = seatOf(t.write, seat);
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`${seat} does not hold ${card}`);
  hand.splice(at, 1);
  t.write.playing.push({ seat, card });
  t.tell(msg('fact.cardPlayed', { seat, card }));
}

export function discardPlayed(t: ImperiumTable, seat: Seat, card: ActionCardId): void {
  const { playing, discards } = t.write;
  const at = playing.findLastIndex((one) => one.seat === seat && one.card === card);
  if (at < 0) throw new Error(`${card} is not being played`);
  playing.splice(at, 1);
  discards.action.push(card);
}

/** Turns a technology or a law over as the cost of its ability (45.4). */
export function exhaustComponent(
  t: ImperiumTable,
  { component, seat }: Pick<Holder, 'component' | 'seat'>,
): void {
  const [kind, id] = component.split(':');
  const card =
    kind === 'law'
      ? t.write.laws.find((law) => law.id === (id as AgendaId))
      : seatOf(t.write, seat).technologies.find(
          (technology) => technology.id === (id as TechnologyId) || technology.as === id,
        );
  if (!card) throw new Error(`${component} cannot be exhausted`);
  card.exhausted = true;
}

function dropNote(notes: HeldNote[], { id, owner }: HeldNote): boolean {
  const at = notes.findIndex((note) => note.id === id && note.owner === owner);
  if (at < 0) return false;
  notes.splice(at, 1);
  return true;
}

/** A played note stays open in front of its player. */
export function layNote(t: ImperiumTable, seat: Seat, note: HeldNote): void {
  const mine = seatOf(t.write, seat);
  if (!dropNote(mine.notes, note)) throw new Error(`${seat} does not hold ${note.id}`);
  mine.area.push({ ...note });
}

/** A note goes back to the seat whose it is (25.3), from hand or from in front of somebody. */
export function returnNote(t: ImperiumTable, seat: Seat, note: HeldNote): void {
  // 65.4a: notes of a seat that is out have left the game, and one that is out has nothing to give back.
  if (seatOf(t.state, note.owner).eliminated || seatOf(t.state, seat).eliminated) return;
  const mine = seatOf(t.write, seat);
  if (!dropNote(mine.notes, note) && !dropNote(mine.area, note))
    throw new Error(`${seat} does not have ${note.id}`);
  seatOf(t.write, note.owner).notes.push({ ...note });
  t.tell(msg('fact.noteReturned', { seat, note: note.id, owner: note.owner }));
}
