import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Seed } from '#core/dice.ts';
import type { Game } from '#core/game.ts';
import type { Store } from '#store/store.ts';
import { PresenceClock } from './presence-clock.ts';

/** Where the operator reads what went on; made for pino, given by whoever runs the app. Never gets a secret. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** How the app spends time and room. */
export interface AppSettings {
  /** After how many milliseconds the table answers for a seat that has no choice, so that silence tells nothing. */
  readonly veilDelay: { readonly min: number; readonly max: number };
  /** At which parts of the time for an answer its seat is reminded. */
  readonly reminders: readonly number[];
  /** After how many milliseconds seats are reminded that have no deadline, and then every so many. */
  readonly gentleReminders: { readonly after: readonly number[]; readonly every: number };
  /** For how many milliseconds after an answer its seat is not called for what follows from it at once; then it is. */
  readonly stillThere: number;
  /** How many milliseconds without a sign of life still count as time in which the bot was there. */
  readonly maxGap: number;
  /** Answers of a bot that may be refused before the question's fallback is taken. */
  readonly botTries: number;
  /** Tables that are kept live at the same time. */
  readonly liveTables: number;
}

/** Everything around the use cases: the store, the games, time, chance, and whom to tell. */
export interface Dependencies {
  readonly store: Store;
  readonly games: ReadonlyMap<string, Game>;
  readonly log: Logger;
  readonly settings: AppSettings;
  /** The clock on the wall: for what people read. */
  now(): number;
  /** The time that counts: for deadlines, reminders and votes. */
  readonly clock: PresenceClock;
  /** A new table's seed. */
  seed(): Seed;
  /** A new short name for a table or an incident. */
  name(): string;
  /** A number from 0 up to but not 1, for delays only: dice come from the seed. */
  random(): number;
  /** Lets time pass before something is tried again. */
  sleep(ms: number): Promise<void>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const DEFAULT_SETTINGS: AppSettings = {
  veilDelay: { min: 2 * MINUTE, max: 40 * MINUTE },
  reminders: [0.5, 0.85],
  gentleReminders: { after: [DAY, 3 * DAY], every: 7 * DAY },
  stillThere: 2 * MINUTE,
  maxGap: 5 * MINUTE,
  botTries: 5,
  liveTables: 1_000,
};

/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const NAME_LENGTH = 7;

/** The dependencies of a real process. */
export function defaultDependencies(given: Pick<Dependencies, 'store' | 'games' | 'log'>): Dependencies {
  const now = () => Date.now();
  const { maxGap } = DEFAULT_SETTINGS;
  return {
    ...given,
    settings: DEFAULT_SETTINGS,
    now,
    clock: new PresenceClock({ now, monotonic: () => performance.now(), maxGap }),
    seed: () => randomBytes(32).toString('hex'),
    name: () => Array.from({ length: NAME_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
    random: () => randomInt(2 ** 32) / 2 ** 32,
    sleep: (ms) => pause(ms),
  };
}
