import { z } from 'zod';
import type { Frozen } from '#core/json.ts';
import type { Seat } from '#core/seat.ts';
import { AGENDAS, OUTCOMES } from './tables/agendas.ts';
import { DIFFICULTIES, TRACKS } from './tables/automaton.ts';
import { EVENTS } from './tables/events.ts';
import { FACTIONS } from './tables/factions.ts';
import { OBJECTIVES } from './tables/objectives.ts';
import { RELICS } from './tables/relics.ts';
import { VARIANTS } from './tables/side-a/index.ts';
import {
  ASSETS,
  KEPT,
  PRODUCTS,
  RESOURCES,
  SHEETS,
  type SPECIALS,
  TECHNOLOGIES,
  UNITS,
} from './tables/vocabulary.ts';

const count = z.int().min(0);
const seat = z.int().min(0).max(7);
const ids = z.array(z.string());
const resource = z.enum(RESOURCES);
const sheet = z.enum(SHEETS);
const unit = z.enum(UNITS);

/** Explored by a line from somewhere; through wormholes it names both: `W1>W3`. */
const exploredSystem = z.object({ id: z.string(), from: z.string() });

const navigation = z.object({
  explored: z.array(exploredSystem),
  /** The home system, which is claimed from the start, is not listed. */
  claimed: ids,
  /** Crossed out by an effect before they were claimed (6.9). */
  crossedOut: ids,
  /** Wormholes that were used, by which nobody passes again (6.8). */
  wormholes: ids,
  /** Points noted beside systems for relics (15.11). */
  relics: z.array(z.object({ at: z.string(), vp: count })),
  /** Points noted for Mecatol Rex (16.1). */
  mecatol: count.nullable(),
});

const base = z.object({
  id: z.string(),
  crossed: z.string(),
  built: z.enum(['symbols', 'planet']).nullable(),
});

const expansion = z.object({ unlocked: ids, crossed: ids, bases: z.array(base), population: count });

/** Symbols circled, and how many of these are crossed out. */
const stock = z.object({ gained: count, spent: count });

const industry = z.object({
  crossed: ids,
  claimed: ids,
  products: z.array(count).length(PRODUCTS.length),
  votesUnderlined: count,
  goods: stock,
  votes: stock,
});

/** A unit on the grid: which copy it is if it was created, and its dots; none if there was no room (10.7). */
const deployed = z.object({ unit, copy: z.string().nullable(), dots: ids });

const strengths = z.object({ left: z.int(), right: z.int() });
const verdict = z.enum(['won', 'lost', 'tied']);

const warfare = z.object({
  units: z.array(deployed),
  /** Symbols crossed of copies that are not created yet (10.5). */
  paid: z.array(z.object({ copy: z.string(), crossed: z.string() })),
  unlocked: z.array(unit),
  /** The lowest row that lies above the deployment line. */
  line: z.int().min(1),
  /** Noted in every box of that half (15.12). */
  frontier: z.object({ left: count, right: count }),
  wars: z.array(strengths.extend({ verdicts: z.object({ left: verdict, right: verdict }).nullable() })),
});

const technology = z.object({ id: z.enum(TECHNOLOGIES), crossed: count, researched: z.boolean() });

/** An asset that is kept until it is spent, and where it was gained; what a card gave stands in the reserve line. */
const kept = z.object({ asset: z.enum(KEPT), at: z.string(), spent: z.boolean() });

/** A resource to be spent. One that is bound came of a good or was converted: it is not converted again. */
const handed = z.object({ r: resource, bound: z.boolean() });

/** What has to be resolved before anything else: an effect, or what a mark led to, which comes before the rest of an effect that it was part of. */
const task = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('spend'),
    r: z.union([resource, z.literal('any')]),
    n: count,
    on: z.union([sheet, z.literal('any')]),
  }),
  z.object({ do: z.literal('gain'), a: z.union([z.enum(ASSETS), z.enum(['P?', 'special?'])]), n: count }),
  z.object({ do: z.literal('explore'), n: count, through: z.literal('wormholes').optional() }),
  z.object({ do: z.enum(['claim', 'crossCell', 'claimCell', 'deployInfantry']), n: count }),
  z.object({ do: z.literal('develop'), n: count, lines: z.array(z.enum(ASSETS)).optional() }),
  z.object({ do: z.literal('unlockUnit'), unit }),
  /** A shape to be laid; `copy` if it was created. */
  z.object({ do: z.literal('deploy'), unit, copy: z.string().nullable() }),
  z.object({ do: z.literal('research'), tech: z.enum(TECHNOLOGIES) }),
  z.object({ do: z.enum(['researchAny', 'crossTech']), n: count }),
  z.object({ do: z.literal('crossUnits'), unit, r: resource }),
  z.object({ do: z.literal('vp'), n: z.int(), sheet }),
  /** One more product of the type just claimed, if the player likes. */
  z.object({ do: z.literal('moreOf'), product: z.enum(PRODUCTS) }),
  z.object({ do: z.literal('relic'), at: z.string() }),
]);

const relicHeld = z.object({ id: z.enum(RELICS), played: z.boolean() });

const seatSchema = z.object({
  /** Factions dealt to choose from, until one is kept (2.2). */
  dealt: z.array(z.enum(FACTIONS)),
  faction: z.enum(FACTIONS).nullable(),
  navigation,
  expansion,
  industry,
  warfare,
  technologies: z.array(technology),
  /** Coloured dice unlocked on each sheet (18.4). */
  dice: z.record(sheet, z.array(resource)),
  kept: z.array(kept),
  relics: z.array(relicHeld),
  /** Points written by agendas. */
  written: z.array(z.object({ sheet, vp: z.int() })),
  objectives: z.array(z.object({ id: z.enum(OBJECTIVES), vp: count })),
  /** The sheet that is active in this round. */
  active: sheet.nullable(),
  /** What was used of what can be used once per activation or strategy event. */
  used: ids,
  /** Resources of the card or the dice that are not yet spent. */
  hand: z.array(handed),
  tasks: z.array(task),
  /** The seat's vote in this council, hidden until all are in. */
  ballot: z.object({ outcome: z.enum(OUTCOMES).nullable(), votes: count, free: count }).nullable(),
});

const dice = z.object({
  black: z.array(resource),
  coloured: z.object({ M: z.int().min(1).max(2), I: z.int().min(1).max(2), R: z.int().min(1).max(2) }),
});

const automaton = z.object({
  difficulty: z.enum(DIFFICULTIES),
  /** Symbols crossed of each track; those with sections by their stage. */
  progress: z.record(z.enum(TRACKS), count),
  strength: z.record(z.string(), count),
  votes: z.record(z.string(), count),
  /** Stages whose sections are struck out. */
  struck: z.object({ strength: z.array(count), votes: z.array(count) }),
});

const variants = z.record(sheet, z.int().min(0).max(VARIANTS));

export const stateSchema = z.object({
  /** The sheets that each seat plays on; fixed at set-up. */
  variants: z.array(variants),
  /** Whose neighbour is whom; null is the automated faction (12.12, 23.3). */
  neighbours: z.array(z.object({ left: seat.nullable(), right: seat.nullable() })),
  chair: seat,
  phase: z.enum(['set-up', 'playing', 'over']),
  /** Events still to come, the next first. */
  deck: z.array(z.enum(EVENTS)),
  event: z.enum(EVENTS).nullable(),
  /** Events that are over or under way. */
  round: count,
  /** The dice of the round, once rolled (5.2). */
  dice: dice.nullable(),
  /** Objectives in play, and the round in which somebody was first (21). */
  objectives: z.array(z.object({ id: z.enum(OBJECTIVES), first: count.nullable() })),
  /** The Mecatol Rex board: who was written when; null is the automated faction (16). */
  mecatol: z.array(z.object({ seat: seat.nullable(), round: count })),
  /** Agendas by stage that can still come up, the next first (2.3, 23.2). */
  agendas: z.array(z.enum(AGENDAS)),
  /** The agenda on the table: its outcomes may be of two cards (23.11). */
  council: z
    .object({
      for: z.enum(AGENDAS),
      against: z.enum(AGENDAS),
      votes: z.object({ for: count, against: count }).nullable(),
      outcome: z.enum(OUTCOMES).nullable(),
    })
    .nullable(),
  relics: z.array(z.enum(RELICS)),
  /** Relics dealt unseen to each seat for one step, so that nobody's draws depend on another's. */
  piles: z.array(z.array(z.enum(RELICS))),
  automaton: automaton.nullable(),
  seats: z.array(seatSchema),
});

export type State = z.infer<typeof stateSchema>;
export type Inscription = Frozen<State>;
/** A player's sheets with all that belongs to them. */
export type Player = Frozen<z.infer<typeof seatSchema>>;
export type Task = Frozen<z.infer<typeof task>>;
export type Dice = Frozen<z.infer<typeof dice>>;
export type Automaton = Frozen<z.infer<typeof automaton>>;
export type Side = 'left' | 'right';
export type Verdict = z.infer<typeof verdict>;
export type SpecialId = (typeof SPECIALS)[number];

/** A seat's own things; a seat that does not exist is a fault of ours. */
export function playerOf(s: Inscription, at: Seat): Player {
  const found = s.seats[at];
  if (found === undefined) throw new Error(`there is no seat ${at}`);
  return found;
}

/** The agenda that is voted on; asking for one outside a council is a fault of ours. */
export function councilOf({ council }: Inscription): NonNullable<Inscription['council']> {
  if (council === null) throw new Error('there is no council');
  return council;
}
