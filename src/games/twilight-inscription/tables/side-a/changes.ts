import type { Base } from '../expansion.ts';
import type { Chart, Legend } from '../industry.ts';
import type { Lane, Wormhole } from '../navigation.ts';
import type { Unit } from '../units.ts';
import type { AssetId, Special, TechnologyId, UnitId } from '../vocabulary.ts';

/** How a sheet of side A differs from side B, beside where its assets stand. */
export type Change =
  /** Further lanes; one that would run through a system bends at a point. */
  | {
      readonly change: 'lane';
      readonly lanes: readonly Lane[];
      readonly bend?: { readonly x: number; readonly y: number };
    }
  | { readonly change: 'explored'; readonly systems: readonly string[] }
  /** One more, or another place for one that is there. */
  | ({ readonly change: 'wormhole' } & Wormhole)
  | { readonly change: 'base'; readonly id: string; readonly base: Partial<Base> }
  | { readonly change: 'population'; readonly track: readonly number[] }
  | { readonly change: 'grid'; readonly planet: string; readonly grid: readonly string[] }
  | { readonly change: 'chart'; readonly chart: Partial<Chart> }
  | { readonly change: 'crossed'; readonly cells: readonly string[] }
  | { readonly change: 'dashed'; readonly cells: Readonly<Record<string, Special>> }
  | { readonly change: 'legend'; readonly legend: Legend }
  | { readonly change: 'unit'; readonly id: UnitId; readonly unit: Partial<Unit> }
  | { readonly change: 'anomalies'; readonly dots: readonly string[] }
  | { readonly change: 'win'; readonly win: readonly (readonly [AssetId, AssetId])[] }
  | {
      readonly change: 'technology';
      readonly replaces: TechnologyId;
      readonly technology: TechnologyId;
    };

/** A sheet of side A: its feature, and where which asset stands. Lines of planets are `Ar1` (row) and `Ac1` (column). */
export interface Variant<F extends string = string> {
  readonly feature: F;
  readonly assets: Readonly<Record<string, AssetId | null>>;
  readonly changes: readonly Change[];
}
