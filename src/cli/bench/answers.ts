import type { Game } from '#core/game.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { Session } from '#core/session.ts';
import { tableSeed } from '../play.ts';
import { processorTime, round } from './clock.ts';
import { answerAtRandom } from './random-answer.ts';
import { readyGames, ticTacToeGame } from './tic-tac-toe.ts';

/** What one answer, or one move, costs in whole games of a random bot: processor and clock, in microseconds. */
export interface Cost {
  readonly processor: number;
  readonly clock: number;
  readonly samples: number;
}

const GAMES_PER_ROUND = 200;
const WARM_ROUNDS = 2;

/** Adds up whole games. */
class Tally {
  private readonly sum = { processor: 0, clock: 0, samples: 0 };

  /** Plays and counts; `play` gives the number of its answers or moves. */
  add(play: () => number): void {
    const from = performance.now();
    this.sum.processor += processorTime(() => {
      this.sum.samples += play();
    });
    this.sum.clock += 1000 * (performance.now() - from);
  }

  get cost(): Cost {
    const { processor, clock, samples } = this.sum;
    return { processor: round(processor / samples), clock: round(clock / samples), samples };
  }
}

/**
 * Self-play beside boardgame.io's tic-tac-toe, in turns so that noise hits all alike. The reference is taken twice: the
 * move alone on a client that stands ready, and whole games of a bot with clients made and states read.
 */
export function benchAnswers(game: Game, rounds: number): { answer: Cost; move: Cost; selfPlayMove: Cost } {
  const random = pseudoRandom('bench');
  let answers = new Tally();
  let moves = new Tally();
  let whole = new Tally();
  for (let at = -WARM_ROUNDS; at < rounds; at++) {
    if (at === 0) [answers, moves, whole] = [new Tally(), new Tally(), new Tally()];
    answers.add(() => playGame(game, `bench ${at}`));
    const ready = readyGames(random, GAMES_PER_ROUND);
    moves.add(() => {
      for (const { client, moves: cells } of ready) for (const cell of cells) client.moves.mark(cell);
      return ready.reduce((sum, { moves: cells }) => sum + cells.length, 0);
    });
    whole.add(() => {
      let made = 0;
      for (let played = 0; played < GAMES_PER_ROUND; played++) made += ticTacToeGame(random).length;
      return made;
    });
  }
  return { answer: answers.cost, move: moves.cost, selfPlayMove: whole.cost };
}

/** A game of random answers: questions made, answers chosen, checked and applied. Gives their number. */
function playGame(game: Game, seed: string): number {
  const random = pseudoRandom(seed);
  const { session } = Session.start(game, { options: {}, seats: 3, seed: tableSeed(seed) });
  let seq = 1;
  for (; !session.over && seq < 1_500; seq++) answerAtRandom(session, random, seq);
  return seq - 1;
}
