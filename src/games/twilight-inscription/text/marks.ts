import type { None } from '#core/lexicon-types.ts';
import type { RelicId } from '../tables/relics.ts';
import type { AssetId, Product, Resource, Special, TechnologyId, UnitId } from '../tables/vocabulary.ts';

/** A mark on a place that may show an asset; `pays` is the resource that it takes, null if nothing is paid. */
type Marked = { readonly asset: AssetId | null; readonly pays: Resource | null };

/** Single marks and uses, as they are offered and told. */
export type MarksLexicon = {
  'mark.explore': Marked & { readonly system: string; readonly through: string | null };
  'mark.claim': Marked & { readonly system: string };
  /** `completes` are the assets of the lines that it would complete. */
  'mark.develop': {
    readonly symbol: string;
    readonly completes: readonly AssetId[];
    readonly pays: Resource | null;
  };
  'mark.base': {
    readonly base: string;
    readonly r: Resource;
    readonly left: number;
    readonly asset: AssetId;
  };
  'mark.crossCell': Marked & { readonly cell: string };
  'mark.claimCell': Marked & { readonly cell: string };
  'mark.technology': { readonly tech: TechnologyId; readonly left: number };
  'mark.infantry': Marked & { readonly dot: string };
  'mark.pay': { readonly unit: UnitId; readonly copy: string; readonly r: Resource; readonly left: number };
  'mark.lay': { readonly dots: readonly string[]; readonly assets: readonly AssetId[] };
  'use.good': { readonly r: Resource; readonly left: number };
  'use.convert': { readonly by: 'faction' | TechnologyId; readonly from: Resource; readonly to: Resource };
  'use.special': { readonly special: Special; readonly r: Resource; readonly n: number };
  'use.unlockPlanet': { readonly planet: string };
  'use.buildBase': { readonly base: string; readonly asset: AssetId };
  'use.die': { readonly r: Resource };
  'use.research': { readonly tech: TechnologyId; readonly special: Special };
  'use.openCell': { readonly cell: string; readonly special: Special };
  'use.unlockUnit': { readonly unit: UnitId; readonly special: Special };
  'use.createUnit': { readonly unit: UnitId; readonly copy: string; readonly special: Special };
  'use.technology': { readonly tech: TechnologyId };
  'use.relic': { readonly relic: RelicId };
  'pick.product': { readonly product: Product };
  'pick.special': { readonly special: Special };
  'pick.research': { readonly tech: TechnologyId };
  'pick.more': None;
  'pick.noMore': None;
  'pick.enough': None;
  'group.explore': None;
  'group.claim': None;
  'group.develop': None;
  'group.base': None;
  'group.crossCell': None;
  'group.claimCell': None;
  'group.technology': None;
  'group.infantry': None;
  'group.pay': None;
  'group.use': None;
};
