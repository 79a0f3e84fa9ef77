import type { None, Who } from '#core/lexicon-types.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';

type Means = 'resources' | 'influence';
type Pool = 'tactic' | 'fleet' | 'strategy';

/** Paying, and command tokens between pools. */
export type EconomyLexicon = {
  'fact.paid': Who & {
    readonly count: number;
    readonly means: Means;
    readonly planets: readonly PlanetId[];
    readonly goods: number;
  };
  'fact.redistributed': Who & Readonly<Record<Pool, number>>;
  'ask.payment': { readonly means: Means; readonly count: number; readonly goods: number };
  'ask.tokens': { readonly count: number };
  'ask.redistribute': { readonly count: number };
  'ask.tokenFrom': { readonly system: SystemId };
  /** What has been put together of what is due, and the trade goods that it takes besides. */
  'sum.payment': {
    readonly means: Means;
    readonly count: number;
    readonly paid: number;
    readonly goods: number;
  };
  'option.payForMe': None;
  'option.payWith': { readonly planet: PlanetId; readonly means: Means; readonly count: number };
  'option.poolNow': { readonly pool: Pool; readonly count: number };
  'no.short': { readonly count: number; readonly means: Means; readonly of: number };
  'no.fullPool': None;
  'no.emptyPool': None;
};
