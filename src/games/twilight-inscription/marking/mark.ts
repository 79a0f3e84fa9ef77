import type { RelicId } from '../tables/relics.ts';
import type { Product, Resource, Special, TechnologyId, UnitId } from '../tables/vocabulary.ts';

/** A mark that a resource pays for, or that an effect makes for nothing. */
export type SheetMark =
  /** Through wormholes it leaves by one and comes out of another. */
  | { readonly mark: 'explore'; readonly system: string; readonly from: string }
  | { readonly mark: 'claim'; readonly system: string }
  | { readonly mark: 'develop'; readonly symbol: string }
  /** One symbol of a base that is not built yet. */
  | { readonly mark: 'base'; readonly base: string; readonly r: Resource }
  | { readonly mark: 'crossCell' | 'claimCell'; readonly cell: string }
  /** One research symbol. */
  | { readonly mark: 'technology'; readonly tech: TechnologyId }
  | { readonly mark: 'infantry'; readonly dot: string }
  /** One symbol of a copy of a unit. */
  | { readonly mark: 'pay'; readonly copy: string; readonly r: Resource };

/** Something kept that is spent, or used once, if the player likes. */
export type Use =
  | { readonly use: 'good'; readonly r: Resource }
  | {
      readonly use: 'convert';
      readonly by: 'faction' | TechnologyId;
      readonly from: Resource;
      readonly to: Resource;
    }
  /** Several resources of a special asset, on industry (8.4). */
  | { readonly use: 'special'; readonly special: Special }
  | { readonly use: 'unlockPlanet'; readonly planet: string }
  | { readonly use: 'buildBase'; readonly base: string }
  | { readonly use: 'die'; readonly r: Resource }
  | { readonly use: 'research'; readonly tech: TechnologyId }
  | { readonly use: 'openCell'; readonly cell: string }
  | { readonly use: 'unlockUnit'; readonly unit: UnitId }
  | { readonly use: 'createUnit'; readonly copy: string }
  | { readonly use: 'technology'; readonly tech: TechnologyId }
  | { readonly use: 'relic'; readonly relic: RelicId };

/** What an effect leaves to the player. */
export type Pick =
  | { readonly pick: 'product'; readonly product: Product }
  | { readonly pick: 'special'; readonly special: Special }
  | { readonly pick: 'research'; readonly tech: TechnologyId }
  /** One more product of the type just claimed, or not. */
  | { readonly pick: 'more' | 'noMore' }
  /** Fewer symbols than an effect allows. */
  | { readonly pick: 'enough' };

/** A shape laid on the combat grid. */
export interface Laying {
  readonly lay: UnitId;
  readonly dots: readonly string[];
}

/** One mark of an answer. `pays` is the resource of the hand that it takes, or of the effect that gives one. */
export type Mark = (SheetMark & { readonly pays?: Resource }) | Use | Pick | Laying;
