import type { None, Who } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';

type Place = SystemId | PlanetId;
type System = { readonly system: SystemId };
/** Ships that stand together and are alike, on their way to the active system. */
type Movers = {
  readonly unit: UnitType;
  readonly damaged: boolean;
  readonly from: SystemId;
  /** Systems on the safest way. */
  readonly via: readonly SystemId[];
  /** Dice for gravity rifts on it. */
  readonly rifts: number;
  /** It needs an addition to its move value. */
  readonly spurt: boolean;
};

type Some = { readonly unit: UnitType; readonly count: number };

/** Activation, movement, transport, and what is too much in a system. */
export type MovementLexicon = {
  'fact.activated': Who & System;
  'fact.moved': Who & { readonly from: Place; readonly to: SystemId; readonly units: readonly Some[] };
  'fact.rift': Who & System & { readonly unit: UnitType; readonly result: number; readonly lost: boolean };
  'ask.activate': None;
  'ask.move': System & { readonly limit: number; readonly wave: 'first' | 'all' | 'last' };
  'ask.berths': { readonly count: number };
  'ask.detour': None;
  'ask.fleetExcess': System & { readonly count: number };
  'ask.capacityExcess': System & { readonly count: number };
  'ask.figuresShort': { readonly unit: UnitType; readonly figures: number };
  /** What a plan comes to: ships, who rides with them of how much room, and who would find none where they are. */
  'sum.move': {
    readonly ships: number;
    readonly aboard: number;
    readonly room: number;
    readonly behind: number;
    /** Ships over the fleet limit, with those that are there. */
    readonly over: number;
  };
  /** What can be done there, and whom one would meet: others with ships, others with planets. */
  'group.activation': {
    readonly reach: boolean;
    /** The ships that it is within reach of. */
    readonly by: readonly Some[];
    /** One of them could bring somebody to its planets, or there are none. */
    readonly lands: boolean;
    readonly production: boolean;
    readonly ships: readonly Seat[];
    readonly planets: readonly Seat[];
  };
  'option.mover': Movers;
  'option.movers': Movers & { readonly count: number };
  'option.cargo': { readonly unit: UnitType; readonly at: Place };
  'option.cargoes': Some & { readonly at: Place };
  'option.unitsAt': Some & { readonly at: Place };
  'option.kind': { readonly unit: UnitType } & { readonly damaged: boolean };
  'option.berth': {
    readonly number: number;
    readonly ship: UnitType;
    readonly from: SystemId;
    readonly rifts: number;
    readonly unit: UnitType;
    readonly at: Place;
  };
  /** Ships that brave a rift, and the dice of the whole convoy. */
  'option.detour': {
    readonly ships: readonly (Some & { readonly damaged: boolean; readonly from: SystemId })[];
    readonly dice: number;
  };
  'no.ownToken': None;
  'no.activation': None;
  'no.spurts': { readonly count: number };
  'no.fleet': System & { readonly count: number; readonly limit: number };
  'no.room': { readonly count: number; readonly room: number };
  'no.pickup': None;
  'no.fliesAndRides': Some;
  'no.everybodyOnce': Some & { readonly at: Place };
};
