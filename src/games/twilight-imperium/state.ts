import { z } from 'zod';
import type { Frozen } from '#core/json.ts';
import type { Seat } from '#core/seat.ts';
import { optionsSchema } from './options.ts';
import { agendaState, pastBallot, voteAhead } from './state/ballot.ts';
import { fightRecord } from './state/fight.ts';
import { boxSchema } from './tables/box.ts';
import {
  ACTION_CARD_IDS,
  AGENDA_IDS,
  NOTE_IDS,
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
  STRATEGY_CARDS,
} from './tables/card-ids.ts';
import { ALL_PLANET_IDS, ALL_SYSTEM_IDS, FACTION_IDS, TECHNOLOGY_IDS } from './tables/ids.ts';
import { COLOURS, UNIT_TYPES } from './tables/kinds.ts';

const seat = z.int().min(0).max(5);
const count = z.int().min(0);
const system = z.enum(ALL_SYSTEM_IDS);
const planet = z.enum(ALL_PLANET_IDS);
const unit = z.enum(UNIT_TYPES);
const actionCard = z.enum(ACTION_CARD_IDS);
const agenda = z.enum(AGENDA_IDS);
const secret = z.enum(SECRET_IDS);
const strategyCard = z.enum(STRATEGY_CARDS);
const publicObjective = z.enum([...STAGE_ONE, ...STAGE_TWO]);

/** Units of one type and owner in one place; of the count, so many are damaged (52.1). */
const stack = z.object({ seat, unit, count: z.int().min(1), damaged: count });

/** A promissory note and whose colour or faction it is (25). */
const note = z.object({ id: z.enum(NOTE_IDS), owner: seat });

/** What a seat's space cannons do about another: fire unasked, ask first, or hold fire (34.2, 34.7). */
const fireOrder = z.object({ against: seat, order: z.enum(['fire', 'ask', 'hold']) });

const seatState = z.object({
  faction: z.enum(FACTION_IDS).nullable(),
  colour: z.enum(COLOURS),
  /** Command tokens on the sheet (18.1); those neither here nor on the board are reinforcements. */
  pools: z.object({ tactic: count, fleet: count, strategy: count }),
  goods: count,
  commodities: count,
  /** Technologies in play (28.1); one whose token lies on another's card has that card's text `as` well (28.16). */
  technologies: z.array(
    z.object({
      id: z.enum(TECHNOLOGY_IDS),
      exhausted: z.boolean(),
      as: z.enum(TECHNOLOGY_IDS).optional(),
    }),
  ),
  strategy: z.array(z.object({ id: strategyCard, exhausted: z.boolean() })),
  /** Action cards in hand (24.5). */
  hand: z.array(actionCard),
  secrets: z.object({ held: z.array(secret), scored: z.array(secret) }),
  /** Promissory notes in hand, and those that lie open in front of the seat (25.5a, 25.6). */
  notes: z.array(note),
  area: z.array(note),
  /** Has been given a note at least once: only then may it hold another's (25.2). */
  received: z.boolean(),
  points: count,
  passed: z.boolean(),
  eliminated: z.boolean(),
  /** Infantry lying on an upgrade, to come back at the start of the next turn. */
  reviving: count,
  ahead: voteAhead.optional(),
  /** What its space cannons do about others where it need not be asked; they fire at whoever is not named (34.2). */
  fireOrders: z.array(fireOrder).optional(),
  /** Before the game: tiles to build the board with, factions dealt to choose from, secrets dealt. */
  dealt: z.object({
    tiles: z.array(system),
    factions: z.array(z.enum(FACTION_IDS)),
    secrets: z.array(secret),
  }),
});

/** Where the rules stand: what the flow from here to the next checkpoint plays. */
const stage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('factions') }),
  z.object({ kind: z.literal('board') }),
  z.object({ kind: z.literal('secrets') }),
  z.object({ kind: z.literal('strategy') }),
  z.object({ kind: z.literal('turn'), seat }),
  z.object({ kind: z.literal('status') }),
  z.object({ kind: z.literal('agenda'), number: z.int().min(1).max(2) }),
  z.object({ kind: z.literal('over') }),
]);

/** A lasting effect: which component left it, for whom, on what, and when it lapses (74.3a). */
const effect = z.object({
  component: z.string(),
  seat,
  until: z.enum([
    'combat round',
    'combat',
    'invasion',
    'production',
    'action',
    'turn',
    'agenda',
    'phase',
    'round',
    'game',
  ]),
  data: z.json(),
});

const battle = z.object({
  kind: z.enum(['space', 'ground']),
  system,
  planet: planet.nullable(),
  attacker: seat,
  defender: seat,
  round: count,
  /** Who announced a retreat in this round (35.4). */
  retreating: seat.nullable(),
  /** The last roll of each side, for whoever watches: results that hit and all results. */
  rolls: z.array(z.object({ seat, unit, results: z.array(z.int()), hitOn: z.int(), bonus: z.int() })),
  /** Hits that each side has made in this round. */
  hits: z.object({ attacker: count, defender: count }),
  /** What has been destroyed in it so far, of both sides. */
  destroyed: z.array(unit),
});

/** What a turn has done to the board, for all to see: whoever was away finds it on the picture. */
const lastTurn = z.object({
  /** Whose turn it is or was, and in which round. */
  seat,
  round: count,
  over: z.boolean(),
  tokens: z.array(z.object({ seat, system })),
  /** Units that went from system to system, together. */
  moves: z.array(z.object({ seat, from: system, to: system, count })),
  battles: z.array(z.object({ system, winner: seat.nullable() })),
  /** Where units were destroyed. */
  losses: z.array(system),
  taken: z.array(z.object({ seat, planet })),
  /** Units that came from the reinforcements. */
  built: z.array(z.object({ seat, system, count })),
});

/** What one side gives in a transaction (69.2); action cards only where something allows it (69.3a). */
const bundle = z.object({
  goods: count,
  commodities: count,
  note: note.nullable(),
  cards: z.array(actionCard),
});

/** Words beside an offer are no longer than this. */
export const MAX_WORDS_LENGTH = 300;

/**
 * A transaction that one seat has proposed to another: what it gives, what it wants, how many action cards beside, and words that
 * bind nobody (14.4).
 */
const offer = z.object({
  from: seat,
  to: seat,
  give: bundle,
  want: bundle,
  wantCards: count,
  words: z.string().max(MAX_WORDS_LENGTH),
});

/** What happened in public, for those who look back; the figures of a round are those at its end, of round 0 those after set-up. */
const chronicle = z.object({
  rounds: z.array(z.object({ points: z.array(count), planets: z.array(count) })),
  /** Combats that were fought to their end, in space or on a planet. */
  battles: z.array(
    z.object({
      round: count,
      at: z.union([system, planet]),
      attacker: seat,
      defender: seat,
      winner: seat.nullable(),
    }),
  ),
  agendas: z.array(z.object({ round: count, id: agenda, outcome: z.string() })),
  /** Points gained or lost that no marker on an objective tells of, and by what. */
  awards: z.array(z.object({ round: count, seat, points: z.int(), by: z.string() })),
  /** Seats that left the game (65). */
  fallen: z.array(z.object({ round: count, seat })),
});

export const stateSchema = z.object({
  options: optionsSchema,
  stage,
  round: count,
  speaker: seat,
  /** Where each tile lies: 0 in the middle, 1 to 36 in rings; beside the board -1 (21.1), or -2 for a tile that belongs to no seat. */
  board: z.partialRecord(system, z.int().min(-2).max(36)),
  /** Home places of the seats on the board. */
  homes: z.array(z.int().min(0).max(36)),
  /** By the number of the tile, null for those that are not in play: a list is copied and written in a fraction of the time. */
  systems: z.array(z.object({ tokens: z.array(seat), units: z.array(stack) }).nullable()),
  planets: z.partialRecord(
    planet,
    z.object({ controller: seat.nullable(), exhausted: z.boolean(), units: z.array(stack) }),
  ),
  custodians: z.boolean(),
  decks: z.object({
    action: z.array(actionCard),
    agenda: z.array(agenda),
    secret: z.array(secret),
    /** Public objectives that are in no row, for effects that reveal more. */
    stageOne: z.array(publicObjective),
    stageTwo: z.array(publicObjective),
  }),
  discards: z.object({ action: z.array(actionCard), agenda: z.array(agenda) }),
  /** The ten public objectives of this game in the order in which they are revealed (30.13). */
  objectives: z.array(z.object({ id: publicObjective, revealed: z.boolean(), scored: z.array(seat) })),
  /** Scored secret objectives that were laid with the public ones, public while a law says so. */
  published: z.array(z.object({ id: secret, scored: z.array(seat) })),
  laws: z.array(
    z.object({
      id: agenda,
      /** In front of whom it lies; null in the common area (26.3). */
      seat: seat.nullable(),
      planet: planet.nullable(),
      exhausted: z.boolean(),
      data: z.json(),
    }),
  ),
  /** Trade goods on the strategy cards of the common area (85.2). */
  bonus: z.partialRecord(strategyCard, count),
  seats: z.array(seatState),
  /**
   * The turn under way: actions taken, with whom the seat has traded (69.1), with whom it could from the start, whose commodities were
   * replenished, whether it wants to trade before it passes, who has scored in which combat (30.7).
   */
  turn: z
    .object({
      seat,
      actions: count,
      traded: z.array(seat),
      near: z.array(seat),
      refreshed: z.array(seat),
      lingers: z.boolean(),
      scored: z.array(z.object({ seat, combat: z.string() })),
    })
    .nullable(),
  /** The last turn that changed the board; none before there was one. */
  lastTurn: lastTurn.optional(),
  /** While objectives are scored in the status phase: who is done (84.1). */
  scoring: z.object({ done: z.array(seat) }).nullable(),
  /** The strategic action under way: who has decided about the secondary, who is done with it, and who has it for nothing (75.1, 79.5). */
  strategic: z
    .object({
      seat,
      card: strategyCard,
      decided: z.array(seat),
      done: z.array(seat),
      free: z.array(seat),
    })
    .nullable(),
  /** The tactical action under way (77). */
  tactical: z
    .object({
      seat,
      system,
      step: z.enum(['activation', 'movement', 'cannon', 'combat', 'invasion', 'production']),
    })
    .nullable(),
  battle: battle.nullable(),
  /** The combat under way or the last one, as it went; none before there was one. */
  fought: fightRecord.optional(),
  /** While transactions can be made: what is offered, and what was exchanged but has not had its consequences yet (69). */
  trade: z
    .object({
      open: z.boolean(),
      offers: z.array(offer),
      /** `by` may still respond to it, as everybody can see (74.14). */
      done: z.array(
        z.object({
          between: z.tuple([seat, seat]),
          notes: z.array(z.object({ to: seat, note })),
          by: z.array(seat),
        }),
      ),
      /** Seats whose gain or defeat others may still respond to (74.14, 74.15): `by` whom, as everybody can see. */
      held: z.array(
        z.object({
          seat,
          at: z.enum(['goods-gained', 'commodities-replenished', 'combat-ends']),
          by: z.array(seat),
        }),
      ),
    })
    .nullable(),
  agenda: agendaState.nullable(),
  /** The ballots of the last agenda phase that are over. */
  ballots: z.array(pastBallot).optional(),
  /** Action cards being played, the last one on top; a cancel answers the top one. */
  playing: z.array(z.object({ seat, card: actionCard })),
  effects: z.array(effect),
  winner: z.object({ seat, by: z.enum(['points', 'objectives', 'last']) }).nullable(),
  /** Missing at tables that were begun before it was kept. */
  chronicle: chronicle.optional(),
  /** Kept once with the table, not with every checkpoint. */
  box: boxSchema,
});

export type State = z.infer<typeof stateSchema>;
/** The state as rules see it: nothing can be changed. */
export type Galaxy = Frozen<State>;
export type Stack = z.infer<typeof stack>;
export type HeldNote = z.infer<typeof note>;
export type SeatState = State['seats'][number];
export type Stage = State['stage'];
export type Effect = z.infer<typeof effect>;
export type Duration = Effect['until'];
export type Battle = z.infer<typeof battle>;
export type Chronicle = z.infer<typeof chronicle>;
export type LastTurn = z.infer<typeof lastTurn>;
export type Bundle = z.infer<typeof bundle>;
export type Held = NonNullable<State['trade']>['held'][number];
export type FireOrder = z.infer<typeof fireOrder>;
export type TradeOffer = z.infer<typeof offer>;

/** A seat's own things; a seat that does not exist is a fault of ours. */
export function seatOf<T extends { readonly seats: readonly unknown[] }>(s: T, at: Seat): T['seats'][number] {
  const found = s.seats[at];
  if (found === undefined) throw new Error(`there is no seat ${at}`);
  return found;
}

/** Seats still in the game, clockwise, beginning with one (65.0). */
export function clockwise(s: Galaxy, from: Seat): Seat[] {
  return s.seats.map((_, i) => (from + i) % s.seats.length).filter((at) => s.seats[at]?.eliminated === false);
}

export function othersThan(s: Galaxy, at: Seat): Seat[] {
  return clockwise(s, at).filter((other) => other !== at);
}
