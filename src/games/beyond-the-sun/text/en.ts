import type { Texts } from '#core/message.ts';
import { cardsEn } from './cards.en.ts';
import { factsEn } from './facts.en.ts';
import { feedEn } from './feed.en.ts';
import { guideEn } from './guide.en.ts';
import type { Lexicon } from './lexicon.ts';
import { preparedEn } from './prepared.en.ts';
import { questionsEn } from './questions.en.ts';
import { repairsEn } from './repairs.en.ts';
import { ruleNamesEn } from './rule-names.en.ts';
import { ruleTextsEn } from './rules.en.ts';
import { settingsEn } from './settings.en.ts';
import { nameTextsEn, statusEn } from './status.en.ts';

export const en: Texts<Lexicon> = {
  ...nameTextsEn,
  ...factsEn,
  ...questionsEn,
  ...preparedEn,
  ...statusEn,
  ...cardsEn,
  ...feedEn,
  ...settingsEn,
  ...guideEn,
  ...repairsEn,
  'rule.name': ({ rule }) => ruleNamesEn[rule],
  'rule.text': ({ rule }) => ruleTextsEn[rule],
  'game.title': () => 'Beyond the Sun',
  'game.pitch': () =>
    'a tree of technologies that grows anew, some 15 rounds; three weeks by post, an evening against bots',
};
