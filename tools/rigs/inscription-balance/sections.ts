import { AGENDAS } from '#games/twilight-inscription/tables/agendas.ts';
import { DIFFICULTIES } from '#games/twilight-inscription/tables/automaton.ts';
import { FACTIONS } from '#games/twilight-inscription/tables/factions.ts';
import { MECATOL } from '#games/twilight-inscription/tables/navigation.ts';
import { OBJECTIVES } from '#games/twilight-inscription/tables/objectives.ts';
import { RELICS } from '#games/twilight-inscription/tables/relics.ts';
import { VARIANTS } from '#games/twilight-inscription/tables/side-a/index.ts';
import { SHEETS, type SheetId, TECHNOLOGIES, UNITS } from '#games/twilight-inscription/tables/vocabulary.ts';
import {
  deviation,
  fixed,
  judged,
  marked,
  mean,
  signed,
  standardError,
  sum,
  table,
  verdictOn,
} from '../balance-figures.ts';
import { type Played, specialistOn } from './record.ts';

/** What the figures should be. */
export const TARGETS = {
  mean: [70, 80],
  alone: 65,
  faction: 8,
  wins: 1.3,
  variant: 3,
  specialist: 1.15,
} as const;

/** One seat of one game. */
interface Seated {
  readonly played: Played;
  readonly seat: number;
  readonly total: number;
}

const seatsOf = (games: readonly Played[]): readonly Seated[] =>
  games.flatMap((played) =>
    played.standings.seats.map(({ seat, score }) => ({ played, seat, total: score.total })),
  );

const playerOf = ({ played, seat }: Seated) => {
  const player = played.state.seats[seat];
  if (!player) throw new Error(`there is no seat ${seat}`);
  return player;
};

const isWinner = ({ played, seat }: Seated) => played.standings.winners.includes(seat);

/** Wins of some seats as a multiple of what chance would give them, with the standard error. */
function winsByFair(seats: readonly Seated[]): { readonly wins: number; readonly error: number } {
  const each = seats.map((one) => {
    const { standings, state } = one.played;
    return isWinner(one) ? state.seats.length / standings.winners.length : 0;
  });
  return { wins: mean(each), error: standardError(each) };
}

/** By how much some seats differ from all, in per cent, with the standard error. */
function offBy(
  some: readonly Seated[],
  all: readonly Seated[],
): { readonly off: number; readonly error: number } {
  const middle = mean(all.map(({ total }) => total));
  const totals = some.map(({ total }) => total);
  return { off: 100 * (mean(totals) / middle - 1), error: (100 * standardError(totals)) / middle };
}

/** Points of a winner over the next. */
function margin({ standings }: Played): number {
  const [first = 0, second = 0] = standings.seats.map(({ score }) => score.total).sort((a, b) => b - a);
  return first - second;
}

/** A line of totals for games with so many seats. */
export function totals(seats: number, games: readonly Played[]): readonly string[] {
  const all = seatsOf(games);
  const points = all.map(({ total }) => total);
  const bySheet = SHEETS.map((sheet) =>
    mean(games.flatMap(({ standings }) => standings.seats.map(({ score }) => score[sheet]))),
  );
  const [least, most] = TARGETS.mean;
  // The seats of one game depend on each other: the error is that of whole games.
  const error = standardError(
    games.map(({ standings }) => mean(standings.seats.map(({ score }) => score.total))),
  );
  const verdict = verdictOn(
    mean(points),
    seats === 1 ? { least: TARGETS.alone, error } : { least, most, error },
  );
  return [
    String(seats),
    String(games.length),
    judged(`${fixed(mean(points))} ± ${fixed(error)}`, verdict),
    fixed(deviation(points)),
    seats === 1 ? '–' : fixed(mean(games.map(margin))),
    bySheet.map((one) => fixed(one)).join(' / '),
    bySheet.map((one) => fixed((100 * one) / mean(points), 0)).join(' / '),
    SHEETS.map((sheet) => fixed(sum(games.map(({ activations }) => activations[sheet])) / all.length)).join(
      ' / ',
    ),
    fixed(mean(all.map((one) => (playerOf(one).navigation.claimed.includes(MECATOL) ? 1 : 0))), 2),
    fixed(mean(all.map((one) => playerOf(one).objectives.length)), 2),
  ];
}

export const TOTALS_HEAD = [
  'seats',
  'games',
  'points ± error',
  'deviation of a seat',
  'margin',
  'points nav / exp / ind / war',
  'share in %',
  'rounds on each',
  'Mecatol Rex claimed',
  'objectives a seat',
];

/** How factions do: points against the mean, and wins. */
export function factions(games: readonly Played[]): string {
  const all = seatsOf(games);
  const rows = FACTIONS.map((faction) => {
    const own = all.filter((one) => playerOf(one).faction === faction);
    const { off, error } = offBy(own, all);
    const { wins, error: ofWins } = winsByFair(own);
    const within = { least: -TARGETS.faction, most: TARGETS.faction, error };
    return [
      faction,
      String(own.length),
      judged(`${signed(off)} ± ${fixed(error)} %`, verdictOn(off, within)),
      judged(
        `${fixed(wins, 2)} ± ${fixed(ofWins, 2)}`,
        verdictOn(wins, { most: TARGETS.wins, error: ofWins }),
      ),
    ];
  });
  return table(['faction', 'seats', 'points against the mean ± error', 'wins × fair ± error'], rows);
}

/** How the sheets of side A do: points against the mean. */
export function variants(games: readonly Played[]): string {
  const all = seatsOf(games);
  const rows = SHEETS.map((sheet) => [
    sheet,
    ...Array.from({ length: VARIANTS }, (_, at) => {
      const own = all.filter(({ played, seat }) => played.state.variants[seat]?.[sheet] === at + 1);
      const { off, error } = offBy(own, all);
      const within = { least: -TARGETS.variant, most: TARGETS.variant, error };
      return judged(`${signed(off)} ± ${fixed(error)}`, verdictOn(off, within));
    }),
  ]);
  return table(['sheet', ...Array.from({ length: VARIANTS }, (_, at) => `A ${at + 1}`)], rows);
}

/** How a specialist on a sheet does among ordinary bots. */
export function specialist(sheet: SheetId, games: readonly Played[]): readonly string[] {
  const all = seatsOf(games);
  const own = all.filter(({ played, seat }) => played.bots[seat] === specialistOn(sheet));
  const { wins, error } = winsByFair(own);
  return [
    sheet,
    String(games.length),
    judged(`${fixed(wins, 2)} ± ${fixed(error, 2)}`, verdictOn(wins, { most: TARGETS.specialist, error })),
    fixed(mean(own.map(({ total }) => total))),
    fixed(mean(all.filter((one) => !own.includes(one)).map(({ total }) => total))),
  ];
}

/** How often a bot gets a rank at each difficulty, and with how many points. */
export function ladder(bot: string, byDifficulty: readonly (readonly Played[])[]): readonly string[] {
  const cells = byDifficulty.map((games) => {
    const each = games.map(({ standings }) => (standings.rank?.rank === 'defeat' ? 0 : 1));
    return `${fixed(mean(each), 2)} ± ${fixed(standardError(each), 2)} (${fixed(mean(seatsOf(games).map(({ total }) => total)), 0)})`;
  });
  return [bot, ...cells];
}

export const LADDER_HEAD = ['seats, bot', ...DIFFICULTIES];

const perSeat = (count: number, seats: readonly Seated[]) => fixed(count / Math.max(1, seats.length), 2);

/** What of the box was used how often; what never was is marked. */
export function uses(games: readonly Played[]): string {
  const all = seatsOf(games);
  const players = all.map(playerOf);
  const decisions = games.flatMap((played) => played.decisions);
  const agendas = AGENDAS.map((agenda) => {
    const own = decisions.filter((one) => one.agenda === agenda);
    const starred = own.filter(({ isStarred }) => isStarred).length;
    const byDie = own.filter((one) => one.byDie).length;
    return [
      agenda,
      marked(String(starred), starred > 0),
      marked(String(own.length - starred), own.length > starred),
      String(byDie),
    ];
  });
  const objectives = OBJECTIVES.map((objective) => {
    const inPlay = games.filter(({ state }) => state.objectives.some(({ id }) => id === objective));
    const seats = seatsOf(inPlay);
    const done = (one: Seated) => playerOf(one).objectives.some(({ id }) => id === objective);
    const somebody = inPlay.filter((played) => seatsOf([played]).some(done)).length;
    return [
      objective,
      String(inPlay.length),
      marked(`${fixed((100 * somebody) / Math.max(1, inPlay.length), 0)} %`, somebody > 0),
      `${fixed((100 * seats.filter(done).length) / Math.max(1, seats.length), 0)} %`,
    ];
  });
  const relics = RELICS.map((relic) => {
    const held = players.flatMap((player) => player.relics.filter(({ id }) => id === relic));
    const played = held.filter((one) => one.played).length;
    return `${relic} ${marked(`${played} of ${held.length}`, played > 0)}`;
  });
  const technologies = TECHNOLOGIES.map((tech) => {
    const owned = players.filter((player) =>
      player.technologies.some(({ id, researched }) => id === tech && researched),
    );
    return `${tech} ${marked(perSeat(owned.length, all), owned.length > 0)}`;
  });
  const units = UNITS.map((unit) => {
    const made = sum(players.map((player) => player.warfare.units.filter((one) => one.unit === unit).length));
    return `${unit} ${marked(perSeat(made, all), made > 0)}`;
  });
  return [
    table(['agenda', 'starred', 'unstarred', 'of these by the die'], agendas),
    table(['objective', 'games in play', 'fulfilled by somebody', 'by a given seat'], objectives),
    `Relics, played of those drawn: ${relics.join(' · ')}.`,
    `Technologies researched, a seat: ${technologies.join(' · ')}.`,
    `Units laid, a seat: ${units.join(' · ')}.`,
  ].join('\n\n');
}
