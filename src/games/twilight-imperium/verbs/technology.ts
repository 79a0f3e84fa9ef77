import type { Seat } from '#core/seat.ts';
import type { TechnologyId } from '../content/ids.ts';
import { seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';

/** A technology comes into play from its owner's deck (28.1, 28.10). */
export function addTechnology(t: ImperiumTable, seat: Seat, technology: TechnologyId): void {
  const { technologies } = seatOf(t.write, seat);
  if (technologies.some(({ id }) => id === technology)) throw new Error(`${seat} has ${technology} already`);
  technologies.push({ id: technology, exhausted: false });
  t.tell(msg('fact.technologyGained', { seat, technology }));
}
