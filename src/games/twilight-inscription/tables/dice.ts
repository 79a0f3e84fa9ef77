import type { Resource } from './vocabulary.ts';

/** The faces of a black die (18.2). */
export const blackDie: readonly Resource[] = ['M', 'M', 'I', 'I', 'R', 'R'];
export const BLACK_DICE = 3;

/** How many resources of its kind the faces of a coloured die show (18.1). */
export const colouredDie: readonly (1 | 2)[] = [1, 1, 1, 1, 2, 2];
