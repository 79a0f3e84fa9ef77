import type { Seat } from '#core/seat.ts';
import { factionOf, type Sun } from '../state.ts';
import type { PlaceId } from '../tables/boards.ts';
import { type EventRow, events } from '../tables/events.ts';
import { systems } from '../tables/systems.ts';
import { technologies } from '../tables/technologies/index.ts';
import { SHIP_LEVELS } from '../tables/vocabulary.ts';
import { achievementVp } from './achievements.ts';
import { AUTOMATION_VP, FURTHER_AUTOMATION_VP, OUTPOST_VP, STRONGEST_VP, TECHNOLOGY_VP } from './numbers.ts';
import { controlledBy, strengthAt, totalStrength } from './ships.ts';
import { technologiesOf, technologyCount } from './technologies.ts';

/** What points are for, in the order in which they are counted (8). */
export const SCORE_SOURCES = [
  'technologies',
  'levelFour',
  'automation',
  'colonies',
  'outposts',
  'strongest',
  'events',
  'achievements',
] as const;
export type ScoreSource = (typeof SCORE_SOURCES)[number];

/** A seat's points by what they are for. */
export type Score = Readonly<Record<ScoreSource, number>> & { readonly total: number };

const sumOf = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0);

/** All that are seen up to the level reached, and one for each further disc (8.6). */
export function automationVp(level: number): number {
  const further = Math.max(0, level - AUTOMATION_VP.length);
  return sumOf(AUTOMATION_VP.slice(0, level)) + further * FURTHER_AUTOMATION_VP;
}

/** Whoever has most of something: all who tie, but nobody with nothing. */
function most(s: Sun, count: (seat: Seat) => number): readonly Seat[] {
  const counts = s.seats.map((_, seat) => count(seat));
  const best = Math.max(...counts);
  return best === 0 ? [] : counts.flatMap((n, seat) => (n === best ? [seat] : []));
}

/** The strongest in a place (8.9). */
export const strongestIn = (s: Sun, place: PlaceId): readonly Seat[] =>
  most(s, (seat) => strengthAt(s, seat, place));

function museumVp(s: Sun, seat: Seat, { museum }: EventRow): number {
  if (!museum) return 0;
  const ships = factionOf(s, seat).museum;
  return sumOf(SHIP_LEVELS.map((level) => museum.vpByShipLevel[level] * (ships[level - 1] ?? 0)));
}

function endVp(s: Sun, seat: Seat, { endVp: test, vp = 0 }: EventRow): number {
  if (!test) return 0;
  const best = most(s, (one) => (test === 'mostTechs' ? technologyCount(s, one) : totalStrength(s, one)));
  return best.includes(seat) ? vp : 0;
}

/** Points of event cards in play (8.10). */
const eventsVp = (s: Sun, seat: Seat): number =>
  sumOf(
    s.lasting.map(({ id, owner }) => {
      const row = events[id];
      const taken = owner === seat ? (row.vp ?? 0) : 0;
      return taken + endVp(s, seat, row) + museumVp(s, seat, row);
    }),
  );

/** A seat's points as things stand (8). */
export function scoreOf(s: Sun, seat: Seat): Score {
  const held = technologiesOf(s, seat).map((id) => technologies[id]);
  const score: Record<ScoreSource, number> = {
    technologies: sumOf(held.map(({ level }) => TECHNOLOGY_VP[level] ?? 0)),
    levelFour: sumOf(held.map(({ vp = 0 }) => vp)),
    automation: automationVp(factionOf(s, seat).automation.length),
    colonies: sumOf(factionOf(s, seat).colonies.map(({ system }) => systems[system].vp)),
    outposts: controlledBy(s, seat).length * OUTPOST_VP,
    strongest:
      (['SOL', 'DEEP'] as const).filter((place) => strongestIn(s, place).includes(seat)).length *
      STRONGEST_VP,
    events: eventsVp(s, seat),
    achievements: achievementVp(s, seat),
  };
  return { ...score, total: sumOf(SCORE_SOURCES.map((source) => score[source])) };
}
