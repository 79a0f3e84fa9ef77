import type { Texts } from '#core/message.ts';
import { factsRu } from './facts.ru.ts';
import { guideRu } from './guide.ru.ts';
import type { Lexicon } from './lexicon.ts';
import { preparedRu } from './prepared.ru.ts';
import { questionsRu } from './questions.ru.ts';
import { repairsRu } from './repairs.ru.ts';
import { rulesRu } from './rules.ru.ts';
import { settingsRu } from './settings.ru.ts';
import { nameTextsRu, statusRu } from './status.ru.ts';

export const ru: Texts<Lexicon> = {
  ...nameTextsRu,
  ...factsRu,
  ...questionsRu,
  ...preparedRu,
  ...statusRu,
  ...settingsRu,
  ...guideRu,
  ...repairsRu,
  'rule.name': ({ rule }) => rulesRu[rule][0],
  'rule.text': ({ rule }) => rulesRu[rule][1],
  'game.title': () => 'Вдали от Солнца',
  'game.pitch': () => 'дерево технологий, каждый раз новое; около 15 раундов, две-три недели по переписке',
};
