import type { Texts } from '#core/message.ts';
import { systemName } from '../names/naming.ts';
import type { ModulesLexicon } from './lexicon.ts';

export const modules: Texts<ModulesLexicon> = {
  'module.shatteredEmpire': () => 'Shattered Empire',
  'module.nexus': () => 'Wormhole nexus',
  'module.nexus.about': () =>
    'A tile beside the board with an alpha and a beta wormhole and the planet Mallice (0/3): every such wormhole gets a third end.',
  'fact.nexusLaid': ({ system }, speaker) =>
    `◎ ${systemName(speaker, system)} lies beside the board: adjacent to every alpha and beta wormhole.`,
  'no.moduleTwice': () => 'Each option of the rules can be taken once.',
  'no.mapTile': ({ tile }, speaker) =>
    `${systemName(speaker, tile)} is on your map, but not in this game's box: an option brings it that is not switched on.`,
};
