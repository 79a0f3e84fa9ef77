import type { Who } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';

type Some = readonly { readonly seat: Seat; readonly unit: UnitType; readonly count: number }[];
type Sides = { readonly attacker: Seat; readonly defender: Seat };

/** A combat as everybody can follow it. */
export type BattleLexicon = {
  'battle.title': Sides & { readonly kind: 'space' | 'ground'; readonly at: SystemId | PlanetId };
  'battle.side': Who & {
    readonly units: readonly { readonly unit: UnitType; readonly count: number; readonly damaged: number }[];
  };
  /** How likely each ending was when the first shot had not been fired, in percent. */
  'battle.odds': Sides & { readonly wins: number; readonly draw: number; readonly loses: number };
  'battle.round': { readonly round: number };
  'battle.dice': Who & {
    readonly kind: 'combat' | 'barrage';
    readonly groups: readonly {
      readonly unit: UnitType;
      readonly hitOn: number;
      readonly bonus: number;
      readonly results: readonly number[];
    }[];
    /** What they come to; null where nobody has counted yet. */
    readonly hits: number | null;
  };
  'battle.sustained': { readonly units: Some };
  'battle.lost': { readonly units: Some };
  'battle.retreat': Who;
  'battle.over': { readonly winner: Seat | null };
};
