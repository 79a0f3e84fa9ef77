import { modulesFor, type SaidModules, withModules } from '#cli/modules.ts';
import type { Game } from '#core/game.ts';
import { benchAnswers } from './bench/answers.ts';
import { round } from './bench/clock.ts';
import { benchLongWork } from './bench/long-work.ts';
import { benchMemory } from './bench/memory.ts';
import { benchPath } from './bench/path.ts';
import { sceneOf } from './bench/scenes.ts';

/** Measures what an answer costs beside references measured in the same run. Times are in microseconds. */
export async function bench(game: Game, said?: SaidModules) {
  const { limits, seats } = sceneOf(game.id);
  const modules = modulesFor(game, said, { seats, seed: 'bench' });
  const benched = { game, options: withModules({}, modules) };
  const memory = benchMemory(benched);
  const { answer, move, selfPlayAnswer, selfPlayMove } = benchAnswers(benched, 60);
  const path = await benchPath(benched);
  const longWork = await benchLongWork(game);
  const ratios = {
    answerToMove: round(answer.clock / move.clock),
    pathToTransaction: round(path.fullPath.mean / path.bareTransaction.mean),
    selfPlayAnswerToMove: round(selfPlayAnswer.clock / selfPlayMove.clock),
    coldToAnswer: round(path.coldLoad.mean / path.fullPath.mean),
  };
  const missed = (Object.keys(limits) as (keyof typeof limits)[]).filter(
    (name) => ratios[name] > limits[name],
  );
  return {
    game: game.id,
    ...(modules === null ? {} : { modules }),
    ratios,
    limits,
    missed,
    answer,
    ticTacToeMove: move,
    selfPlayAnswer,
    ticTacToeSelfPlayMove: selfPlayMove,
    ...path,
    longWork,
    memory,
  };
}
