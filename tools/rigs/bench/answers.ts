import { tableSeed } from '#cli/play.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { type Answer, Session } from '#core/session.ts';
import { processorTime, round } from './clock.ts';
import { answerAtRandom, giveAnswer } from './random-answer.ts';
import { type Benched, sceneOf } from './scenes.ts';
import { makeMoves, readyGames, ticTacToeGame } from './tic-tac-toe.ts';

/** What one answer, or one move, costs on average: processor and clock, in microseconds. */
export interface Cost {
  readonly processor: number;
  readonly clock: number;
  readonly samples: number;
}

const GAMES_PER_ROUND = 200;
/** A bot runs for months: what the compiler still does to code that it has just met is not counted, on either side. */
const WARM_ROUNDS = 15;
const MAX_ANSWERS = 1_500;

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

/** Costs of both engines, taken alike: the answer or move alone at a table that stands ready, and whole games of a bot. */
export interface AnswerBench {
  readonly answer: Cost;
  readonly move: Cost;
  readonly selfPlayAnswer: Cost;
  readonly selfPlayMove: Cost;
}

/** A game of ours beside boardgame.io's tic-tac-toe, in turns so that noise hits all alike. */
export function benchAnswers(benched: Benched, rounds: number): AnswerBench {
  const random = pseudoRandom('bench');
  const tallies = () => ({
    answers: new Tally(),
    moves: new Tally(),
    ours: new Tally(),
    theirs: new Tally(),
  });
  let tally = tallies();
  for (let at = -WARM_ROUNDS; at < rounds; at++) {
    if (at === 0) tally = tallies();
    const seed = `bench ${at}`;
    const given: Answer[] = [];
    tally.ours.add(() => playGame(benched, seed, given));
    const session = newSession(benched, seed);
    tally.answers.add(() => giveAnswers(session, given));
    const ready = readyGames(random, GAMES_PER_ROUND);
    tally.moves.add(() => {
      for (const { client, moves: cells } of ready) makeMoves(client, cells);
      return ready.reduce((sum, { moves: cells }) => sum + cells.length, 0);
    });
    tally.theirs.add(() => {
      let made = 0;
      for (let played = 0; played < GAMES_PER_ROUND; played++) made += ticTacToeGame(random).length;
      return made;
    });
  }
  const { answers, moves, ours, theirs } = tally;
  return {
    answer: answers.cost,
    move: moves.cost,
    selfPlayAnswer: ours.cost,
    selfPlayMove: theirs.cost,
  };
}

function newSession({ game, options }: Benched, seed: string): Session {
  return Session.start(game, { options, seats: sceneOf(game.id).seats, seed: tableSeed(seed) }).session;
}

/** A whole game of a bot: set up, questions made, answers chosen, checked and applied. Keeps them and gives their number. */
function playGame(benched: Benched, seed: string, given: Answer[]): number {
  const random = pseudoRandom(seed);
  const session = newSession(benched, seed);
  while (!session.over && given.length < MAX_ANSWERS)
    given.push(answerAtRandom(session, random, given.length + 1));
  return given.length;
}

/** The same answers given again: before each, every question that stands open is made as for showing it, as the reference reads its state. */
function giveAnswers(session: Session, given: readonly Answer[]): number {
  given.forEach((answer, i) => {
    const asked = session.open().some(({ key }) => key === answer.key);
    if (!asked) throw new Error('another question is asked than before');
    giveAnswer(session, answer, i + 1);
  });
  return given.length;
}
