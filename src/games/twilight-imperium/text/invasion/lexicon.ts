import type { None, Who } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';

type Planet = { readonly planet: PlanetId };
type Some = { readonly unit: UnitType; readonly count: number };

/** Landing, custodians, control. */
export type InvasionLexicon = {
  'fact.committed': Who & Planet & Some;
  'fact.custodians': Who;
  'ask.custodians': { readonly influence: number };
  'ask.commit': { readonly system: SystemId };
  'ask.nextPlanet': { readonly what: 'cannon' | 'combat' };
  'option.removeCustodians': { readonly influence: number };
  'option.leaveCustodians': None;
  'option.commit': { readonly unit: UnitType } & Planet & {
      readonly controller: Seat | null;
      readonly defenders: number;
    };
  'no.mustLand': Planet;
  'no.fewerLanders': Some;
};
