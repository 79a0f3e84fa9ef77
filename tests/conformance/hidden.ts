import type { Viewer } from '#core/seat.ts';
import { DECKS } from '#games/master-of-the-galaxy/content/kinds.ts';
import type { State } from '#games/master-of-the-galaxy/state.ts';
import { rehideBeyond } from './hidden-beyond.ts';
import { rehideImperium } from './hidden-imperium.ts';
import { rehideInscription } from './hidden-inscription.ts';
import { lighthouses } from './stub-game/index.ts';

/** Changes everything that a viewer must not know, in place; `asked` are the topics of the questions that stand open. */
export type Rehide<S> = (state: S, viewer: Viewer, asked: readonly string[]) => void;

/** Other seats' bags hold other cubes, and decks have another order under their top card. */
const galaxy: Rehide<State> = (state, viewer, asked) => {
  state.seats.forEach(({ bag }, seat) => {
    if (seat === viewer) return;
    const [red, blue] = [bag.red, bag.blue];
    bag.red = bag.green;
    bag.blue = red;
    bag.green = blue;
  });
  if (asked.includes('search')) return; // the whole deck lies open to the seat that searches it
  for (const deck of DECKS)
    state.decks[deck].splice(1, Number.POSITIVE_INFINITY, ...state.decks[deck].slice(1).reverse());
};

/** Games whose secrets nobody at the table knows: what is changed of them is looked for in the state. */
export const hiddenFromAll: ReadonlySet<string> = new Set(['beyond-the-sun']);

/** How each game hides what it hides, or that it hides nothing from anybody: a game without an entry fails the suite. */
export const rehide: ReadonlyMap<string, Rehide<never> | 'nothing'> = new Map<
  string,
  Rehide<never> | 'nothing'
>([
  ['master-of-the-galaxy', galaxy as Rehide<never>],
  ['beyond-the-sun', rehideBeyond as Rehide<never>],
  ['twilight-imperium', rehideImperium as Rehide<never>],
  ['twilight-inscription', rehideInscription as Rehide<never>],
  [lighthouses.id, 'nothing'],
]);
