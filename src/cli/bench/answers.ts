import type { Game } from '#core/game.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { randomBot } from '#core/random-bot.ts';
import { Session } from '#core/session.ts';
import { tableSeed } from '../play.ts';
import { Stopwatch, type Timing } from './clock.ts';
import { ticTacToeGame } from './tic-tac-toe.ts';

/** One answer of self-play beside one move of boardgame.io's tic-tac-toe, in turns so that noise hits both alike. */
export function benchAnswers(game: Game, rounds: number): { answer: Timing; move: Timing } {
  const answers = new Stopwatch();
  const moves = new Stopwatch();
  const random = pseudoRandom('bench');
  for (let warm = 0; warm < 2; warm++) playTimed(game, `warm ${warm}`, new Stopwatch());
  for (let warm = 0; warm < 20; warm++) ticTacToeGame(random, (move) => move());
  for (let round = 0; round < rounds; round++) {
    playTimed(game, `bench ${round}`, answers);
    for (let i = 0; i < 60; i++) ticTacToeGame(random, (move) => moves.run(move));
  }
  return { answer: answers.timing, move: moves.timing };
}

/** A game of random answers, with only the engine's part on the clock: questions made, answer checked and applied. */
function playTimed(game: Game, seed: string, clock: Stopwatch): void {
  const random = pseudoRandom(seed);
  const { session } = Session.start(game, { options: {}, seats: 3, seed: tableSeed(seed) });
  for (let seq = 1; !session.over && seq < 1_500; seq++) {
    clock.run(() => {
      const question = session.open().find(({ optional }) => !optional);
      if (!question) throw new Error('nobody is asked anything');
      const { seat, key, topic, form, fallback } = question;
      const choice = randomBot({ seat, topic, form, fallback, view: () => null, random });
      const answered = session.answer({ key, seat, choice, by: 'seat' }, seq);
      if (answered.kind !== 'taken') throw new Error(`an answer to ${topic} is not taken`);
    });
  }
}
