import { progress } from '#cli/progress.ts';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import { DIFFICULTIES } from '#games/twilight-inscription/tables/automaton.ts';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import { table } from '../balance-figures.ts';
import { type Played, play, specialistOn, type Trial } from './record.ts';
import {
  factions,
  LADDER_HEAD,
  ladder,
  specialist,
  TARGETS,
  TOTALS_HEAD,
  totals,
  uses,
  variants,
} from './sections.ts';

const MANY = 8;
/** Seats at which specialists are tried: one of them each, everywhere in turn. */
const AMONG = 4;

function trial(what: Trial, games: number): readonly Played[] {
  const bar = progress(`${what.seats} seats, ${(what.bots ?? ['greedy']).join()}`, games);
  const all = Array.from({ length: games }, (_, number) => {
    bar.step();
    return play(what, number);
  });
  bar.stop();
  return all;
}

/** One specialist among ordinary bots, at every seat in turn. */
function specialistTrial(sheet: (typeof SHEETS)[number], games: number): readonly Played[] {
  return Array.from({ length: games }, (_, number) => {
    const bots = Array.from({ length: AMONG }, (_seat, at) =>
      at === number % AMONG ? specialistOn(sheet) : 'greedy',
    );
    return play({ seats: AMONG, bots }, number);
  });
}

/** Plays the trials and writes the report on the balance of the component set. */
export function inscriptionReport(games: number): string {
  const bySeats = [1, 2, 3, 4, 6, MANY].map((seats) => ({ seats, played: trial({ seats }, games) }));
  const full = bySeats.at(-1)?.played ?? [];
  const sideA = trial({ seats: MANY, side: 'A' }, games);
  const special = SHEETS.map((sheet) => specialist(sheet, specialistTrial(sheet, games)));
  const rungs = [1, 2].flatMap((seats) =>
    ['random', 'greedy'].map((bot) =>
      ladder(
        `${seats}, ${bot}`,
        DIFFICULTIES.map((difficulty) => trial({ seats, difficulty, bots: [bot] }, games)),
      ),
    ),
  );
  const tables = bySeats.filter(({ seats }) => seats > 2).flatMap(({ played }) => played);
  const [least, most] = TARGETS.mean;
  return `# Twilight Inscription: balance of the component set

Written by \`npm run -s emissary -- balance --game twilight-inscription\` (version ${twilightInscription.version} of the rules, ${games} games a line); the same command gives the same figures.
Greedy bots on side B with dealt factions, unless said. Every figure stands with its standard error: ✓ meets its target, ✗ misses it by more than two standard errors, ? is too close for so few games to tell.

## Points
Target: a mean of ${least} to ${most}, alone at least ${TARGETS.alone}.

${table(
  TOTALS_HEAD,
  bySeats.map(({ seats, played }) => totals(seats, played)),
)}

## Factions at ${MANY} seats
Target: points within ${TARGETS.faction} % of the mean, at most ${TARGETS.wins} × the fair share of wins; the latter takes about 8,000 games to be shown.

${factions([...full, ...sideA])}

## Sheets of side A at ${MANY} seats
Target: points within ${TARGETS.variant} % of the mean; in per cent.

${variants(sideA)}

## Specialists
One bot at ${AMONG} seats makes 1.3 × as much of one sheet. Target: at most ${TARGETS.specialist} × its fair share of wins.

${table(['sheet', 'games', 'wins × fair ± error', 'points', 'points of the others'], special)}

## Alone and with two
Share of games with a rank above defeat, with the mean points.

${table(LADDER_HEAD, rungs)}

## Use of the components, at 3 and more seats
What never came up is marked.

${uses([...tables, ...sideA])}
`;
}
