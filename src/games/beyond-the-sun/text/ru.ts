import type { Texts } from '#core/message.ts';
import { cardsRu } from './cards.ru.ts';
import { factsRu } from './facts.ru.ts';
import { feedRu } from './feed.ru.ts';
import { guideRu } from './guide.ru.ts';
import type { Lexicon } from './lexicon.ts';
import { preparedRu } from './prepared.ru.ts';
import { questionsRu } from './questions.ru.ts';
import { repairsRu } from './repairs.ru.ts';
import { ruleNamesRu } from './rule-names.ru.ts';
import { ruleTextsRu } from './rules.ru.ts';
import { settingsRu } from './settings.ru.ts';
import { nameTextsRu, statusRu } from './status.ru.ts';

export const ru: Texts<Lexicon> = {
  ...nameTextsRu,
  ...factsRu,
  ...questionsRu,
  ...preparedRu,
  ...statusRu,
  ...cardsRu,
  ...feedRu,
  ...settingsRu,
  ...guideRu,
  ...repairsRu,
  'rule.name': ({ rule }) => ruleNamesRu[rule],
  'rule.text': ({ rule }) => ruleTextsRu[rule],
  'game.title': () => 'Вдали от Солнца',
  'game.pitch': () =>
    'дерево технологий, каждый раз новое, около 15 раундов: по переписке три недели, с ботами вечер',
};
