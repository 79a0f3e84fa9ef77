import type { None, Who } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { Hits, RollKind } from '../../hooks/moments.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';

type Place = SystemId | PlanetId;
type Kind = { readonly kind: Hits['kind'] };
type Groups = {
  readonly groups: readonly {
    readonly unit: UnitType;
    readonly hitOn: number;
    readonly bonus: number;
    readonly results: readonly number[];
  }[];
};

/** Combat in space and on the ground. */
export type CombatLexicon = {
  'fact.battle': {
    readonly kind: 'space' | 'ground';
    readonly at: Place;
    readonly attacker: Seat;
    readonly defender: Seat;
  };
  'fact.combatRound': { readonly round: number };
  'fact.rolled': Who & Groups & { readonly kind: RollKind; readonly at: Place };
  'fact.rerolled': Who & Groups & { readonly component: ComponentId };
  'fact.hits': Who & { readonly count: number };
  'fact.retreatAnnounced': Who;
  'fact.retreated': Who & { readonly from: SystemId; readonly to: SystemId };
  'fact.battleOver': { readonly kind: 'space' | 'ground'; readonly at: Place; readonly winner: Seat | null };
  'ask.sustain': Kind & { readonly hits: number; readonly at: Place };
  'ask.losses': Kind & { readonly hits: number; readonly heavy: number; readonly at: Place };
  'ask.retreat': {
    readonly system: SystemId;
    readonly round: number;
    /** Where one could go. */
    readonly to: readonly SystemId[];
    /** What would be left behind for want of room. */
    readonly behind: number;
  };
  'ask.retreatTo': None;
  'ask.retreatCargo': { readonly count: number };
  'ask.spaceCannon': { readonly at: SystemId | PlanetId };
  'ask.cannonShare': { readonly at: SystemId | PlanetId };
  'ask.fireOrders': None;
  'ask.bombard': { readonly planet: PlanetId };
  'ask.bombardment': { readonly system: SystemId };
  'ask.extraDie': None;
  'option.units': { readonly unit: UnitType };
  'option.ranks': { readonly unit: UnitType; readonly damaged: number };
  'option.stay': None;
  'option.retreat': None;
  'option.haven': { readonly system: SystemId };
  'option.fireAt': Who;
  'option.fireSome': Who;
  'option.bombardSome': { readonly planet: PlanetId };
  'option.fireOrder': { readonly against: Seat; readonly order: 'fire' | 'ask' | 'hold' };
  'no.twoFireOrders': Who;
  'option.holdFire': None;
  'option.bombard': { readonly planet: PlanetId };
  'option.bomber': { readonly unit: UnitType; readonly planet: PlanetId };
  'no.heavyFirst': { readonly count: number };
  'no.bomberTwice': { readonly unit: UnitType };
};
