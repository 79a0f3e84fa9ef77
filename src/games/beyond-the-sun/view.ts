import type { Seat, Viewer } from '#core/seat.ts';
import {
  countOf,
  discsOnAchievements,
  discsToEnd,
  gainable,
  nextVp,
  spacesOf,
} from './rules/achievements.ts';
import { printedStrength } from './rules/colonising.ts';
import { growthColumns, isUnlocked, matOf, oreForPopulation, oreProduction } from './rules/mats.ts';
import { type Score, scoreOf } from './rules/score.ts';
import {
  buildPlaces,
  placesOf,
  specialisations,
  strengthAt,
  systemPlaces,
  totalStrength,
} from './rules/ships.ts';
import { allSpaces, isUnlimited, type Space, standingIn } from './rules/spaces.ts';
import { isReachable, possibleTypes, slotsOf, technologyCount } from './rules/technologies.ts';
import { type Faction, factionOf, roundOf, type Search, type Sun, seatAtTurn } from './state.ts';
import { type AchievementId, achievements } from './tables/achievements.ts';
import { boardOf, EXTRA_LINE, type PlaceId } from './tables/boards.ts';
import type { AbilityRule } from './tables/factions.ts';
import type { TechnologyId } from './tables/technology-ids.ts';
import { SLOTS, type SlotId } from './tables/tree.ts';
import type { Column, DeckLevel, Kind, TechType } from './tables/vocabulary.ts';

export { AUTOMATION_VP, TECHNOLOGY_VP, TRACK_DISCS } from './rules/numbers.ts';
/** What is printed, for those who draw a view or think about it: they know nothing of the game but this file. */
export { automationVp, SCORE_SOURCES, type Score, type ScoreSource } from './rules/score.ts';
export type { Source, Space } from './rules/spaces.ts';
export type { Faction, Fleet, LastingEvent, Search } from './state.ts';
export { type AchievementId, achievements } from './tables/achievements.ts';
export { type PlaceId, SYSTEM_PLACES, type SystemPlace } from './tables/boards.ts';
export { events } from './tables/events.ts';
export type { Ability, FactionId } from './tables/factions.ts';
export { GUILDS, type GuildId, guilds } from './tables/guilds.ts';
export { START_ACTIONS } from './tables/start.ts';
export { type SystemId, systems } from './tables/systems.ts';
export { technologies } from './tables/technologies/index.ts';
export type { TechnologyRow } from './tables/technologies/technology.ts';
export type { TechnologyId } from './tables/technology-ids.ts';
export { SLOTS, type SlotId, tree } from './tables/tree.ts';
export {
  type Action,
  COLUMNS,
  type Column,
  type Cost,
  type Disc,
  KINDS,
  type Kind,
  SHIP_LEVELS,
  type Step,
  TECH_TYPES,
  type TechType,
} from './tables/vocabulary.ts';

/** A slot as everybody sees it: covered by an event, undiscovered, or with its card; and whose cubes lie there. */
export interface SlotView {
  readonly card: TechnologyId | null;
  readonly covered: boolean;
  readonly cubes: readonly Seat[];
  /** What an undiscovered slot can turn out to be, as far as what leads there lies open. */
  readonly types: readonly TechType[];
}

/** A place on the exploration board that can be controlled or colonised. */
export interface PlaceView {
  readonly spec: readonly Kind[];
  readonly strength: readonly number[];
  readonly controller: Seat | null;
  readonly disc: 'food' | 'ore' | 'star' | null;
  /** The strength that colonising takes, where a system lies. */
  readonly required: number | null;
}

/** An action space, whose pawns stand there, and who could not take it because of them. */
export interface SpaceView extends Space {
  readonly unlimited: boolean;
  readonly pawns: readonly Seat[];
}

/** A faction as everybody sees it, with what its things come to. */
export interface SeatView extends Faction {
  readonly score: Score;
  readonly mat: ReturnType<typeof matOf>;
  readonly growth: readonly Column[];
  readonly oreProduction: number;
  readonly oreForPopulation: number;
  readonly abilities: readonly { readonly rule: AbilityRule; readonly unlocked: boolean }[];
  readonly technologies: number;
  readonly researched: readonly SlotId[];
  /** Slots that could be researched next, as far as prerequisites go. */
  readonly reachable: readonly SlotId[];
  readonly buildPlaces: readonly PlaceId[];
  readonly totalStrength: number;
  /** Achievements whose condition is met and whose disc is still to be had. */
  readonly gainable: readonly AchievementId[];
}

/** What a viewer may know of a table: everything but decks, covered events, and cards that somebody looks at alone. */
export interface View {
  readonly viewer: Viewer;
  readonly mats: Sun['mats'];
  readonly tableau: boolean;
  readonly first: Seat;
  readonly round: number;
  /** The round after which it ends, once that is known. */
  readonly lastRound: number | null;
  readonly turn: Seat | null;
  readonly phase: Sun['phase'];
  readonly slots: Readonly<Record<SlotId, SlotView>>;
  readonly decks: Readonly<Record<DeckLevel | 'A' | 'B', number>>;
  readonly rows: Sun['rows'];
  readonly places: Readonly<Partial<Record<PlaceId, PlaceView>>>;
  readonly lines: readonly (readonly [PlaceId, PlaceId])[];
  readonly systems: Sun['systems'];
  readonly guilds: Sun['guilds'];
  readonly spaces: readonly SpaceView[];
  readonly lasting: Sun['lasting'];
  readonly discarded: Sun['discarded'];
  readonly achievements: readonly {
    readonly id: AchievementId;
    readonly spaces: readonly (number | null)[];
    readonly discs: readonly Seat[];
    readonly next: number | null;
    /** How far each seat has come. */
    readonly have: readonly number[];
  }[];
  readonly discs: number;
  readonly discsToEnd: number;
  readonly search: Search | null;
  readonly seats: readonly SeatView[];
}

function slotView(s: Sun, slot: SlotId): SlotView {
  const { card, event, cubes } = s.slots[slot];
  return { card, covered: event !== null, cubes, types: card === null ? possibleTypes(s, slot) : [] };
}

function placeView(s: Sun, place: PlaceId): PlaceView {
  const outpost = s.outposts[place];
  const system = systemPlaces(s).find((one) => one === place);
  return {
    spec: specialisations(s, place),
    strength: s.seats.map((_, seat) => strengthAt(s, seat, place)),
    controller: outpost?.seat ?? null,
    disc: outpost?.disc ?? null,
    required: system ? printedStrength(s, system) : null,
  };
}

function seatView(s: Sun, seat: Seat): SeatView {
  const faction = factionOf(s, seat);
  const mat = matOf(s.mats, faction.faction);
  return {
    ...faction,
    score: scoreOf(s, seat),
    mat,
    growth: growthColumns(s, seat),
    oreProduction: oreProduction(s, seat),
    oreForPopulation: oreForPopulation(s, seat),
    abilities: mat.abilities.map(({ rule, unlocked }) => ({ rule, unlocked: isUnlocked(faction, unlocked) })),
    technologies: technologyCount(s, seat),
    researched: slotsOf(s, seat),
    reachable: SLOTS.filter((slot) => isReachable(s, seat, slot) && !s.slots[slot].cubes.includes(seat)),
    buildPlaces: buildPlaces(s, seat),
    totalStrength: totalStrength(s, seat),
    gainable: gainable(s, seat),
  };
}

/** Cards drawn to be researched lie open; those of which somebody keeps one only they see (14.10, 22.12). */
function searchFor({ search }: Sun, viewer: Viewer): Search | null {
  if (search === null || search.slot !== null || search.seat === viewer) return search;
  return { ...search, technologies: [], systems: [] };
}

export function view(s: Sun, viewer: Viewer): View {
  const count = s.seats.length;
  const { lines } = boardOf(count);
  const places = placesOf(s);
  const isOver = s.phase === 'over';
  return {
    viewer,
    mats: s.mats,
    tableau: s.tableau,
    first: s.first,
    round: isOver && s.endAfter !== null ? s.endAfter / count : roundOf(s),
    lastRound: s.endAfter === null ? null : s.endAfter / count,
    turn: isOver ? null : seatAtTurn(s),
    phase: s.phase,
    slots: Object.fromEntries(SLOTS.map((slot) => [slot, slotView(s, slot)])) as View['slots'],
    decks: {
      2: s.decks[2].length,
      3: s.decks[3].length,
      4: s.decks[4].length,
      A: s.systemDecks.A.length,
      B: s.systemDecks.B.length,
    },
    rows: s.rows,
    places: Object.fromEntries(places.map((place) => [place, placeView(s, place)])) as View['places'],
    lines: places.includes('X') ? [...lines, EXTRA_LINE] : lines,
    systems: s.systems,
    guilds: s.guilds,
    spaces: allSpaces(s).map((space) => ({
      ...space,
      unlimited: isUnlimited(space),
      pawns: standingIn(s, space.id),
    })),
    lasting: s.lasting,
    discarded: s.discarded,
    achievements: s.achievements.map(({ id, discs }) => ({
      id,
      spaces: spacesOf(count, id),
      discs,
      next: nextVp(s, id),
      have: s.seats.map((_, seat) => countOf(s, seat, achievements[id].test.count)),
    })),
    discs: discsOnAchievements(s),
    discsToEnd: discsToEnd(count),
    search: searchFor(s, viewer),
    seats: s.seats.map((_, seat) => seatView(s, seat)),
  };
}
