import type { Seat } from '#core/seat.ts';
import { seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { PlanetId } from '../tables/ids.ts';
import { msg } from '../text/lexicon.ts';
import { rollDice } from './dice.ts';
import { place } from './units.ts';

/** A die for an infantry that was destroyed: from some result on it is kept aside. */
export function rollToSave(t: ImperiumTable, seat: Seat, saveOn: number): void {
  const [result = 0] = rollDice(t, 'revive', 1);
  const saved = result >= saveOn;
  if (saved) seatOf(t.write, seat).reviving += 1;
  t.tell(msg('fact.saveRolled', { seat, result, saved }));
}

/** All that was kept aside comes back on a planet. */
export function laySaved(t: ImperiumTable, seat: Seat, planet: PlanetId): void {
  const mine = seatOf(t.write, seat);
  const count = mine.reviving;
  mine.reviving = 0;
  place(t, planet, { seat, unit: 'infantry', count });
}

/** What was kept aside has nowhere to go. */
export function returnSaved(t: ImperiumTable, seat: Seat): void {
  const mine = seatOf(t.write, seat);
  t.tell(msg('fact.savedLost', { seat, count: mine.reviving }));
  mine.reviving = 0;
}
