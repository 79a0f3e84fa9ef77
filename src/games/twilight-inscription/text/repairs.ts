import type { None, Who } from '#core/lexicon-types.ts';
import type { Kept, Product, SheetId, TechnologyId } from '../tables/vocabulary.ts';

/** What of a table can be set right, and what it can be set to. */
export type RepairsLexicon = {
  'mend.kind.points': None;
  'mend.kind.stock': None;
  'mend.kind.kept': None;
  'mend.kind.technologies': None;
  'mend.kind.systems': None;
  'mend.points': Who & { readonly sheet: SheetId };
  'mend.goods': Who;
  'mend.votes': Who;
  'mend.products': Who & { readonly product: Product };
  'mend.diplomacy': Who;
  'mend.population': Who;
  'mend.frontier': Who & { readonly side: 'left' | 'right' };
  'mend.kept': Who & { readonly asset: Kept };
  'mend.technology': Who & { readonly tech: TechnologyId };
  'mend.system': Who & { readonly system: string };
  'mend.open': None;
  'mend.done': None;
};
