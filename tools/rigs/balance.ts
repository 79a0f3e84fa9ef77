import { playMatch } from '#cli/play.ts';
import { progress } from '#cli/progress.ts';
import type { Game } from '#core/game.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import type { Victory } from '#games/master-of-the-galaxy/state.ts';
import type { View } from '#games/master-of-the-galaxy/view.ts';

const VICTORIES = ['expansion', 'domination', 'capture'] as const satisfies readonly Victory[];

/** What is remembered of one game. */
interface Outcome {
  readonly winner: number;
  /** Null for a game that ended without a winner. */
  readonly by: Victory | null;
  readonly turns: number;
  readonly first: number;
  readonly bots: readonly string[];
}

/** One line of the report: a set-up played many times. */
interface Trial {
  readonly seats: number;
  readonly kind: 'fixed' | 'free' | 'random';
  readonly outcomes: readonly Outcome[];
}

function play(seats: number, bots: readonly string[], seed: string): Outcome {
  const game = masterOfTheGalaxy as unknown as Game;
  const { session } = playMatch({ game, seats, options: {}, bots, seed });
  const view = session.view('table') as View;
  const { seat, by } = view.winner ?? { seat: -1, by: null };
  return {
    winner: seat,
    by,
    turns: Math.max(...view.seats.map(({ turns }) => turns)),
    first: view.first,
    bots,
  };
}

/** Each seat follows one victory, and over the games every seat follows each of them equally often. */
function fixedBots(seats: number, number: number): string[] {
  return Array.from(
    { length: seats },
    (_, seat) => `greedy-${VICTORIES[(seat + number) % VICTORIES.length]}`,
  );
}

function trial(kind: Trial['kind'], seats: number, games: number): Trial {
  const bar = progress(`${kind}, ${seats} seats`, games);
  const outcomes = Array.from({ length: games }, (_, number) => {
    const bots = kind === 'fixed' ? fixedBots(seats, number) : [kind === 'free' ? 'greedy' : 'random'];
    bar.step();
    return play(seats, bots, `balance/${kind}/${seats}/${number}`);
  });
  bar.stop();
  return { seats, kind, outcomes };
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;
const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** How often a victory's followers won, as a multiple of what chance would give them. */
function share({ outcomes }: Trial, victory: Victory): string {
  const bot = `greedy-${victory}`;
  const expected = outcomes.reduce(
    (sum, { bots }) => sum + bots.filter((name) => name === bot).length / bots.length,
    0,
  );
  const won = outcomes.filter(({ bots, winner }) => bots[winner] === bot).length;
  return (won / expected).toFixed(2);
}

function line(t: Trial): string {
  const { outcomes, seats, kind } = t;
  const wins = VICTORIES.map((by) =>
    percent(outcomes.filter((outcome) => outcome.by === by).length, outcomes.length),
  );
  const followers = kind === 'fixed' ? VICTORIES.map((victory) => share(t, victory)).join(' / ') : '–';
  const turns = outcomes.map((outcome) => outcome.turns).sort((a, b) => a - b);
  const early = percent(turns.filter((count) => count < 12).length, turns.length);
  const nine = turns[Math.floor(turns.length * 0.9)] ?? 0;
  const first = percent(
    outcomes.filter((outcome) => outcome.winner === outcome.first).length,
    outcomes.length,
  );
  return `| ${kind} | ${seats} | ${outcomes.length} | ${followers} | ${wins.join(' / ')} | ${percent(outcomes.filter(({ by }) => by === null).length, outcomes.length)} | ${median(turns)} (${nine}) | ${early} | ${first} (${percent(1, seats)}) |`;
}

/** Plays the trials and writes the report on the card set's balance. */
export function balanceReport(games: number): string {
  const trials = [
    ...[2, 3, 4].map((seats) => trial('fixed', seats, games)),
    ...[2, 3, 4].map((seats) => trial('free', seats, games)),
    ...[2, 3, 4].map((seats) => trial('random', seats, Math.max(1, Math.round(games / 5)))),
  ];
  return `# Master of the Galaxy: balance of the card set

Written by \`npm run -s emissary -- balance\` (version ${masterOfTheGalaxy.version} of the rules); the same command gives the same figures.
*Fixed*: each seat follows one victory, all three equally often. *Free*: greedy bots weigh the victories themselves. *Random*: any legal answer.

| bots | seats | games | followers of expansion / domination / capture win × fair share | won by expansion / domination / capture | without a winner | turns: median (nine in ten) | over before turn 12 | first seat wins (fair) |
|---|---|---|---|---|---|---|---|---|
${trials.map(line).join('\n')}

Targets: greedy bots 20–35 turns; with fixed strategies each 0.8–1.2 × its fair share at 3 and 4 seats; each victory at least 10 % of
the wins at 3 and 4 seats, also with free choice, capture at least 3 % at two; no victory before turn 12 in more than 5 % of the games;
the first seat within 7 percentage points of its fair share; random bots end every game.
`;
}
