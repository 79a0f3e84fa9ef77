import type { Galaxy } from '../state.ts';
import { MAX_ROUNDS, STALEMATE_ROUNDS } from './rulings.ts';

/** How the table stands, cubes that wander between bags and projects left aside. */
export function markOf(s: Galaxy): string {
  let mark = `${s.bank.red},${s.bank.blue},${s.bank.yellow},${s.bank.green}`;
  for (const { cards, reserve } of s.seats) {
    mark += `|${reserve}`;
    for (const { id, projects } of cards) {
      mark += ` ${id}`;
      for (const { done, disc } of projects) mark += done ? '!' : disc ? 'o' : '';
    }
  }
  for (const { card } of s.conflicts) mark += ` ${card}`;
  return mark;
}

/** Whether it has stood like that for so long, or the game gone on for so long, that it leads nowhere any more. */
export function isStalemate(s: Galaxy): boolean {
  return (
    s.still.turns >= STALEMATE_ROUNDS * s.seats.length || s.seats.every(({ turns }) => turns >= MAX_ROUNDS)
  );
}
