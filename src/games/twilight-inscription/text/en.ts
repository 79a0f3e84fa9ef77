import type { Texts } from '#core/message.ts';
import { cardsEn } from './cards.en.ts';
import { factsEn } from './facts.en.ts';
import { feedEn } from './feed.en.ts';
import { guideEn } from './guide.en.ts';
import type { Lexicon } from './lexicon.ts';
import { marksEn } from './marks.en.ts';
import { questionsEn } from './questions.en.ts';
import { repairsEn } from './repairs.en.ts';
import { nameTextsEn, statusEn } from './status.en.ts';

export const en: Texts<Lexicon> = {
  ...marksEn,
  ...nameTextsEn,
  ...factsEn,
  ...questionsEn,
  ...cardsEn,
  ...statusEn,
  ...guideEn,
  ...feedEn,
  ...repairsEn,
  'game.title': () => 'Twilight Inscription',
  'game.pitch': () => 'everybody marks at once, 25 rounds; two or three weeks by post, an evening alone',
};
