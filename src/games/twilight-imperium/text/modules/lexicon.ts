import type { None } from '#core/lexicon-types.ts';
import type { SystemId } from '../../tables/ids.ts';

/** What modules are called, what they change, and what happens by them. */
export type ModulesLexicon = {
  'module.shatteredEmpire': None;
  'module.nexus': None;
  'module.nexus.about': None;
  'fact.nexusLaid': { readonly system: SystemId };
  'no.moduleTwice': None;
  'no.mapTile': { readonly tile: SystemId };
};
