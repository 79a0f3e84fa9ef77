import type { Game } from '#core/game.ts';
import type { Journal } from '#core/journal.ts';
import { modulesFor, type SaidModules, withModules } from './modules.ts';
import { Pace, type Windows } from './pace.ts';
import { playMatch } from './play.ts';
import { progress } from './progress.ts';
import { type Tally, tallyFacts } from './tally.ts';

export interface SelfPlay {
  readonly game: Game;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly options: unknown;
  readonly modules?: SaidModules;
  /** Counts what was told, if given. */
  readonly tally?: Tally | undefined;
}

/** One game as reported on a line. */
export interface GameLine {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** Those that were played with, where some were asked for. */
  readonly modules?: readonly string[];
  readonly answers: number;
  readonly checkpoints: number;
  readonly ms: number;
  readonly windows: Windows;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly rounds: number;
}

/** One game of bots, its invariants checked after every answer. */
function playOne(play: SelfPlay, number: number): GameLine {
  const { game, seats, bots } = play;
  const seed = `${play.seed}/${number}`;
  const modules = modulesFor(game, play.modules, { seats, seed });
  const options = withModules(play.options, modules);
  const started = performance.now();
  const pace = new Pace();
  const look = (now: Journal) => {
    const wrong = game.invalid(now.session.state as never);
    if (wrong !== null) throw new Error(`impossible state: ${wrong}`);
    pace.look(now);
  };
  const journal = playMatch({ game, seats, options, bots, seed }, { look });
  if (play.tally) tallyFacts(play.tally, journal);
  return {
    game: game.id,
    seats,
    seed,
    ...(modules === null ? {} : { modules }),
    answers: journal.entries.length - 1,
    checkpoints: journal.checkpoints.length,
    ms: Math.round(performance.now() - started),
    windows: pace.counts,
    ...journal.session.result(),
  };
}

/** Plays many games and reports each; gives the number of those that threw, broke an invariant or did not end. */
export function selfplay(
  play: SelfPlay,
  report: (line: GameLine | { seed: string; error: string }) => void,
): number {
  const bar = progress('games', play.games);
  let failed = 0;
  for (let number = 0; number < play.games; number++) {
    try {
      report(playOne(play, number));
    } catch (error) {
      failed += 1;
      report({
        seed: `${play.seed}/${number}`,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
    bar.step();
  }
  bar.stop();
  return failed;
}
