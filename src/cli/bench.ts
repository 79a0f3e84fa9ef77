import type { Game } from '#core/game.ts';
import { benchAnswers } from './bench/answers.ts';
import { round } from './bench/clock.ts';
import { benchMemory } from './bench/memory.ts';
import { benchPath } from './bench/path.ts';

/** What is promised, as ratios of figures taken in the same run. */
const LIMITS = { answerToMove: 0.5, pathToTransaction: 3, coldToAnswer: 10 } as const;

/** Measures what an answer costs beside references measured in the same run. Times are in microseconds. */
export async function bench(game: Game) {
  const memory = benchMemory(game);
  const { answer, move, selfPlayAnswer, selfPlayMove } = benchAnswers(game, 30);
  const path = await benchPath(game.id);
  const ratios = {
    answerToMove: round(answer.clock / move.clock),
    pathToTransaction: round(path.fullPath.mean / path.bareTransaction.mean),
    selfPlayAnswerToMove: round(selfPlayAnswer.clock / selfPlayMove.clock),
    coldToAnswer: round(path.coldLoad.mean / path.fullPath.mean),
  };
  const missed = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).filter(
    (name) => ratios[name] > LIMITS[name],
  );
  return {
    game: game.id,
    ratios,
    limits: LIMITS,
    missed,
    answer,
    ticTacToeMove: move,
    selfPlayAnswer,
    ticTacToeSelfPlayMove: selfPlayMove,
    ...path,
    memory,
  };
}
