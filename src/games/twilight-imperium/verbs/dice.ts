import { SIDES } from '../rules/combat/dice.ts';
import type { ImperiumTable } from '../table.ts';

/** Rolls dice: results from 1 to 10, where the table counts from 0. */
export function rollDice(t: ImperiumTable, topic: string, count: number): number[] {
  return t.roll(topic, count, SIDES).map((result) => result + 1);
}
