/** What is spent: material, influence, research, by the letters that stand on the sheets. */
export const RESOURCES = ['M', 'I', 'R'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The four sheets that a player marks. */
export const SHEETS = ['navigation', 'expansion', 'industry', 'warfare'] as const;
export type SheetId = (typeof SHEETS)[number];

/** Special assets, of which the rulebook knows several kinds (15.5). */
export const SPECIALS = ['alloy', 'charter', 'cipher'] as const;
export type Special = (typeof SPECIALS)[number];

/** The three types of product, a row of the chart each (9.3). */
export const PRODUCTS = ['P1', 'P2', 'P3'] as const;
export type Product = (typeof PRODUCTS)[number];

/** Assets that count at the end (15.1). */
export const VICTORIES = ['vp1', 'vp2', 'vp3', 'vp4', 'vp5'] as const;

/** Assets that unlock a coloured die on the active sheet (15.6). */
const DIE_ASSETS = ['dieM', 'dieI', 'dieR'] as const;

/** Assets that are kept until they are spent (3.3); goods and votes have symbols of their own on industry. */
export const KEPT = ['planet', ...SPECIALS, ...DIE_ASSETS] as const;
export type Kept = (typeof KEPT)[number];

/** Every asset that is printed on a sheet or gained from a card (15). */
export const ASSETS = [
  ...VICTORIES,
  ...KEPT,
  'good',
  'vote',
  ...PRODUCTS,
  'P1x2',
  'P2x2',
  'P3x2',
  'dip',
  'pop',
  'faction',
  'relic',
  'frontierLeft',
  'frontierRight',
] as const;
export type AssetId = (typeof ASSETS)[number];

export const UNITS = [
  'infantry',
  'fighter',
  'destroyer',
  'cruiser',
  'carrier',
  'dreadnought',
  'warsun',
] as const;
export type UnitId = (typeof UNITS)[number];

export const TECHNOLOGIES = [
  'gravity-drive',
  'slipstream-relay',
  'neural-motivators',
  'rapid-growth',
  'nano-drills',
  'linked-markets',
  'advanced-logistics',
  'drop-pods',
  'deep-charts',
  'bio-foundries',
  'toll-stations',
  'press-gangs',
] as const;
export type TechnologyId = (typeof TECHNOLOGIES)[number];

/** What objectives and agendas count on a player's sheets. */
export const COUNTS = [
  'claimedAsset',
  'claimedSystems',
  'exploredSystems',
  'unlockedPlanets',
  'population',
  'basesAndPlanets',
  'minProducts',
  'products',
  'claimedCells',
  'votesUnderlined',
  'warsWon',
  'warsAhead',
  'unitsCreated',
  'coveredAssets',
  'technologies',
] as const;
export type CountId = (typeof COUNTS)[number];

/** So much of something, or more. */
export interface Need {
  readonly count: CountId;
  readonly n: number;
  /** Which asset is counted, for those that count one. */
  readonly asset?: AssetId;
}

/** What a card, an ability or an asset does, in a closed vocabulary. The effects of a list are resolved in order; what is impossible is skipped (24.1). */
export type Effect =
  /** Resources that come of no card or die, all spent on one sheet by its rules, never converted. */
  | {
      readonly do: 'spend';
      readonly r: Resource | 'any';
      readonly n: number;
      readonly on: SheetId | 'any' | 'active';
    }
  /** `P?` and `special?` are of one's choice, `sameProduct` is the one just claimed. */
  | { readonly do: 'gain'; readonly a: AssetId | 'P?' | 'special?' | 'sameProduct'; readonly n: number }
  /** Free marks, which obey adjacency and locks. */
  | { readonly do: 'explore'; readonly n: number; readonly through?: 'wormholes' }
  | { readonly do: 'claim' | 'crossCell' | 'claimCell' | 'deployInfantry'; readonly n: number }
  /** Up to so many symbols of any kind, with `lines` only in rows and columns that show one of these assets. */
  | { readonly do: 'develop'; readonly n: number; readonly lines?: readonly AssetId[] }
  | { readonly do: 'deploy'; readonly unit: UnitId }
  | { readonly do: 'unlockUnit'; readonly unit: UnitId }
  | { readonly do: 'research'; readonly tech: TechnologyId }
  | { readonly do: 'researchAny' | 'crossTech'; readonly n: number }
  /** This symbol on every copy of a unit. */
  | { readonly do: 'crossUnits'; readonly unit: UnitId; readonly r: Resource }
  | { readonly do: 'strength'; readonly n: number; readonly side: 'one' | 'both' }
  | { readonly do: 'freeVotes'; readonly n: number }
  | { readonly do: 'vp'; readonly n: number; readonly sheet: SheetId }
  | {
      readonly do: 'when';
      readonly cond: Need;
      readonly holds: readonly Effect[];
      readonly otherwise: readonly Effect[];
    };

/** One resource of card or dice spent as another: not a good, not what came of a special asset or an effect. */
export interface Conversion {
  readonly from: readonly Resource[];
  readonly to: readonly Resource[];
}

/** When the first ability of a faction works. */
export type Trigger =
  | 'setup'
  | 'activate'
  | 'round'
  | 'warStrength'
  | 'warAfter'
  | 'warWon'
  | 'production'
  | 'council'
  | 'relic'
  | 'anomaly';

/** When a relic is played. */
export type RelicMoment = 'now' | 'strategy' | 'council' | 'warAfter';
