import type { Seat } from '#core/seat.ts';
import { seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { TechnologyId } from '../tables/ids.ts';
import { msg } from '../text/lexicon.ts';

function cardOf(t: ImperiumTable, seat: Seat, card: TechnologyId) {
  const found = seatOf(t.write, seat).technologies.find(({ id }) => id === card);
  if (!found) throw new Error(`${seat} does not have ${card}`);
  return found;
}

/** A card gets the text of another's, by a token that lies on that; it may have lain on something else before (28.16). */
export function copyTechnology(
  t: ImperiumTable,
  seat: Seat,
  { card, technology }: { card: TechnologyId; technology: TechnologyId },
): void {
  const found = cardOf(t, seat, card);
  t.tell(msg('fact.assimilated', { seat, card, technology, from: found.as ?? null }));
  found.as = technology;
}

/** A card's token comes back: it has no text but its own. */
export function dropCopy(t: ImperiumTable, seat: Seat, card: TechnologyId): void {
  const found = cardOf(t, seat, card);
  if (found.as === undefined) return;
  t.tell(msg('fact.assimilatorFreed', { seat, card, technology: found.as }));
  delete found.as;
}

/** A technology comes into play from its owner's deck (28.1, 28.10). */
export function addTechnology(t: ImperiumTable, seat: Seat, technology: TechnologyId): void {
  const { technologies } = seatOf(t.write, seat);
  if (technologies.some(({ id }) => id === technology)) throw new Error(`${seat} has ${technology} already`);
  technologies.push({ id: technology, exhausted: false });
  t.tell(msg('fact.technologyGained', { seat, technology }));
}
