import type { Seat } from '#core/seat.ts';
import type { Chance } from '#core/table.ts';
import type { Options } from './options.ts';
import { matOf } from './rules/mats.ts';
import { FIRST_ORE, FIRST_POPULATION, RANDOM_EVENTS, TRACK_DISCS } from './rules/numbers.ts';
import { firstRow } from './rules/tableau.ts';
import type { State } from './state.ts';
import { ACHIEVEMENTS, type AchievementId, achievements } from './tables/achievements.ts';
import { EVENTS, type EventId, events } from './tables/events.ts';
import { FACTIONS, type FactionId, factions } from './tables/factions.ts';
import { SYSTEMS, type SystemId, systems } from './tables/systems.ts';
import { technologies } from './tables/technologies/index.ts';
import { TECHNOLOGIES } from './tables/technology-ids.ts';
import { SLOTS, tree } from './tables/tree.ts';
import type { SystemDeck } from './tables/vocabulary.ts';
import { COLUMNS, type Level } from './tables/vocabulary.ts';

type Slots = State['slots'];

const ofLevel = (level: Level) => TECHNOLOGIES.filter((id) => technologies[id].level === level);

/** The events of a level that cover its slots: the mandatory ones and four others, by lot (2.2). */
function eventsOf(level: 2 | 3, chance: Chance): readonly EventId[] {
  const all = EVENTS.filter((id) => events[id].level === level);
  const others = all.filter((id) => !events[id].mandatory);
  const drawn = chance.shuffle(`events-${level}`, others).slice(0, RANDOM_EVENTS);
  return chance.shuffle(`covers-${level}`, [...all.filter((id) => events[id].mandatory), ...drawn]);
}

/** Level I lies open at random, level II and III are covered by events, level IIII by nothing (2.1, 2.2). */
function slotsAtStart(chance: Chance): Slots {
  const open = chance.shuffle('level-1', ofLevel(1));
  const covers = { 2: [...eventsOf(2, chance)], 3: [...eventsOf(3, chance)] };
  return Object.fromEntries(
    SLOTS.map((slot) => {
      const { level } = tree[slot];
      const card = level === 1 ? (open.shift() ?? null) : null;
      const event = level === 2 || level === 3 ? (covers[level].shift() ?? null) : null;
      return [slot, { card, event, cubes: [] }];
    }),
  ) as unknown as Slots;
}

/** The systems in their slots and the decks: of those that a game begins with, two lie open, with two players one (2.4, 2.10). */
function systemsAtStart(seats: number, chance: Chance): Pick<State, 'systems' | 'systemDecks'> {
  const inDeck = (deck: SystemDeck) => SYSTEMS.filter((id) => systems[id].deck === deck);
  const starts = chance.shuffle(
    'first-systems',
    inDeck('A').filter((id) => systems[id].start),
  );
  const open = starts.splice(0, seats === 2 ? 1 : 2);
  const a = chance.shuffle<SystemId>('systems-A', [
    ...inDeck('A').filter((id) => !systems[id].start),
    ...starts,
  ]);
  const b = chance.shuffle('systems-B', inDeck('B'));
  const [A1 = null, A2] = open;
  const [B1 = null, B2 = null] = b.splice(0, 2);
  return { systems: { A1, ...(A2 && { A2 }), B1, B2 }, systemDecks: { A: a, B: b } };
}

/** The basic achievements and one each of A and B (2.5). */
function achievementsAtStart(chance: Chance): State['achievements'] {
  const ofKind = (kind: string) => ACHIEVEMENTS.filter((id) => achievements[id].kind === kind);
  const drawn = (kind: 'A' | 'B') =>
    chance.shuffle<AchievementId>(`achievement-${kind}`, ofKind(kind)).slice(0, 1);
  return [...ofKind('basic'), ...drawn('A'), ...drawn('B')].map((id) => ({ id, discs: [] }));
}

/** A faction with its cubes and discs laid out, and what its mat adds (2.6 to 2.8). */
function factionAtStart(
  faction: FactionId,
  { mats }: Options,
  { seats, place }: { readonly seats: number; readonly place: number },
): State['seats'][number] {
  const { columns } = matOf(mats, faction);
  const { popFrom = {}, ore = 0, oreOnlyWith = seats, shift = 0, shipUp = 0 } = factions[faction].setup;
  const supply = { ...columns };
  let pop = FIRST_POPULATION;
  for (const column of COLUMNS) {
    supply[column] -= popFrom[column] ?? 0;
    pop += popFrom[column] ?? 0;
  }
  supply.E -= shift;
  supply.A += shift;
  const [first, second] = shipUp === 0 ? [1, 0] : [0, 1];
  return {
    faction,
    ore: (FIRST_ORE[place] ?? 0) + (oreOnlyWith === seats ? ore : 0),
    pop,
    supply,
    ships: { SOL: [first, second, 0, 0] },
    food: TRACK_DISCS,
    oreDiscs: TRACK_DISCS,
    automation: [],
    colonies: [],
    private: [],
    museum: [0, 0, 0, 0],
    pawn: null,
    spent: false,
  };
}

/** The factions of a table: those that were named, then others by lot; with two players one is not used (2.10). */
function factionsAtStart(named: readonly FactionId[], seats: number, chance: Chance): readonly FactionId[] {
  const playable = FACTIONS.filter((id) => seats > 2 || !factions[id].notWithTwo);
  const wished = named.filter((id) => playable.includes(id));
  const others = playable.filter((id) => !wished.includes(id));
  return [...wished, ...chance.shuffle('factions', others)].slice(0, seats);
}

/** The table before the first turn (2). */
export function setup(options: Options, seats: number, chance: Chance): State {
  const first: Seat =
    options.first === 'random' ? (chance.roll('first', 1, seats)[0] ?? 0) : options.first % seats;
  const decks = {
    2: chance.shuffle('level-2', ofLevel(2)),
    3: chance.shuffle('level-3', ofLevel(3)),
    4: chance.shuffle('level-4', ofLevel(4)),
  };
  const slots = slotsAtStart(chance);
  const chosen = factionsAtStart(options.factions, seats, chance);
  return {
    mats: options.mats,
    tableau: options.tableau,
    first,
    turns: 0,
    endAfter: null,
    phase: 'action',
    slots,
    rows: { 2: options.tableau ? firstRow(decks[2]) : null, 3: null, 4: null },
    decks,
    ...systemsAtStart(seats, chance),
    outposts: {},
    contested: [],
    guilds: [],
    lasting: [],
    discarded: [],
    achievements: achievementsAtStart(chance),
    search: null,
    seats: chosen.map((faction, seat) =>
      factionAtStart(faction, options, { seats, place: (seat - first + seats) % seats }),
    ),
  };
}
