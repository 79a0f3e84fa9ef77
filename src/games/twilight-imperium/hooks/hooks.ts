import type { Seat } from '#core/seat.ts';
import type { SecretId, StrategyCardId } from '../tables/card-ids.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import type { PlanetId, SystemId, TechnologyId } from '../tables/ids.ts';
import type { TechnologyColour, UnitType, Wormhole } from '../tables/kinds.ts';
import type { Dice, UnitLine } from '../tables/units.ts';
import type { Fight, Roll, RollKind } from './moments.ts';

type Who = { readonly seat: Seat };
interface Point<V, A> {
  readonly value: V;
  readonly about: A;
}

/** A technology or law to exhaust while researching: one prerequisite of a colour less, or all; what it costs beside. */
export interface Skip {
  readonly component: ComponentId;
  readonly colour: TechnologyColour | 'all';
  readonly resources: number;
}

/** Units that fire, with the dice of each where they are not those of the unit. */
interface Battery {
  readonly unit: UnitType;
  readonly count: number;
  readonly dice?: Dice;
}

/** A wormhole in a system where none is printed. */
export interface Gate {
  readonly system: SystemId;
  readonly wormhole: Wormhole;
}

/** Every value of the rules that a component may change, with what it is about. Pure: from the state alone. */
export interface Hooks {
  // The board (70, 88, 3)
  /** Wormholes beyond those that are printed, and in which systems (88). */
  addedWormholes: Point<readonly Gate[], Readonly<Record<string, never>>>;
  /**
   * Whether two systems are adjacent for a seat, or for all, whichever is named first; `moving` while ships are moved (70, T17). Only then
   * can anything part what is adjacent for all.
   */
  adjacent: Point<
    boolean,
    { readonly a: SystemId; readonly b: SystemId; readonly seat: Seat | null; readonly moving: boolean }
  >;

  /** Whether ships at a wormhole of a system are at a wormhole for objectives. */
  countsAsWormhole: Point<boolean, { readonly system: SystemId }>;

  // Units
  /** The stat line in force for a seat's units of a type (29.4). */
  line: Point<UnitLine, Who & { readonly unit: UnitType }>;
  move: Point<number, Who & { readonly unit: UnitType; readonly from: SystemId; readonly to: SystemId }>;
  /** Whether ships may enter a system at all, or pass through it (54, 68, 80, 47.3b); `from` is where they started. */
  enter: Point<
    boolean,
    Who & {
      readonly unit: UnitType;
      readonly system: SystemId;
      readonly from: SystemId;
      readonly how: 'end' | 'pass';
      readonly because: 'anomaly' | 'ships';
    }
  >;
  /** Whether a seat may activate a system that holds no token of its own (1.2). */
  activate: Point<boolean, Who & { readonly system: SystemId }>;
  /** Whether a seat may move anything into the system that it has activated. */
  moveInto: Point<boolean, Who & { readonly system: SystemId }>;
  /** Additions to the move value, each for one ship of the seat's choice in a tactical action. */
  moveBonuses: Point<readonly number[], Who & { readonly system: SystemId }>;
  /** Whether ships of a type may move before or after the seat's other ships, unlike 47.5. */
  movesApart: Point<boolean, Who & { readonly unit: UnitType }>;
  /** Most ships, fighters aside, in a system (66.1). */
  fleet: Point<number, Who & { readonly system: SystemId }>;
  /** What a fighter beyond the capacity counts against the fleet pool; null if it must go (38.3). */
  fighterBurden: Point<number | null, Who>;

  // Dice
  /** Added to each result of a roll (39). */
  bonus: Point<
    number,
    Who & {
      readonly kind: RollKind;
      readonly unit: UnitType;
      readonly against: Seat | null;
      readonly at: SystemId | PlanetId;
      readonly fight: Fight | null;
    }
  >;
  /** The dice of one unit in a roll; more may be added to the best of them by `extraDice`. */
  dice: Point<
    Dice,
    Who & {
      readonly kind: RollKind;
      readonly unit: UnitType;
      readonly at: SystemId | PlanetId;
      readonly fight: Fight | null;
    }
  >;
  /** Extra dice for one unit of a whole roll. */
  extraDice: Point<number, Who & { readonly kind: RollKind }>;
  /** Hits that one die makes. */
  hits: Point<number, Who & { readonly roll: Readonly<Roll>; readonly kind: RollKind }>;
  /** Whether the hits of a die have to go to ships that are no fighters where possible. */
  nonFighterOnly: Point<
    boolean,
    Who & { readonly roll: Readonly<Roll>; readonly kind: RollKind; readonly at: SystemId | PlanetId }
  >;
  /** Whether units of a type take part in a combat in space or on a planet: ships there, ground forces here (33, 40). */
  fights: Point<boolean, Who & { readonly unit: UnitType; readonly at: SystemId | PlanetId }>;
  /** Of a seat's units of a type that fight at a place, so many stand aside. */
  aside: Point<number, Who & { readonly unit: UnitType; readonly at: SystemId | PlanetId }>;
  /** Whether a seat may reroll dice of a combat roll; a careful one rerolls its misses, which odds reckon with. */
  rerolls: Point<boolean, Who & { readonly kind: RollKind }>;
  /** Whether a seat rolls at all in this round. */
  rolls: Point<boolean, Who & { readonly fight: Fight }>;
  sustain: Point<boolean, Who & { readonly unit: UnitType; readonly system: SystemId }>;
  /** Hits that one use of Sustain Damage cancels (52.1). */
  sustained: Point<number, Who>;
  shield: Point<boolean, Who & { readonly unit: UnitType; readonly planet: PlanetId }>;
  /** Whether a component can do nothing to a seat's units of a type. */
  spared: Point<boolean, Who & { readonly unit: UnitType; readonly from: ComponentId }>;
  /** Whether a seat may bombard a planet, or fire its space cannon at somebody. */
  bombard: Point<boolean, Who & { readonly planet: PlanetId; readonly unit: UnitType }>;
  cannon: Point<
    boolean,
    Who & { readonly unit: UnitType; readonly against: Seat; readonly at: SystemId | PlanetId }
  >;
  /** The space cannons that a seat has against somebody in a system; one may have other dice than its unit (34.3). */
  cannons: Point<readonly Battery[], Who & { readonly against: Seat; readonly at: SystemId }>;
  retreat: Point<boolean, Who & { readonly fight: Fight }>;
  /** Whether a combat has no winner, whoever is left (35.10). */
  draw: Point<boolean, { readonly fight: Fight }>;

  // Economy
  resources: Point<number, { readonly planet: PlanetId; readonly seat: Seat | null }>;
  influence: Point<number, { readonly planet: PlanetId; readonly seat: Seat | null }>;
  /** What one trade good pays (78.4). */
  goodWorth: Point<number, Who>;
  production: Point<number, Who & { readonly unit: UnitType; readonly at: SystemId | PlanetId }>;
  /** Whether a unit's PRODUCTION may be used for units of a type (61.1d). */
  produces: Point<
    boolean,
    Who & { readonly producer: UnitType; readonly at: SystemId | PlanetId; readonly unit: UnitType }
  >;
  /** Whether units of a type may be produced, placed or landed somewhere. */
  placing: Point<
    boolean,
    Who & {
      readonly unit: UnitType;
      readonly at: SystemId | PlanetId;
      readonly how: 'produce' | 'place' | 'land';
    }
  >;
  /** Units bought by one cost (62.2). */
  perCost: Point<number, Who & { readonly unit: UnitType }>;
  /** The whole cost of what a PRODUCTION makes. */
  cost: Point<number, Who & { readonly made: Readonly<Partial<Record<UnitType, number>>> }>;
  commodities: Point<number, Who>;
  /** Where a structure for a planet stands: on it, or in the space area of its system (72.1a). */
  site: Point<PlanetId | SystemId, Who & { readonly unit: UnitType; readonly planet: PlanetId }>;
  structureLimit: Point<number, Who & { readonly unit: UnitType; readonly planet: PlanetId }>;
  custodiansCost: Point<number, Who>;

  // Turns, cards, research
  initiative: Point<number, Who>;
  actions: Point<number, Who>;
  handLimit: Point<number, Who>;
  statusTokens: Point<number, Who>;
  statusCards: Point<number, Who>;
  fleetPool: Point<number, Who>;
  /** What the secondary of a strategy card costs. */
  secondary: Point<
    { readonly tokens: number; readonly resources: number },
    Who & { readonly card: StrategyCardId }
  >;
  /** Which side of a strategy card a seat resolves that follows it. */
  follows: Point<'primary' | 'secondary', Who & { readonly card: StrategyCardId }>;
  /** Whether a seat could do anything by following a strategy card. */
  useful: Point<boolean, Who & { readonly card: StrategyCardId }>;
  /** What research costs by a strategy card's text. */
  researchCost: Point<number, Who & { readonly card: StrategyCardId }>;
  mayResearch: Point<boolean, Who & { readonly technology: TechnologyId }>;
  /** Whether research brings a seat anything: a technology, or what it has instead. */
  researches: Point<boolean, Who>;
  /** Prerequisites, of whatever colour, that a seat may leave unmet. */
  unmet: Point<number, Who & { readonly technology: TechnologyId }>;
  /** Cards that may be exhausted to leave prerequisites unmet, beside planets with a specialty (28.12c). */
  skips: Point<readonly Skip[], Who & { readonly technology: TechnologyId }>;
  mayPlayCards: Point<boolean, Who>;
  /** Whether a seat may use its faction abilities; those that are no choice of its own are told apart (74.8). */
  mayUseAbilities: Point<boolean, Who & { readonly must: boolean }>;
  mayUseTechnologies: Point<boolean, Who & { readonly technology: TechnologyId }>;

  // Politics and trade
  mayTrade: Point<boolean, { readonly a: Seat; readonly b: Seat }>;
  mayTradeCards: Point<boolean, { readonly a: Seat; readonly b: Seat }>;
  mayVote: Point<boolean, Who>;
  /** Votes that a seat casts without exhausting planets, which it then cannot; null where planets give votes (83.6). */
  ballot: Point<number | null, Who>;
  /** Votes of one planet (83.6). */
  votes: Point<number, Who & { readonly planet: PlanetId }>;
  /** Technologies that count as a seat's own for objectives (28.22). */
  countsAsOwned: Point<readonly TechnologyId[], Who>;
  /** Whether a secret objective that lies with the public ones can be scored by all. */
  published: Point<boolean, { readonly secret: SecretId }>;
  /** Whether a seat has to control its home to score public objectives (30.16). */
  needsHome: Point<boolean, Who>;
}
export type HookName = keyof Hooks;
