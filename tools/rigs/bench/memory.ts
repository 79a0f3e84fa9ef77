import { tableSeed } from '#cli/play.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { Session } from '#core/session.ts';
import { answerAtRandom } from './random-answer.ts';
import { type Benched, sceneOf } from './scenes.ts';

const TABLES = 1_000;
const ANSWERS = 60;

/** Resident memory of a thousand live tables in mid-game, above that of the process without them. */
export function benchMemory(benched: Benched): { tables: number; rssMiB: number; kibPerTable: number } {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const kept = Array.from({ length: TABLES }, (_, number) => midGame(benched, `memory ${number}`));
  globalThis.gc?.();
  const bytes = process.memoryUsage().rss - before;
  if (kept.some((session) => session.stuck !== null)) throw new Error('a table is stuck');
  return {
    tables: kept.length,
    rssMiB: Math.round(bytes / 2 ** 20),
    kibPerTable: Math.round(bytes / 2 ** 10 / TABLES),
  };
}

function midGame({ game, options }: Benched, seed: string): Session {
  const random = pseudoRandom(seed);
  const { session } = Session.start(game, {
    options,
    seats: sceneOf(game.id).seats,
    seed: tableSeed(seed),
  });
  for (let seq = 1; seq <= ANSWERS && !session.over; seq++) answerAtRandom(session, random, seq);
  return session;
}
