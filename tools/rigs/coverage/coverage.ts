import { Pace } from '#cli/pace.ts';
import { type Match, playMatch } from '#cli/play.ts';
import { progress } from '#cli/progress.ts';
import type { Game } from '#core/game.ts';
import type { Journal } from '#core/journal.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { type Item, KINDS, type Kind, nameOf } from './inventory.ts';
import { PlayCounts } from './play-counts.ts';
import { scenario } from './scenario.ts';

/** How many games of each sort are played; scenarios are played until nothing is missing, but no more than so many. */
export interface Campaign {
  readonly random: number;
  readonly greedy: number;
  readonly scenarios: number;
  readonly seed: string;
  /** What all of them are played with. */
  readonly modules?: readonly string[];
}

/** A kind of component and what was seen of it. */
interface KindReport {
  readonly kind: Kind;
  readonly all: number;
  readonly drawn: number;
  readonly played: number;
  /** In how many games each was drawn and played. */
  readonly counts: Readonly<Record<string, readonly [drawn: number, played: number]>>;
}

export interface CoverageReport {
  readonly games: number;
  readonly failures: readonly { readonly seed: string; readonly error: string }[];
  readonly kinds: readonly KindReport[];
  /** What was never drawn, or never played. */
  readonly missing: readonly string[];
}

/** Answers of a scenario: a round or two. */
const LENGTH = 500;

const seatsOf = (number: number) => twilightImperium.seats[number % twilightImperium.seats.length] ?? 3;

/** Plays games of all sorts until every component was drawn and played, and says what was. */
export function coverage({ random, greedy, scenarios, seed, modules = [] }: Campaign): CoverageReport {
  const playCounts = new PlayCounts(modules);
  const failures: { seed: string; error: string }[] = [];
  const bar = progress('games', random + greedy + scenarios);
  let games = 0;
  const play = (name: string, match: (seed: string) => Omit<Match, 'seed'>, length?: number) => {
    games += 1;
    const watcher = playCounts.watch();
    try {
      watched({ ...match(name), seed: name }, watcher.look, length);
    } catch (error) {
      failures.push({
        seed: name,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
    watcher.close();
    bar.step();
  };
  const game = twilightImperium as unknown as Game;
  const whole = (bot: string, number: number) => () => ({
    game,
    seats: seatsOf(number),
    options: { factions: 'random', modules },
    bots: [bot],
  });
  for (let n = 0; n < random; n++) play(`${seed}/random/${n}`, whole('random', n));
  for (let n = 0; n < greedy; n++) play(`${seed}/greedy/${n}`, whole('greedy', n));
  for (let n = 0; n < scenarios && playCounts.missing().length > 0; n++)
    play(
      `${seed}/scenario/${n}`,
      (name) => {
        const seats = seatsOf(n + Math.floor(n / 4));
        const bots = n % 3 === 2 ? ['greedy'] : ['random'];
        const missing = playCounts.missing();
        return { game: scenario({ seats, missing, seed: name, modules }), seats, options: {}, bots };
      },
      LENGTH,
    );
  bar.stop();
  return { games, failures, ...reportOf(playCounts) };
}

/** One game with its invariants checked after every answer. */
function watched(match: Match, look: (journal: Journal) => void, length = Number.POSITIVE_INFINITY): void {
  const pace = new Pace();
  playMatch(match, {
    look: (journal) => {
      pace.look(journal);
      const wrong = match.game.invalid(journal.session.state as never);
      if (wrong !== null) throw new Error(`impossible state: ${wrong}`);
      look(journal);
    },
    until: ({ entries }) => entries.length > length,
  });
}

function reportOf(playCounts: PlayCounts): Pick<CoverageReport, 'kinds' | 'missing'> {
  const counts = [...playCounts.counts.values()];
  return {
    kinds: KINDS.map((kind) => {
      const of = counts.filter(({ item }) => item.kind === kind);
      return {
        kind,
        all: of.length,
        drawn: of.filter(({ drawn }) => drawn > 0).length,
        played: of.filter(({ played }) => played > 0).length,
        counts: Object.fromEntries(of.map(({ item, drawn, played }) => [item.id, [drawn, played]] as const)),
      };
    }),
    missing: playCounts.missing().map((item: Item) => nameOf(item)),
  };
}

/** The report in words: a line for each kind, with every count, and what is missing. */
export function told({ games, failures, kinds, missing }: CoverageReport): string[] {
  return [
    ...failures.map(({ seed, error }) => `✗ seed ${seed}: ${error}`),
    ...kinds.flatMap(({ kind, all, drawn, played, counts }) => [
      `${kind}: ${all}, drawn ${drawn}, played ${played}`,
      `  ${Object.entries(counts)
        .map(([id, [came, used]]) => `${id} ${came}/${used}`)
        .join(', ')}`,
    ]),
    `${games} games, ${failures.length} failed; missing: ${missing.join(', ') || 'nothing'}`,
  ];
}
