import type { Table } from '#core/table.ts';
import type { State } from '#games/twilight-inscription/state.ts';
import { blackDie, colouredDie } from '#games/twilight-inscription/tables/dice.ts';
import type { RelicId } from '#games/twilight-inscription/tables/relics.ts';
import type { Resource } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { Words } from '#games/twilight-inscription/text/lexicon.ts';

/** What chance brings in a scene; what is not named here stays as it is. */
export interface LoadedChance {
  /** The dice of every strategy event. */
  readonly dice?: {
    readonly black: readonly Resource[];
    readonly coloured: Readonly<Record<Resource, 1 | 2>>;
  };
  /** The black die that breaks a tie, and the one that the automated faction rolls for votes. */
  readonly tie?: Resource;
  readonly automaton?: Resource;
  /** What seats draw first in every step: the first seat the first of them, and so on. */
  readonly relics?: readonly RelicId[];
}

/** Dice and decks that show what a test wants. */
export function loadChance(t: Table<State, Words>, { dice, relics, ...single }: LoadedChance): void {
  const { roll, shuffle } = Object.getPrototypeOf(t) as Table<State, Words>;
  const black = (r: Resource) => blackDie.indexOf(r);
  t.roll = (topic, count, sides) => {
    if (dice && topic === 'black') return dice.black.map(black);
    if (dice && topic === 'coloured')
      return (['M', 'I', 'R'] as const).map((r) => colouredDie.indexOf(dice.coloured[r]));
    if (topic === 'tie' && single.tie) return [black(single.tie)];
    if (topic === 'automaton' && single.automaton) return [black(single.automaton)];
    if (relics && topic === 'first relic') return [0];
    return roll.call(t, topic, count, sides);
  };
  t.shuffle = <T>(topic: string, items: readonly T[]): T[] => {
    const mixed = shuffle.call(t, topic, items) as T[];
    if (!relics || topic !== 'relics') return mixed;
    const order: readonly unknown[] = relics;
    const first = order.filter((id) => (mixed as readonly unknown[]).includes(id)) as T[];
    return [...first, ...mixed.filter((id) => !order.includes(id))];
  };
}
