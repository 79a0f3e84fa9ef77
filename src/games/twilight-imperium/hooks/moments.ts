import type { Seat } from '#core/seat.ts';
import type { ActionCardId, AgendaId, NoteId, StrategyCardId } from '../tables/card-ids.ts';
import type { PlanetId, SystemId, TechnologyId } from '../tables/ids.ts';
import type { ShipType, UnitType } from '../tables/kinds.ts';

type Who = { readonly seat: Seat };
type Nobody = Record<string, never>;

/** A space or ground combat, as abilities see it: only its two sides may act (63.1). */
export interface Fight {
  readonly kind: 'space' | 'ground';
  readonly system: SystemId;
  readonly planet: PlanetId | null;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly round: number;
}

/** One die that was rolled; it hits when the result with its bonus reaches `hitOn` (7.1). A reroll replaces the result (44.1). */
export interface Roll {
  readonly unit: UnitType;
  readonly hitOn: number;
  bonus: number;
  result: number;
  /** Abilities that have rerolled this die: each may do so once (44.2). */
  readonly rerolledBy: string[];
}

/**
 * Which dice are thrown: combat rolls, or those of a unit ability or of another component, which nothing for combat rolls affects
 * (8.1c, 19.1c, 34.3d).
 */
export type RollKind = 'combat' | 'barrage' | 'cannon' | 'bombardment' | 'ability';

/** Hits that somebody has to take, before they are assigned; what may be done about them changes the count. */
export interface Hits extends Who {
  readonly kind: RollKind;
  readonly by: Seat;
  readonly at: SystemId | PlanetId;
  hits: number;
  /** Of the hits, so many have to go to ships that are no fighters where possible. */
  heavy: number;
  /** Only units of this type can take them: whoever made them has chosen. */
  readonly only?: UnitType;
  /** Of those only a damaged one, or only a whole one. */
  readonly damaged?: boolean;
}

/** How a unit came to be destroyed, for whoever asks (30.9). */
export type Cause = RollKind | 'effect';

/**
 * Every moment at which a component may be used, with what it is about. "When" comes before "after": where both exist they
 * are two moments (74.14 to 74.16). A field that is not read-only may be changed by a reaction, and the rules go on with it.
 */
export interface Moments {
  // Strategy phase (85)
  'strategy-phase-starts': Nobody;
  /** When a card is picked, before the pick stands; cleared by whoever undoes it. */
  'strategy-card-chosen': Who & { readonly card: StrategyCardId; stands: boolean };
  'strategy-phase-ends': Nobody;

  // Turns and actions (82, 31)
  'turn-starts': Who;
  /** Not a window: component actions that the seat may take as its action (31.1). */
  'component-action': Who;
  'action-done': Who;
  'tactical-action-ends': Who & { readonly system: SystemId };
  /** Primary or secondary of a strategy card, fully resolved. */
  'strategy-resolved': Who & { readonly card: StrategyCardId; readonly side: 'primary' | 'secondary' };

  // Activation and movement (77.1, 47)
  'system-activated': Who & { readonly system: SystemId; endsTurn: boolean };
  'ships-moved': Who & { readonly system: SystemId; readonly ships: number };

  // Unit abilities and hits (34, 8, 52)
  'cannon-fires': Who & { readonly against: Seat; readonly at: SystemId | PlanetId; heavyOnly: boolean };
  'cannon-hits': Hits;
  /** What has been declared together: one entry for each use. */
  'unit-sustained': Who & {
    readonly uses: readonly UnitType[];
    readonly by: Seat;
    readonly system: SystemId;
    readonly kind: RollKind;
  };

  /** Hits that come of no combat roll have been taken: what has sustained damage, and what damaged units have fallen. */
  'hits-taken': Hits & { readonly sustained: readonly UnitType[]; readonly fallen: readonly UnitType[] };

  // Combat (35, 41). The start of a combat is the start of round 1, its end the end of the last round (35.2a, 35.2b).
  /** Before a space combat begins at all (35.2). */
  'before-combat': Fight;
  'combat-round-starts': Fight;
  'retreat-announced': Fight & Who & { stands: boolean };
  /** A seat's ships are about to leave a combat; nothing is loaded yet (35.7). */
  'ships-retreat': Who & { readonly system: SystemId };
  /** A seat has rolled for ANTI-FIGHTER BARRAGE, which is a part of the combat but no combat roll (19.1c). */
  'barrage-rolled': Fight & Who & { readonly rolls: Roll[] };
  'dice-rolled': Fight & Who & { readonly rolls: Roll[] };
  /** All combat rolls of a round are made; nothing is assigned yet (35.5f, 41.1). */
  'rolls-made': Fight & { readonly attackerRolls: readonly Roll[]; readonly defenderRolls: readonly Roll[] };
  'ground-dice-rolled': Fight & { attackerHits: number; defenderHits: number };
  'combat-hits': Hits;
  /** What has used SUSTAIN DAMAGE against these hits, and what damaged units have fallen meanwhile. */
  'hits-assigned': Fight &
    Who & { readonly sustained: readonly UnitType[]; readonly fallen: readonly UnitType[] };
  'unit-destroyed': Who & {
    readonly unit: UnitType;
    readonly by: Seat | null;
    readonly at: SystemId | PlanetId;
    readonly cause: Cause;
    /** The combat in which it happened. */
    readonly fight: Fight | null;
    /** No other of the owner's ships (or ground forces) is left there. */
    readonly last: boolean;
    /** Another of the same type has fallen with it, and its moment is still to come. */
    readonly again?: boolean;
  };
  'combat-round-ends': Fight & { readonly last: boolean };
  /** A combat is decided: what took part in it only while it lasted does so no longer. */
  'combat-over': Fight;
  'combat-ends': Fight & {
    readonly winner: Seat | null;
    readonly loser: Seat | null;
    /** Ship types destroyed in it, of both sides. */
    readonly destroyed: readonly ShipType[];
    /** Who had the most points when it was decided, before anything came of it (51.5). */
    readonly leaders: readonly Seat[];
  };

  // Invasion and control (11, 32)
  'invasion-starts': Who & { readonly system: SystemId };
  'forces-committed': Who & { readonly planet: PlanetId; readonly units: number };
  /** When control changes, before foreign structures fall (11.5a). */
  'control-changes': Who & { readonly planet: PlanetId; readonly from: Seat | null };
  'control-gained': Who & { readonly planet: PlanetId; readonly from: Seat | null };

  // Economy, cards, research
  'production-used': Who & { readonly system: SystemId };
  'production-done': Who & {
    readonly system: SystemId;
    readonly made: Readonly<Partial<Record<UnitType, number>>>;
  };
  'structure-placed': Who & { readonly unit: UnitType; readonly planet: PlanetId };
  'goods-gained': Who & { readonly goods: number };
  'transaction-done': { readonly between: readonly [Seat, Seat] };
  'commodities-replenished': Who;
  'note-received': Who & { readonly note: NoteId; readonly owner: Seat };
  'action-cards-drawn': Who & { readonly cards: number };
  'action-card-played': Who & { readonly card: ActionCardId; cancelled: boolean };
  /** When a seat is about to research; cleared by whoever puts something else in its place. */
  'research-starts': Who & { stands: boolean };
  'technology-researched': Who & { readonly technology: TechnologyId };

  // Status phase (84)
  'status-phase-starts': Nobody;
  /** When strategy cards are returned; who is named keeps its own (84.8). */
  'strategy-cards-returned': { readonly kept: Seat[] };
  'status-phase-ends': Nobody;
  /** A seat is being eliminated; its things are still there (65.2). */
  'seat-eliminated': Who;

  // Agenda phase (83)
  'agenda-phase-starts': Nobody;
  /** When an agenda is read; it may be replaced, and then the moment comes again for the new one. */
  'agenda-revealed': { readonly agenda: AgendaId; stands: boolean };
  'agenda-read': { readonly agenda: AgendaId };
  'voting-starts': { readonly agenda: AgendaId; outcome: string | null };
  'votes-cast': Who & { readonly agenda: AgendaId; readonly outcome: string };
  'speaker-voted': { readonly agenda: AgendaId };
  'player-elected': { readonly agenda: AgendaId; elected: Seat };
  'agenda-resolved': { readonly agenda: AgendaId; readonly outcome: string };
  /** An agenda goes without an outcome: it gives way to another, or nothing can be elected. */
  'agenda-discarded': { readonly agenda: AgendaId };
}
export type MomentName = keyof Moments;
