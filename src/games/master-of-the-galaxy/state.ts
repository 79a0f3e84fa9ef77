import { z } from 'zod';
import type { Frozen } from '#core/json.ts';
import type { Seat } from '#core/seat.ts';
import { SYSTEMS, TRACKS } from './content/board.ts';
import { CARD_IDS, CONFLICTS } from './content/ids.ts';
import { COLOURS, RESOURCES } from './content/kinds.ts';

const seat = z.int().min(0).max(3);
const count = z.int().min(0);
const resource = z.enum(RESOURCES);
const colour = z.enum(COLOURS);
const system = z.enum(SYSTEMS);
const track = z.enum(TRACKS);
const card = z.enum(CARD_IDS);
const side = z.enum(['red', 'blue']);
const cubes = z.object({ red: count, blue: count, yellow: count, green: count, black: count });
const cells = z.array(resource.nullable());

/** Which project a cube lies on: of a planet, a track, a card, or a side of a conflict. */
const projectRef = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('planet'), system, planet: count }),
  z.object({ kind: z.literal('route'), track }),
  z.object({ kind: z.literal('card'), card, project: count }),
  z.object({ kind: z.literal('side'), track, side }),
]);

/** A project on a card: its cubes, whether it works (13.2, 15.1), and the prepared base in its round cell (10.2). */
const cardProject = z.object({ cells, done: z.boolean(), disc: z.boolean() });

const held = z.object({ id: card, projects: z.array(cardProject) });

const conflict = z.object({
  card: z.enum(CONFLICTS),
  track,
  /** The system that the red side faces. */
  red: system,
  cells: z.object({ red: cells, blue: cells }),
  /** Who has offered to end it (19.2). */
  offers: z.array(seat),
});

export const stateSchema = z.object({
  variant: z.enum(['standard', 'experienced']),
  ready: z.boolean(),
  first: seat,
  systems: z.record(
    system,
    z.object({
      owner: seat.nullable(),
      bases: z.int().min(0).max(3),
      /** The cube on each planet; `spent` when a black hole took it (8.8). */
      planets: z.array(z.union([colour, z.literal('spent'), z.null()])),
      hole: z.boolean(),
    }),
  ),
  routes: z.partialRecord(track, z.object({ owner: seat, from: system, colour, cubes: z.int().min(1) })),
  conflicts: z.array(conflict),
  /** Top card first. */
  decks: z.object({
    leader: z.array(card),
    conflict: z.array(card),
    government: z.array(card),
    expansion: z.array(card),
    commerce: z.array(card),
    progress: z.array(card),
    race: z.array(card),
  }),
  /** Races laid out to choose from in the experienced set-up (24.2). */
  offered: z.array(card),
  bank: cubes,
  seats: z.array(
    z.object({
      bag: cubes,
      reserve: z.int().min(0).max(9),
      colour: z.enum(['grey', 'brown', 'orange', 'purple']),
      cards: z.array(held),
      /** Black-hole tokens on the race card: turns to skip (21.2). */
      skips: count,
      turns: count,
    }),
  ),
  turn: z.object({
    seat,
    phase: z.enum(['receive', 'distribute', 'rewards', 'cards']),
    /** Cubes drawn and not yet used. */
    drawn: z.array(resource),
    /** Planets colonised in this turn, still to be rewarded. */
    colonised: z.array(projectRef),
    /** Cards whose round cell was emptied in this phase (11.3). */
    emptied: z.array(card),
    /** Exchanges and amnesties used up in this turn. */
    exchanged: z.array(z.string()),
    amnesties: count,
    discarded: count,
    /** The cards its seat had when it said that it would play none in this turn. */
    ends: z.array(card).nullable(),
    /** Extra turns still to come, and how many this one is in a row (21.1). */
    extra: count,
    streak: count,
  }),
  /** Turns in a row after which nothing but cubes between bags and projects had moved, and how it stood then. */
  still: z.object({ turns: count, mark: z.string() }),
  /** The table ended without a winner. */
  stalemate: z.boolean(),
  winner: z.object({ seat, by: z.enum(['expansion', 'domination', 'capture']) }).nullable(),
});

export type State = z.infer<typeof stateSchema>;
export type Galaxy = Frozen<State>;
export type ProjectRef = z.infer<typeof projectRef>;
export type Held = z.infer<typeof held>;
export type Conflict = z.infer<typeof conflict>;
export type Cubes = z.infer<typeof cubes>;
export type DiscColour = State['seats'][number]['colour'];
export type Victory = 'expansion' | 'domination' | 'capture';

export const DISC_COLOURS: readonly DiscColour[] = ['grey', 'brown', 'orange', 'purple'];

/** A seat's own things; a seat that does not exist is a fault of ours. */
export function seatOf<T extends { readonly seats: readonly unknown[] }>(s: T, at: Seat): T['seats'][number] {
  const found = s.seats[at];
  if (found === undefined) throw new Error(`there is no seat ${at}`);
  return found;
}

/** Seats clockwise, beginning with one. */
export function clockwise(s: Galaxy, from: Seat): Seat[] {
  return s.seats.map((_, i) => (from + i) % s.seats.length);
}

export function rivalsOf(s: Galaxy, at: Seat): Seat[] {
  return clockwise(s, at).slice(1);
}
