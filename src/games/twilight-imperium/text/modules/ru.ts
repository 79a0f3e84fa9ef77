import type { Texts } from '#core/message.ts';
import { systemName } from '../names/naming.ts';
import type { ModulesLexicon } from './lexicon.ts';

export const modules: Texts<ModulesLexicon> = {
  'module.shatteredEmpire': () => 'Расколотая империя',
  'module.nexus': () => 'Узел сингулярностей',
  'module.nexus.about': () =>
    'Тайл рядом с полем с альфа- и бета-червоточиной и планетой Маллис (0/3): у каждой такой червоточины появляется третий конец.',
  'fact.nexusLaid': ({ system }, speaker) =>
    `◎ ${systemName(speaker, system)} лежит рядом с полем и соседствует со всеми альфа- и бета-червоточинами.`,
  'no.moduleTwice': () => 'Каждую опцию правил можно взять один раз.',
  'no.mapTile': ({ tile }, speaker) =>
    `${systemName(speaker, tile)} есть на вашей карте, но не в коробке этой партии: её приносит опция, которая не включена.`,
};
