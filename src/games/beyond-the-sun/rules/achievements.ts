import type { Seat } from '#core/seat.ts';
import { factionOf, type Sun } from '../state.ts';
import {
  ACHIEVEMENTS,
  type AchievementId,
  achievements,
  BLOCKED_SPACE,
  type CountId,
} from '../tables/achievements.ts';
import { systems } from '../tables/systems.ts';
import { technologies } from '../tables/technologies/index.ts';
import { KINDS, type Kind, TECH_TYPES } from '../tables/vocabulary.ts';
import { DISCS_TO_END, TRACK_DISCS } from './numbers.ts';
import { controlledBy, specialisations, totalStrength } from './ships.ts';
import { countOfLevel, technologiesOf, technologyCount } from './technologies.ts';

/** Printed symbols of a kind on colonies and controlled places; discs do not matter (22.9). */
function symbolsOf(s: Sun, seat: Seat, kind: Kind): number {
  const printed = [
    ...factionOf(s, seat).colonies.map(({ system }) => systems[system].spec),
    ...controlledBy(s, seat).map((place) => specialisations(s, place)),
  ];
  return printed.filter((spec) => spec.includes(kind)).length;
}

/** Types of which a seat has two technologies, a hybrid counting for both of its types. */
function typesHeldTwice(s: Sun, seat: Seat): number {
  const held = technologiesOf(s, seat).map((id) => technologies[id].types);
  return TECH_TYPES.filter((type) => held.filter((types) => types.includes(type)).length >= 2).length;
}

/** What a condition counts of a seat's things. */
export function countOf(s: Sun, seat: Seat, count: CountId): number {
  const faction = factionOf(s, seat);
  switch (count) {
    case 'level3':
      return countOfLevel(s, seat, 3);
    case 'level4':
      return countOfLevel(s, seat, 4);
    case 'colonies':
      return faction.colonies.length;
    case 'coloniesB':
      return faction.colonies.filter(({ system }) => systems[system].deck === 'B').length;
    case 'automation':
      return faction.automation.length;
    case 'outposts':
      return controlledBy(s, seat).length;
    case 'typesHeldTwice':
      return typesHeldTwice(s, seat);
    case 'discsOff':
      return 2 * TRACK_DISCS - faction.food - faction.oreDiscs;
    case 'specMax':
      return Math.max(...KINDS.map((kind) => symbolsOf(s, seat, kind)));
    case 'techs':
      return technologyCount(s, seat);
    case 'strength':
      return totalStrength(s, seat);
  }
}

/** The points of an achievement's spaces that can be taken, from the left (2.9, 6.2). */
export function spacesOf(seats: number, id: AchievementId): readonly (number | null)[] {
  const { kind, vp } = achievements[id];
  const isBlocked = seats === BLOCKED_SPACE.players && kind === BLOCKED_SPACE.kind;
  return vp.map((points, at) => (isBlocked && at === BLOCKED_SPACE.space ? null : points));
}

/** The points of the spaces that a disc can lie on. */
const openSpaces = (seats: number, id: AchievementId): readonly number[] =>
  spacesOf(seats, id).filter((points) => points !== null);

/** Spaces that discs can lie on. */
export const openSpaceCount = (seats: number, id: AchievementId): number => openSpaces(seats, id).length;

/** What the next disc on an achievement is worth; null once it is full (6.3). */
export function nextVp(s: Sun, id: AchievementId): number | null {
  const discs = s.achievements.find((one) => one.id === id)?.discs ?? [];
  return openSpaces(s.seats.length, id)[discs.length] ?? null;
}

const isMet = (s: Sun, seat: Seat, id: AchievementId): boolean => {
  const { count, n } = achievements[id].test;
  return countOf(s, seat, count) >= n;
};

/** The achievements that a seat could gain now (6.3, 6.4, 6.6). */
export const gainable = (s: Sun, seat: Seat): readonly AchievementId[] =>
  s.achievements
    .filter(({ id, discs }) => !discs.includes(seat) && nextVp(s, id) !== null && isMet(s, seat, id))
    .map(({ id }) => id);

/** Points of a seat's discs (8.11). */
export function achievementVp(s: Sun, seat: Seat): number {
  return s.achievements.reduce((sum, { id, discs }) => {
    const at = discs.indexOf(seat);
    return at < 0 ? sum : sum + (openSpaces(s.seats.length, id)[at] ?? 0);
  }, 0);
}

/** Achievement discs on all cards together, which bring the end (7.1). */
export const discsOnAchievements = (s: Sun): number =>
  s.achievements.reduce((sum, { discs }) => sum + discs.length, 0);

export const discsToEnd = (seats: number): number => DISCS_TO_END[seats] ?? ACHIEVEMENTS.length;
