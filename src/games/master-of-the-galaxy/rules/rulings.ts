import type { DeckKind, Resource } from '../content/kinds.ts';

/**
 * What the rulebook leaves open, decided by us and written down in docs/rulings/master-of-the-galaxy.md. Each constant
 * names the question that it answers.
 */

/** MOG-5.9: the lead in a conflict counts towards five equal symbols. */
export const CONFLICT_LEAD_COUNTS = true;
/** MOG-4.5: a red-arrow symbol stays with the holder of the other system when a black hole swallows one of the two. */
export const RED_ARROW_SURVIVES_HOLE = true;
/** MOG-8.8: a planet whose cube a black hole took stays used up when the token is removed. */
export const SWALLOWED_PLANET_IS_SPENT = true;
/** MOG-11.3: a round cell emptied in this phase receives no new disc in the same phase. */
export const EMPTIED_CELL_WAITS = true;
/** MOG-20.12: the race card cannot be discarded. */
export const RACE_STAYS = true;

/** MOG-3.7: cards a seat may have at the end of its turn. */
export const CARD_LIMIT = 7;
/** MOG-6.2: cubes drawn in a turn. */
export const CUBES_PER_TURN = 3;
/** MOG-5.2: discs of a seat, all of which on the board win. */
export const DISCS = 9;
/** MOG-5.3: equal symbols that win. */
export const SYMBOLS_TO_WIN = 5;
/** MOG-13.5: implemented developments of one kind. */
export const DEVELOPMENTS_PER_KIND = 3;
/** MOG-21.1: extra turns in a row. */
export const EXTRA_TURNS_IN_A_ROW = 2;
/** MOG-20.10: cubes for one, two, three or more discarded cards. */
export const CUBES_FOR_DISCARDS: readonly number[] = [0, 1, 3, 5];
/** Rounds in a row without a card, disc, planet or cube of the bank moving, after which nobody can win any more. */
export const STALEMATE_ROUNDS = 100;
/** Rounds after which a game ends in any case: people need thirty. */
export const MAX_ROUNDS = 1_000;
/** MOG-2.2: cubes of each colour in a bag at the start. */
export const CUBES_IN_BAG = 5;
/** MOG-1.5: all cubes of the game. */
export const ALL_CUBES: Readonly<Record<Resource, number>> = {
  red: 45,
  blue: 45,
  yellow: 45,
  green: 45,
  black: 20,
};

/** The colour in which a gained card of a kind is honoured by a tribute. */
export const TRIBUTE_COLOUR: Readonly<Record<DeckKind, Exclude<Resource, 'black'>>> = {
  leader: 'blue',
  conflict: 'red',
  government: 'yellow',
  expansion: 'green',
  commerce: 'yellow',
  progress: 'blue',
  race: 'green',
};
