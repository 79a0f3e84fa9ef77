import { randomBytes, randomInt } from 'node:crypto';
import type { Seed } from '#core/dice.ts';
import type { Game } from '#core/game.ts';
import type { Store } from '#store/store.ts';

/** Where the operator reads what went on; made for pino, given by whoever runs the app. Never gets a secret. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** How the app spends time and room. */
export interface Pace {
  /** After how many milliseconds the table answers for a seat that has no choice, so that silence tells nothing. */
  readonly veil: { readonly min: number; readonly max: number };
  /** At which parts of the time for an answer its seat is reminded. */
  readonly reminders: readonly number[];
  /** Answers of a bot that may be refused before the question's fallback is taken. */
  readonly botTries: number;
  /** Tables that are kept live at the same time. */
  readonly live: number;
}

/** Everything around the use cases: the store, the games, time, chance, and whom to tell. */
export interface Surroundings {
  readonly store: Store;
  readonly games: ReadonlyMap<string, Game>;
  readonly log: Logger;
  readonly pace: Pace;
  now(): number;
  /** A new table's seed. */
  seed(): Seed;
  /** A new short name for a table or an incident. */
  name(): string;
  /** A number from 0 up to but not 1, for delays only: dice come from the seed. */
  random(): number;
}

const MINUTE = 60_000;

export const PACE: Pace = {
  veil: { min: 2 * MINUTE, max: 40 * MINUTE },
  reminders: [0.5, 0.85],
  botTries: 5,
  live: 1_000,
};

/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const NAME_LENGTH = 7;

/** The surroundings of a real process. */
export function surroundings(given: Pick<Surroundings, 'store' | 'games' | 'log'>): Surroundings {
  return {
    ...given,
    pace: PACE,
    now: () => Date.now(),
    seed: () => randomBytes(32).toString('hex'),
    name: () => Array.from({ length: NAME_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
    random: () => randomInt(2 ** 32) / 2 ** 32,
  };
}
