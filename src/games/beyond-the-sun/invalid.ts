import { miscounted, supplyOf } from '#kit/count.ts';
import { openSpaceCount } from './rules/achievements.ts';
import { controllerOf } from './rules/control.ts';
import { supplyOf as cubesInSupply } from './rules/mats.ts';
import { CUBES, TRACK_DISCS } from './rules/numbers.ts';
import { controllable, placesOf, shipsIn } from './rules/ships.ts';
import { allSpaces, isUnlimited } from './rules/spaces.ts';
import { isReachable, slotsOf } from './rules/technologies.ts';
import type { Sun } from './state.ts';
import { ACHIEVEMENTS } from './tables/achievements.ts';
import { SYSTEM_PLACES } from './tables/boards.ts';
import { EVENTS } from './tables/events.ts';
import { SYSTEMS } from './tables/systems.ts';
import { TECHNOLOGIES } from './tables/technology-ids.ts';
import { SLOTS, tree } from './tables/tree.ts';
import { DECK_LEVELS, TECH_TYPES } from './tables/vocabulary.ts';

const TECHNOLOGY_CARDS = supplyOf(TECHNOLOGIES);
const SYSTEM_CARDS = supplyOf(SYSTEMS);

/** Twenty cubes, however they are turned (1.2). */
function wrongCubes(s: Sun): string | null {
  for (const [seat, faction] of s.seats.entries()) {
    const ships = Object.values(faction.ships).reduce((sum, fleet) => sum + shipsIn(fleet), 0);
    const cubes =
      cubesInSupply(faction) + faction.pop + ships + shipsIn(faction.museum) + slotsOf(s, seat).length;
    if (cubes !== CUBES) return `seat ${seat} has ${cubes} cubes instead of ${CUBES}`;
    const nowhere = Object.keys(faction.ships).find((place) => !placesOf(s).some((one) => one === place));
    if (nowhere) return `seat ${seat} has ships in ${nowhere}, which is not there`;
  }
  return null;
}

/** Eight discs of each track; how many achievement discs there are does not matter (2.6, 6.7). */
function wrongDiscs(s: Sun): string | null {
  for (const [seat, { food, oreDiscs, automation, colonies }] of s.seats.entries()) {
    const outposts = Object.values(s.outposts).flatMap((one) => (one?.seat === seat ? [one.disc] : []));
    const away = [...automation, ...colonies.flatMap(({ discs }) => discs), ...outposts];
    const counts = { food, ore: oreDiscs };
    for (const kind of ['food', 'ore'] as const) {
      const all = counts[kind] + away.filter((disc) => disc === kind).length;
      if (all !== TRACK_DISCS) return `seat ${seat} has ${all} ${kind} discs instead of ${TRACK_DISCS}`;
    }
  }
  return null;
}

function wrongCards(s: Sun): string | null {
  const technologies: (readonly string[])[] = [
    SLOTS.flatMap((slot) => s.slots[slot].card ?? []),
    ...DECK_LEVELS.map((level) => s.decks[level]),
    ...DECK_LEVELS.flatMap((level) => TECH_TYPES.map((type) => s.rows[level]?.[type] ?? [])),
    ...s.seats.map((faction) => faction.private),
    s.search?.technologies ?? [],
    s.search?.aside ?? [],
  ];
  const systems: (readonly string[])[] = [
    SYSTEM_PLACES.flatMap((place) => s.systems[place] ?? []),
    s.systemDecks.A,
    s.systemDecks.B,
    ...s.seats.map(({ colonies }) => colonies.map(({ system }) => system)),
    s.lasting.flatMap(({ system }) => system ?? []),
    s.search?.systems ?? [],
  ];
  return (
    miscounted({ name: 'technology', piles: technologies }, TECHNOLOGY_CARDS) ??
    miscounted({ name: 'system', piles: systems }, SYSTEM_CARDS) ??
    wrongEvents(s)
  );
}

/** No event in two places; those out of the game are nowhere. */
function wrongEvents(s: Sun): string | null {
  const seen = [
    ...SLOTS.flatMap((slot) => s.slots[slot].event ?? []),
    ...s.lasting.map(({ id }) => id),
    ...s.discarded,
  ];
  const twice = EVENTS.find((id) => seen.filter((one) => one === id).length > 1);
  return twice ? `event ${twice} is there too often` : null;
}

/** Cubes beside slots: what leads there has been researched (14.3), and only what is open or just being discovered. */
function wrongSlots(s: Sun): string | null {
  for (const slot of SLOTS) {
    const { card, event, cubes } = s.slots[slot];
    if (new Set(cubes).size !== cubes.length) return `somebody has two cubes at ${slot}`;
    const early = cubes.find((seat) => !isReachable(s, seat, slot));
    if (early !== undefined) return `seat ${early} has researched ${slot} without what leads there`;
    if (card && event) return `${slot} is open and covered`;
    if (card === null && cubes.length > 0 && s.search?.slot !== slot)
      return `${slot} is researched and not open`;
    if (card === null && tree[slot].level === 1) return `${slot} is empty`;
  }
  return null;
}

/** At most one pawn in a space (4.2). */
function wrongPawns(s: Sun): string | null {
  const spaces = allSpaces(s);
  for (const [seat, { pawn }] of s.seats.entries()) {
    if (pawn === null) continue;
    const space = spaces.find(({ id }) => id === pawn);
    if (!space) return `the pawn of seat ${seat} stands in ${pawn}, which is not there`;
    const others = s.seats.some((other, at) => at !== seat && other.pawn === pawn);
    if (others && !isUnlimited(space)) return `there are two pawns in ${pawn}`;
  }
  return null;
}

function wrongAchievements(s: Sun): string | null {
  for (const { id, discs } of s.achievements) {
    if (new Set(discs).size !== discs.length) return `somebody has ${id} twice`;
    if (discs.length > openSpaceCount(s.seats.length, id)) return `${id} has more discs than spaces`;
  }
  return s.achievements.length > ACHIEVEMENTS.length ? 'there are too many achievements' : null;
}

/** Whoever controls something is entitled to it; where a new controller still chooses a disc there is none (19.11). */
function wrongControl(s: Sun): string | null {
  const places = controllable(s);
  const astray = Object.keys(s.outposts).find((place) => !places.some((one) => one === place));
  if (astray) return `there is an outpost in ${astray}, which cannot be controlled`;
  const settled = places.filter((place) => !s.contested.includes(place));
  const wrong = settled.find((place) => controllerOf(s, place) !== (s.outposts[place]?.seat ?? null));
  return wrong ? `control of ${wrong} is not settled` : null;
}

/** What is impossible about a state, if anything. */
export const invalid = (s: Sun): string | null =>
  wrongCubes(s) ??
  wrongDiscs(s) ??
  wrongCards(s) ??
  wrongSlots(s) ??
  wrongPawns(s) ??
  wrongAchievements(s) ??
  wrongControl(s);
