import type { Game } from '#core/game.ts';

/** What is measured: a game with these options. */
export interface Benched {
  readonly game: Game;
  readonly options: unknown;
}

/** How a game is measured, and what is promised: ratios of figures taken in the same run. */
export interface BenchScene {
  readonly seats: number;
  /** Answers after which a table counts as long and is taken up again from the file. */
  readonly answers: number;
  readonly limits: Readonly<Record<'answerToMove' | 'pathToTransaction' | 'coldToAnswer', number>>;
}

const USUAL: BenchScene = {
  seats: 3,
  answers: 1_000,
  limits: { answerToMove: 0.5, pathToTransaction: 3, coldToAnswer: 10 },
};

/** Games that are measured in another way: Twilight Imperium full, in round 5 of a game of chance, and games that are shorter. */
const OWN: Readonly<Record<string, BenchScene>> = {
  'beyond-the-sun': { ...USUAL, answers: 200 },
  'twilight-imperium': {
    seats: 6,
    answers: 520,
    limits: { answerToMove: 1.5, pathToTransaction: 3, coldToAnswer: 100 },
  },
};

export const sceneOf = (game: string): BenchScene => OWN[game] ?? USUAL;
