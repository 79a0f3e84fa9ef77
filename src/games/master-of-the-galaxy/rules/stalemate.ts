import { COLOURS } from '../content/kinds.ts';
import type { Galaxy } from '../state.ts';
import { STALEMATE_ROUNDS } from './rulings.ts';

/** How the table stands, cubes that wander between bags and projects left aside. */
export function markOf(s: Galaxy): string {
  const bank = COLOURS.map((colour) => s.bank[colour]);
  const seats = s.seats.map(({ cards, reserve }) => {
    const working = cards.flatMap(({ projects }) => projects.filter(({ done }) => done)).length;
    const prepared = cards.flatMap(({ projects }) => projects.filter(({ disc }) => disc)).length;
    return `${cards.map(({ id }) => id)}/${working}/${prepared}/${reserve}`;
  });
  return `${bank}|${seats.join('|')}|${s.conflicts.map(({ card }) => card)}`;
}

/** Whether it has stood like that for so long that nothing will ever happen. */
export function isStalemate(s: Galaxy): boolean {
  return s.still.turns >= STALEMATE_ROUNDS * s.seats.length;
}
