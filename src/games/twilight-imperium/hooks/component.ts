import type { Flow } from '#core/flow.ts';
import type { Json } from '#core/json.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { Galaxy } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { AgendaId, SecretId } from '../tables/card-ids.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import type { PlanetId } from '../tables/ids.ts';
import type { HookName, Hooks } from './hooks.ts';
import type { MomentName, Moments } from './moments.ts';

/** A component at work: who has it, and in which form. */
export interface Source {
  readonly component: ComponentId;
  /** Null for a law in the common area. */
  readonly seat: Seat | null;
  /** Whose it was at first: another seat for a promissory note. */
  readonly owner: Seat | null;
  readonly planet: PlanetId | null;
  readonly exhausted: boolean;
  /** What a lasting effect or a law remembers. */
  readonly data: Json;
}

/** A component in somebody's hands. */
export interface Holder extends Source {
  readonly seat: Seat;
}

/** A change of a value, in tiers: first what sets it, then what adds to it, then what overrules both: "cannot" (74.6). */
export interface Modifier<H extends HookName> {
  readonly tier: 'set' | 'adjust' | 'overrule';
  /** Changes nothing but what is about the seat whose component it is. */
  readonly own?: true;
  apply(
    value: Hooks[H]['value'],
    about: Hooks[H]['about'],
    at: { readonly state: Galaxy; readonly source: Source },
  ): Hooks[H]['value'];
}
export type Modifiers = { readonly [H in HookName]?: Modifier<H> };

/** An ability about to be used, or used. */
export interface Use<K extends MomentName> {
  readonly by: Holder;
  readonly event: Moments[K];
  /** What `aim` chose. */
  readonly target: Json;
}

/** Something a seat may do, or must, at a moment. */
export interface Ability<K extends MomentName> {
  readonly at: K;
  /** Whether it can be used: from what everybody can see, and from nothing in anybody's hand (24.5). */
  when(s: Galaxy, by: Holder, event: Moments[K]): boolean;
  /** Any seat may use it, where it belongs to nobody. */
  readonly anybody?: true;
  /** Several units have it, each once: it may be used again while the window is open (74.18). */
  readonly repeats?: true;
  /** Resolved without asking whether (74.8). */
  readonly must?: true;
  /** What must be done bears on no choice at its moment, nor any choice on it: it comes first, so that nobody is asked twice. */
  readonly apart?: true;
  /** Exhausting the card is the cost (45.4). */
  readonly exhausts?: true;
  /** A promissory note that then lies open in front of its player instead of going back (25.3). */
  readonly stays?: true;
  /** Costs nothing but its card's exhausting and always helps in a battle: odds take its use for granted. */
  readonly free?: true;
  /** Costs trade goods and helps in a battle: odds take its use for granted while there are any. */
  readonly paid?: true;
  /** Changes nothing in a battle at hand: odds leave it out. */
  readonly aside?: true;
  /** Targets are named before anybody can cancel. */
  aim?(t: ImperiumTable, by: Holder, event: Moments[K]): Flow<Json>;
  resolve(t: ImperiumTable, use: Use<K>): Flow<void>;
}

/** An ability whatever its moment. */
export type AnyAbility = { [K in MomentName]: Ability<K> }[MomentName];

/** What a component does: while it is in play, while an effect of it lasts, and at moments. */
export interface Component {
  readonly standing?: Modifiers;
  readonly lasting?: Modifiers;
  readonly abilities?: readonly AnyAbility[];
  /** Abilities of an effect that it has left, when it is itself long gone (74.3a); everybody knows of them. */
  readonly delayedAbilities?: readonly AnyAbility[];
  /** What comes of an outcome that a seat has predicted rightly by it (83.22b). */
  onCorrectPrediction?(t: ImperiumTable, seat: Seat): Flow<void>;
}

/** A strategy card (27.7). */
export interface StrategyCard {
  primary(t: ImperiumTable, seat: Seat): Flow<void>;
  /** What the secondary costs, unless a component says otherwise (18.5). */
  readonly cost: { readonly tokens: number; readonly resources: number };
  /** The token of the secondary is not spent before it but put somewhere by it (76.3). */
  readonly placesToken?: true;
  /** Secondaries draw from one deck: they are decided at once and resolved clockwise (75.1). */
  readonly ordered?: true;
  /** Whether a seat could do anything with the secondary if it had so many trade goods more, from what everybody can see. */
  useful(s: Galaxy, seat: Seat, more: number): boolean;
  /** What a seat that has the secondary for nothing may do before it. */
  beforehand?(t: ImperiumTable, seat: Seat): Flow<void>;
  /** Something is paid for in the course of the secondary. */
  readonly pays?: true;
  /** What a seat would most likely do with the secondary: it can be said together with following, the best first. */
  ways?(s: Galaxy, seat: Seat): readonly FollowWay[];
  /** Planets that a way needs, and the payment for following should leave alone. */
  needs?(s: Galaxy, seat: Seat, way: string): readonly PlanetId[];
  /** A way that can no longer be gone is asked about again. */
  secondary(t: ImperiumTable, seat: Seat, way?: string): Flow<void>;
}

/** One way to use a secondary. */
export interface FollowWay {
  readonly id: string;
  readonly label: Message;
}

/** So many of what an objective asks for, and how many it takes. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** A condition for points (30.4). */
export interface Objective {
  readonly points: number;
  /** Whether a seat fulfils it now, or could pay for it; from what everybody can see, also for secrets (30.17). */
  met(s: Galaxy, seat: Seat): boolean;
  /** How far a seat has come with it, where something is counted. */
  progress?(s: Galaxy, seat: Seat): Progress;
  /** What is spent when it is scored (30.10); says whether it was. */
  pay?(t: ImperiumTable, seat: Seat): Flow<boolean>;
  /** For secrets of the action phase: the moment and what has to happen (30.5b). Others are scored in the status phase. */
  readonly trigger?: ScoringTrigger;
}
export type ScoringTrigger = {
  [K in MomentName]: { readonly at: K; done(s: Galaxy, seat: Seat, event: Moments[K]): boolean };
}[MomentName];

/** What an agenda does (26), for each outcome that it can have. A law is in force by then, with what was elected. */
export interface AgendaCard {
  /** Whether it can be voted on; otherwise it is discarded and the next one drawn. */
  fits?(s: Galaxy): boolean;
  readonly for?: (t: ImperiumTable) => Flow<void>;
  readonly against?: (t: ImperiumTable) => Flow<void>;
  readonly electedPlayer?: (t: ImperiumTable, seat: Seat) => Flow<void>;
  readonly electedPlanet?: (t: ImperiumTable, planet: PlanetId) => Flow<void>;
  readonly electedLaw?: (t: ImperiumTable, law: AgendaId) => Flow<void>;
  readonly electedSecret?: (t: ImperiumTable, secret: SecretId) => Flow<void>;
  /** While it is a law in force, and what effects that it left do. */
  readonly law?: Component;
}
