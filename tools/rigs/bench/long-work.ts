import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordText } from '#app/records/export.ts';
import { inSteps, type Turns } from '#app/runner/long-work.ts';
import { playMatch } from '#cli/play.ts';
import type { Game } from '#core/game.ts';
import { replaying } from '#core/verify.ts';
import { round } from './clock.ts';

/** Notes the longest time for which some work let nobody else have their turn. */
class Stretches implements Turns {
  longest = 0;
  private since = performance.now();

  now(): number {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.since);
    return now;
  }

  async next(): Promise<void> {
    this.now();
    await nextTurn();
    this.since = performance.now();
  }
}

/** What checking and exporting a whole game takes, and the longest that either holds the event loop, in milliseconds. */
export async function benchLongWork(game: Game) {
  const seats = Math.max(...game.seats);
  const record = playMatch({ game, seats, options: {}, bots: ['greedy'], seed: 'long work' }).record();
  const from = performance.now();
  const verifying = new Stretches();
  const { problems } = await inSteps(replaying(game as never, record), verifying);
  const verifyMs = performance.now() - from;
  const exporting = new Stretches();
  const text = await recordText(record, exporting);
  return {
    answers: record.entries.length - 1,
    problems: problems.length,
    characters: text.length,
    verifyMs: round(verifyMs),
    verifyStretchMs: round(verifying.longest),
    exportStretchMs: round(exporting.longest),
  };
}
