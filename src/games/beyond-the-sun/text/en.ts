import type { Texts } from '#core/message.ts';
import { factsEn } from './facts.en.ts';
import { guideEn } from './guide.en.ts';
import type { Lexicon } from './lexicon.ts';
import { preparedEn } from './prepared.en.ts';
import { questionsEn } from './questions.en.ts';
import { repairsEn } from './repairs.en.ts';
import { rulesEn } from './rules.en.ts';
import { settingsEn } from './settings.en.ts';
import { nameTextsEn, statusEn } from './status.en.ts';

export const en: Texts<Lexicon> = {
  ...nameTextsEn,
  ...factsEn,
  ...questionsEn,
  ...preparedEn,
  ...statusEn,
  ...settingsEn,
  ...guideEn,
  ...repairsEn,
  'rule.name': ({ rule }) => rulesEn[rule][0],
  'rule.text': ({ rule }) => rulesEn[rule][1],
  'game.title': () => 'Beyond the Sun',
  'game.pitch': () =>
    'a technology tree that grows differently every game; about 15 rounds, two or three weeks by post',
};
