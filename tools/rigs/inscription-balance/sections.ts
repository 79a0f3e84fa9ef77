import { AGENDAS } from '#games/twilight-inscription/tables/agendas.ts';
import { DIFFICULTIES } from '#games/twilight-inscription/tables/automaton.ts';
import { FACTIONS } from '#games/twilight-inscription/tables/factions.ts';
import { MECATOL } from '#games/twilight-inscription/tables/navigation.ts';
import { OBJECTIVES } from '#games/twilight-inscription/tables/objectives.ts';
import { RELICS } from '#games/twilight-inscription/tables/relics.ts';
import { VARIANTS } from '#games/twilight-inscription/tables/side-a/index.ts';
import { SHEETS, type SheetId, TECHNOLOGIES, UNITS } from '#games/twilight-inscription/tables/vocabulary.ts';
import { deviation, fixed, marked, mean, signed, sum, table } from './figures.ts';
import { type Played, specialistOn } from './record.ts';

/** What the figures should be. */
export const TARGETS = {
  mean: [70, 80],
  alone: 65,
  faction: 8,
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

/** Wins of some seats as a multiple of what chance would give them. */
function winsByFair(seats: readonly Seated[]): number {
  const won = sum(seats.filter(isWinner).map(({ played }) => 1 / played.standings.winners.length));
  return won / Math.max(Number.EPSILON, sum(seats.map(({ played }) => 1 / played.state.seats.length)));
}

/** By how much some seats differ from all, in per cent. */
const offBy = (some: readonly Seated[], all: readonly Seated[]): number =>
  some.length === 0
    ? 0
    : 100 * (mean(some.map(({ total }) => total)) / mean(all.map(({ total }) => total)) - 1);

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
  const isMet = seats === 1 ? mean(points) >= TARGETS.alone : mean(points) >= least && mean(points) <= most;
  return [
    String(seats),
    String(games.length),
    `${marked(fixed(mean(points)), isMet)} ± ${fixed(deviation(points))}`,
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
  'points ± deviation',
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
    const off = offBy(own, all);
    const error =
      own.length === 0
        ? 0
        : (100 * deviation(own.map(({ total }) => total))) /
          Math.sqrt(own.length) /
          mean(all.map(({ total }) => total));
    return [
      faction,
      String(own.length),
      marked(`${signed(off)} %`, Math.abs(off) <= TARGETS.faction),
      `${fixed(error)} %`,
      fixed(winsByFair(own), 2),
    ];
  });
  return table(['faction', 'seats', 'points against the mean', 'standard error', 'wins × fair'], rows);
}

/** How the sheets of side A do: points against the mean. */
export function variants(games: readonly Played[]): string {
  const all = seatsOf(games);
  const rows = SHEETS.map((sheet) => [
    sheet,
    ...Array.from({ length: VARIANTS }, (_, at) => {
      const own = all.filter(({ played, seat }) => played.state.variants[seat]?.[sheet] === at + 1);
      const off = offBy(own, all);
      return marked(`${signed(off)} %`, Math.abs(off) <= TARGETS.variant);
    }),
  ]);
  return table(['sheet', ...Array.from({ length: VARIANTS }, (_, at) => `A ${at + 1}`)], rows);
}

/** How a specialist on a sheet does among ordinary bots. */
export function specialist(sheet: SheetId, games: readonly Played[]): readonly string[] {
  const all = seatsOf(games);
  const own = all.filter(({ played, seat }) => played.bots[seat] === specialistOn(sheet));
  const wins = winsByFair(own);
  return [
    sheet,
    String(games.length),
    marked(fixed(wins, 2), wins <= TARGETS.specialist),
    fixed(mean(own.map(({ total }) => total))),
    fixed(mean(all.filter((one) => !own.includes(one)).map(({ total }) => total))),
  ];
}

/** How often a bot gets a rank at each difficulty, and with how many points. */
export function ladder(bot: string, byDifficulty: readonly (readonly Played[])[]): readonly string[] {
  const cells = byDifficulty.map((games) => {
    const won = mean(games.map(({ standings }) => (standings.rank?.rank === 'defeat' ? 0 : 1)));
    return `${fixed(won, 2)} (${fixed(mean(seatsOf(games).map(({ total }) => total)), 0)})`;
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
