import { z } from 'zod';
import type { Frozen } from '#core/json.ts';
import type { Seat } from '#core/seat.ts';
import { ACHIEVEMENTS } from './tables/achievements.ts';
import { PLACES, SYSTEM_PLACES } from './tables/boards.ts';
import { EVENTS } from './tables/events.ts';
import { FACTIONS, MATS } from './tables/factions.ts';
import { GUILDS } from './tables/guilds.ts';
import { SYSTEMS } from './tables/systems.ts';
import { TECHNOLOGIES } from './tables/technology-ids.ts';
import { SLOTS } from './tables/tree.ts';
import { COLUMNS, DISCS, TECH_TYPES } from './tables/vocabulary.ts';

const count = z.int().min(0);
const seat = z.int().min(0).max(3);
const technology = z.enum(TECHNOLOGIES);
const system = z.enum(SYSTEMS);
const event = z.enum(EVENTS);
const place = z.enum(PLACES);
const disc = z.enum(DISCS);

/** How many ships there are of level 1, 2, 3 and 4. */
const fleet = z.tuple([count, count, count, count]);

/** A slot of the technology board: its card once discovered, the event that covers it, and whose cubes lie there (14.6). */
const slot = z.object({
  card: technology.nullable(),
  event: event.nullable(),
  cubes: z.array(seat),
});

/** A row of the technology tableau: cards that lie open, by their right-hand type (24). */
const row = z.object({
  scientific: z.array(technology),
  economic: z.array(technology),
  military: z.array(technology),
  commercial: z.array(technology),
});

/** A system that somebody has: the discs on its card, which is none where it was not colonised in the usual way. */
const colony = z.object({ system, discs: z.array(disc) });

const seatSchema = z.object({
  faction: z.enum(FACTIONS),
  ore: count,
  pop: count,
  supply: z.record(z.enum(COLUMNS), count),
  /** Ships wherever there are any. */
  ships: z.partialRecord(place, fleet),
  /** Production discs that still cover the tracks; the leftmost ones are off (16.1). */
  food: z.int().min(0).max(8),
  oreDiscs: z.int().min(0).max(8),
  /** Discs on the automation track, in the order in which they came. */
  automation: z.array(disc),
  colonies: z.array(colony),
  /** Technologies beside the mat (22.12). */
  private: z.array(technology),
  /** Ships that left the game for the museum. */
  museum: fleet,
  /** Where the pawn stands; beside the board at first, and after it was pushed away (2.11, 22.6). */
  pawn: z.string().nullable(),
  /** The ability that comes once, for an emptied track, has come. */
  spent: z.boolean(),
});

/** An event card that stays in play, what it is laid at, the system that lies beside it, and who has taken it (22.13). */
const lasting = z.object({
  id: event,
  at: z.enum(SYSTEM_PLACES).nullable(),
  system: system.nullable(),
  owner: seat.nullable(),
});

export const stateSchema = z.object({
  /** Fixed at set-up. */
  mats: z.enum(MATS),
  tableau: z.boolean(),
  first: seat,
  /** Turns that are over. */
  turns: count,
  /** Turns after which the game ends, once that is known (7.2). */
  endAfter: count.nullable(),
  phase: z.enum(['action', 'production', 'achievement', 'over']),
  slots: z.record(z.enum(SLOTS), slot),
  /** Top card first. */
  decks: z.object({ 2: z.array(technology), 3: z.array(technology), 4: z.array(technology) }),
  systemDecks: z.object({ A: z.array(system), B: z.array(system) }),
  /** Rows of the tableau that have been opened (24). */
  rows: z.object({ 2: row.nullable(), 3: row.nullable(), 4: row.nullable() }),
  /** Systems in their slots; null where both decks have run out, and X is there only with a fifth system. */
  systems: z.partialRecord(z.enum(SYSTEM_PLACES), system.nullable()),
  /** Who controls what, with which disc (19.11). */
  outposts: z.partialRecord(place, z.object({ seat, disc })),
  /** Places that have a new controller whose disc is still to be chosen (19.11). */
  contested: z.array(place),
  /** Guilds that have been uncovered, as they were. */
  guilds: z.array(z.enum(GUILDS)),
  /** Event cards in play. */
  lasting: z.array(lasting),
  /** Events that were resolved and are gone. */
  discarded: z.array(event),
  achievements: z.array(z.object({ id: z.enum(ACHIEVEMENTS), discs: z.array(seat) })),
  /** What a seat is just looking for: the slot that it researches, the type, and the cards drawn to choose from. */
  search: z
    .object({
      seat,
      slot: z.enum(SLOTS).nullable(),
      type: z.enum(TECH_TYPES).nullable(),
      technologies: z.array(technology),
      /** Cards of other types that were turned over before (14.10). */
      aside: z.array(technology),
      systems: z.array(system),
    })
    .nullable(),
  seats: z.array(seatSchema),
});

export type State = z.infer<typeof stateSchema>;
export type Sun = Frozen<State>;
/** A faction with all that is its own. */
export type Faction = Frozen<z.infer<typeof seatSchema>>;
export type Fleet = Frozen<z.infer<typeof fleet>>;
export type LastingEvent = Frozen<z.infer<typeof lasting>>;
export type Search = NonNullable<Sun['search']>;

export const NO_SHIPS: Fleet = [0, 0, 0, 0];

/** A seat's own things; a seat that does not exist is a fault of ours. */
export function factionOf<T extends { readonly seats: readonly unknown[] }>(
  s: T,
  at: Seat,
): T['seats'][number] {
  const found = s.seats[at];
  if (found === undefined) throw new Error(`there is no seat ${at}`);
  return found;
}

/** Whose turn it is: clockwise from the first player (3.1). */
export const seatAtTurn = ({ first, turns, seats }: Sun): Seat => (first + turns) % seats.length;

/** Rounds are counted from 1. */
export const roundOf = ({ turns, seats }: Sun): number => Math.floor(turns / seats.length) + 1;

/** All seats clockwise, beginning with one. */
export const inOrder = (s: Sun, from: Seat): readonly Seat[] =>
  s.seats.map((_, i) => (from + i) % s.seats.length);
