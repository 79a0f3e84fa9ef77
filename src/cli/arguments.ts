import { InvalidArgumentError, Option } from 'commander';
import type { Game } from '#core/game.ts';
import { games } from '#games/index.ts';
import { modulesFor, type SaidModules } from './modules.ts';

/** A line to standard output. */
export const print = (line: string) => process.stdout.write(`${line}\n`);

/** The game of an id. */
export function gameOf(id: string): Game {
  const game = games.get(id);
  if (!game) throw new InvalidArgumentError(`no game "${id}"; there are ${[...games.keys()].join(', ')}`);
  return game;
}

/** A whole number from 1 on. */
export function whole(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('a whole number from 1 on is needed');
  return number;
}

/** A whole number from 0 on. */
export function count(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new InvalidArgumentError('a whole number is needed');
  return number;
}

/** Anything, given as JSON. */
export function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('JSON is needed');
  }
}

/** The number of seats, if the game can be played by so many. */
export function expectSeats(game: Game, seats: number): number {
  if (!game.seats.includes(seats))
    throw new Error(`${game.id} is played by ${game.seats.join(', ')} seats, not ${seats}`);
  return seats;
}

/** Refuses at once what no game could be played with. */
export function expectModules(game: Game, said: SaidModules, seats: number): void {
  modulesFor(game, said, { seats, seed: '' });
}

/** Answers for machines. */
export const asJson = () => new Option('--json', 'for machines').default(false);
/** Which game it is about. */
export const anyGame = () =>
  new Option('--game <id>', 'the game')
    .argParser(gameOf)
    .default(gameOf('master-of-the-galaxy'), 'master-of-the-galaxy');
/** Which options of the rules are played with. */
export const withModules = () =>
  new Option(
    '--modules <ids>',
    'options of the rules, separated by commas; or all that go together, or random',
  );
