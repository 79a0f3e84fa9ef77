import type { None } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';

type Place = SystemId | PlanetId;

/** Units produced, structures placed, figures taken back from the board. */
export type ProductionLexicon = {
  'fact.produced': {
    readonly seat: Seat;
    readonly units: readonly { readonly unit: UnitType; readonly count: number; readonly at: Place }[];
    readonly cost: number;
  };
  'ask.production': {
    readonly system: SystemId;
    readonly most: number;
    /** Of them so many ground forces, where not every producer makes those (61.1d). */
    readonly ground: number | null;
    readonly budget: number;
    readonly ships: number;
    readonly cargo: number;
  };
  /** What a plan comes to: units, what they cost, and what stands in the space area then. */
  'sum.production': {
    readonly units: number;
    readonly most: number;
    readonly cost: number;
    readonly budget: number;
    readonly ships: number;
    readonly limit: number;
    readonly cargo: number;
    readonly room: number;
  };
  'ask.dock': None;
  'ask.recycle': { readonly unit: UnitType; readonly count: number };
  'ask.structure': None;
  'ask.anotherPds': None;
  'option.produce': {
    readonly unit: UnitType;
    readonly planet: PlanetId | null;
    readonly cost: number;
    readonly perCost: number;
  };
  'option.build': {
    readonly unit: UnitType;
    readonly count: number;
    readonly at: Place;
    readonly cost: number;
  };
  'option.dock': { readonly at: Place; readonly count: number };
  'option.recycle': { readonly at: Place; readonly damaged: boolean };
  'option.structure': { readonly unit: UnitType; readonly at: Place };
  'option.noStructure': None;
  'no.producers': None;
  'no.budget': { readonly cost: number; readonly budget: number };
  'no.homeless': { readonly count: number };
  'no.structureFull': { readonly unit: UnitType };
  'no.structureForbidden': None;
  'no.figures': { readonly unit: UnitType };
};
