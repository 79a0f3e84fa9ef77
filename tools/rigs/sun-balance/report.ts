import { progress } from '#cli/progress.ts';
import { beyondTheSun } from '#games/beyond-the-sun/index.ts';
import { table } from '../balance-figures.ts';
import { type Played, play, type Trial } from './record.ts';
import { nameOf, shares, sources, TARGETS, TOTALS_HEAD, totals, uses } from './sections.ts';

const TRIALS: readonly Trial[] = [
  ...([4, 3, 2] as const).flatMap((seats) =>
    (['basic', 'advanced'] as const).map((mats): Trial => ({ seats, mats, mixed: true })),
  ),
  { seats: 4, mats: 'basic', mixed: false },
  { seats: 4, mats: 'advanced', mixed: false },
  { seats: 4, mats: 'basic', mixed: true, tableau: true },
];

function trial(what: Trial, games: number): readonly Played[] {
  const bar = progress(nameOf(what), games);
  const all = Array.from({ length: games }, (_, number) => {
    bar.step();
    return play(what, number);
  });
  bar.stop();
  return all;
}

/** Plays the trials and writes the report on the balance of the component set. */
export function sunReport(games: number): string {
  const played = TRIALS.map((what) => ({ what, games: trial(what, games) }));
  const of = (mats: Trial['mats']) =>
    played
      .filter(({ what }) => what.seats === 4 && what.mixed && what.mats === mats && !what.tableau)
      .flatMap((one) => one.games);
  const everything = played.flatMap((one) => one.games);
  const [least, most] = TARGETS.rounds;
  return `# Beyond the Sun: balance of the component set

Written by \`npm run -s emissary -- balance --game beyond-the-sun\` (version ${beyondTheSun.version} of the rules, ${games} games a line); the same command gives the same figures.
*Four kinds*: of the seats each leans to another way of playing, in turn; *alike*: all weigh them evenly. After ± stands the standard error; ✓ is within its target, ✗ beyond it by
more than two errors, ? too near to tell.

## Length, points and turn order
Targets: ${least} to ${most} rounds; with four seats each within ${TARGETS.seat} percentage points of its fair share.

${table(
  TOTALS_HEAD,
  played.map(({ what, games: all }) => totals(what, all)),
)}

## Factions and ways to play, four seats
Targets: factions ${TARGETS.faction.join(' to ')} × fair, science at most ${TARGETS.leaning} × fair.

### Basic mats
${shares(of('basic'))}

### Advanced mats
${shares(of('advanced'))}

## Where points come from, in per cent
${sources(everything)}

## Uses in a game
${uses(everything)}
`;
}
