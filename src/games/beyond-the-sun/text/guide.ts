import type { None } from '#core/lexicon-types.ts';

/** What helps whoever is asked. */
export type GuideLexicon = {
  'guide.standing': { readonly round: number; readonly discs: number; readonly of: number };
  'guide.stock': { readonly ore: number; readonly pop: number; readonly supply: number };
  'reason.plan': None;
};
