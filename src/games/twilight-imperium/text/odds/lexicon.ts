import type { None } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';

type Units = readonly { readonly unit: UnitType; readonly count: number }[];

/** Battles that are only thought of. */
export type OddsLexicon = {
  'odds.unit': { readonly unit: UnitType };
  'odds.place': { readonly system: SystemId };
  'odds.title': { readonly place: 'space' | 'ground'; readonly at: SystemId | PlanetId | null };
  'odds.attacker': { readonly seat: Seat | null; readonly units: Units };
  'odds.defender': { readonly seat: Seat | null; readonly units: Units };
  'odds.result': { readonly wins: number; readonly draw: number; readonly loses: number };
  'odds.left': { readonly attacker: Units; readonly defender: Units };
  'odds.assumed': None;
  'odds.reach': None;
  'odds.tooLarge': None;
  'odds.nobody': { readonly at: SystemId };
  'odds.outOfReach': { readonly at: SystemId };
  'odds.notSeated': None;
  'odds.noFleet': { readonly place: 'space' | 'ground'; readonly side: 'attacker' | 'defender' };
  'odds.figures': { readonly unit: UnitType; readonly most: number };
  'odds.noFaction': None;
};
