import { SCORE_SOURCES, scoreOf } from '#games/beyond-the-sun/rules/score.ts';
import { ACHIEVEMENTS } from '#games/beyond-the-sun/tables/achievements.ts';
import { EVENTS } from '#games/beyond-the-sun/tables/events.ts';
import { FACTIONS } from '#games/beyond-the-sun/tables/factions.ts';
import { GUILDS } from '#games/beyond-the-sun/tables/guilds.ts';
import { START_ACTIONS } from '#games/beyond-the-sun/tables/start.ts';
import { SYSTEMS } from '#games/beyond-the-sun/tables/systems.ts';
import { technologies } from '#games/beyond-the-sun/tables/technologies/index.ts';
import { TECHNOLOGIES } from '#games/beyond-the-sun/tables/technology-ids.ts';
import { SLOTS } from '#games/beyond-the-sun/tables/tree.ts';
import {
  deviation,
  fixed,
  judged,
  marked,
  mean,
  standardError,
  sum,
  table,
  verdictOn,
} from '../balance-figures.ts';
import { LEANING_IDS, type Played, type Trial } from './record.ts';

/** What the figures should be. */
export const TARGETS = {
  rounds: [14, 17],
  /** Percentage points by which a seat's wins may differ from its fair share, with four seats. */
  seat: 4,
  faction: [0.85, 1.2],
  leaning: 1.15,
  answers: 5,
} as const;

interface Seated {
  readonly played: Played;
  readonly seat: number;
}

const seatsOf = (games: readonly Played[]): readonly Seated[] =>
  games.flatMap((played) => played.scores.map((_, seat) => ({ played, seat })));

/** The share of a win that a seat had, as a multiple of what chance would give it. */
const wonByFair = ({ played: { winners, scores }, seat }: Seated): number =>
  winners.includes(seat) ? scores.length / winners.length : 0;

function winCell(
  seats: readonly Seated[],
  range: { readonly least?: number; readonly most?: number },
): string {
  const each = seats.map(wonByFair);
  // What chance alone would do to seats that win their fair share: known even where nobody has won.
  const error = Math.sqrt(
    mean(seats.map(({ played }) => played.scores.length - 1)) / Math.max(1, seats.length),
  );
  return judged(`${fixed(mean(each), 2)} ± ${fixed(error, 2)}`, verdictOn(mean(each), { ...range, error }));
}

export const TOTALS_HEAD = [
  'seats, mats, bots',
  'games',
  'rounds (5 / 50 / 95 %)',
  'points of all, winner, last',
  'wins × fair by turn order',
  'answers a turn; turns of at most 5',
];

const nth = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const nameOf = ({ seats, mats, mixed, tableau }: Trial): string =>
  `${seats}, ${mats}${tableau ? ', tableau' : ''}, ${mixed ? 'four kinds' : 'alike'}`;

/** A line of figures for games played alike. */
export function totals(trial: Trial, games: readonly Played[]): readonly string[] {
  const rounds = games.map((one) => one.rounds).toSorted((a, b) => a - b);
  const [least, most] = TARGETS.rounds;
  const length = verdictOn(mean(rounds), { least, most, error: standardError(rounds) });
  const scores = games.flatMap((one) => one.scores);
  const bySeat = Array.from({ length: trial.seats }, (_, seat) => {
    const own = games.map((played) => ({ played, seat }));
    const share = (TARGETS.seat / 100) * trial.seats;
    return winCell(own, trial.seats === 4 ? { least: 1 - share, most: 1 + share } : {});
  });
  const answers = games.flatMap((one) => one.answers);
  const short = answers.filter((n) => n <= TARGETS.answers).length;
  return [
    nameOf(trial),
    String(games.length),
    `${judged(fixed(mean(rounds)), length)} (${[0.05, 0.5, 0.95].map((share) => nth(rounds, share)).join(' / ')})`,
    [
      `${fixed(mean(scores))} (sd ${fixed(deviation(scores))})`,
      fixed(mean(games.map((one) => Math.max(...one.scores)))),
      fixed(mean(games.map((one) => Math.min(...one.scores)))),
    ].join(', '),
    bySeat.join(' / '),
    `${fixed(mean(answers), 2)}; ${fixed((100 * short) / Math.max(1, answers.length), 0)} %`,
  ];
}

/** How factions and ways to play do. */
export function shares(games: readonly Played[]): string {
  const all = seatsOf(games);
  const [least, most] = TARGETS.faction;
  const factions = FACTIONS.map((id) => {
    const own = all.filter(({ played, seat }) => played.state.seats[seat]?.faction === id);
    return [id, String(own.length), winCell(own, { least, most })];
  });
  const leanings = LEANING_IDS.map((id) => {
    const own = all.filter(({ played, seat }) => played.leanings[seat] === id);
    return [id, String(own.length), winCell(own, id === 'science' ? { most: TARGETS.leaning } : {})];
  });
  return [
    table(['faction', 'seats', 'wins × fair'], factions),
    table(['way to play', 'seats', 'wins × fair'], leanings),
  ].join('\n\n');
}

/** Where points come from, in per cent. */
export function sources(games: readonly Played[]): string {
  const scores = seatsOf(games).map(({ played, seat }) => scoreOf(played.state, seat));
  const total = sum(scores.map((score) => score.total));
  const cells = SCORE_SOURCES.map((source) =>
    fixed((100 * sum(scores.map((score) => score[source]))) / Math.max(1, total)),
  );
  return table([...SCORE_SOURCES], [cells]);
}

const perGame = (count: number, games: readonly Played[]): string =>
  marked(fixed(count / Math.max(1, games.length), 2), count > 0);

/** What of the box was used how often in a game; what never was is marked. */
export function uses(games: readonly Played[]): string {
  const usesOf = (what: string) => sum(games.map((one) => one.uses[what] ?? 0));
  const researched = (id: string) =>
    sum(
      games.map(({ state }) => {
        const slot = SLOTS.find((one) => state.slots[one].card === id);
        const beside = state.seats.filter((seat) => seat.private.some((one) => one === id)).length;
        return beside + (slot ? state.slots[slot].cubes.length : 0);
      }),
    );
  const reached = ACHIEVEMENTS.map((id) => {
    const inPlay = games.filter(({ state }) => state.achievements.some((one) => one.id === id));
    const discs = sum(
      inPlay.map(({ state }) => state.achievements.find((one) => one.id === id)?.discs.length ?? 0),
    );
    return `${id} ${perGame(discs, inPlay)}`;
  });
  const list = (ids: readonly string[], count: (id: string) => number) =>
    ids.map((id) => `${id} ${perGame(count(id), games)}`).join(' · ');
  const acting = TECHNOLOGIES.filter((id) => technologies[id].actions.length > 0);
  return [
    `Technologies researched: ${list(TECHNOLOGIES, researched)}.`,
    `Their actions: ${list(acting, (id) => usesOf(`action technology:${id}`))}.`,
    `Other actions: ${list(START_ACTIONS, (id) => usesOf(`action start:${id}`))} · ${list(GUILDS, (id) => usesOf(`action guild:${id}`))}.`,
    `Events: ${list(EVENTS, (id) => usesOf(`event ${id}`))}.`,
    `Colonised: ${list(SYSTEMS, (id) => usesOf(`colony ${id}`))}.`,
    `Production: ${list(['growth', 'ore', 'trade'], (id) => usesOf(`production ${id}`))}.`,
    `Achievements, where they are in play: ${reached.join(' · ')}.`,
  ].join('\n\n');
}
