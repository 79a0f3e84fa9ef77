import type { Texts } from '#core/message.ts';
import { cardsRu } from './cards.ru.ts';
import { factsRu } from './facts.ru.ts';
import { feedRu } from './feed.ru.ts';
import { guideRu } from './guide.ru.ts';
import type { Lexicon } from './lexicon.ts';
import { marksRu } from './marks.ru.ts';
import { questionsRu } from './questions.ru.ts';
import { repairsRu } from './repairs.ru.ts';
import { nameTextsRu, statusRu } from './status.ru.ts';

export const ru: Texts<Lexicon> = {
  ...marksRu,
  ...nameTextsRu,
  ...factsRu,
  ...questionsRu,
  ...cardsRu,
  ...statusRu,
  ...guideRu,
  ...feedRu,
  ...repairsRu,
  'game.title': () => 'Летопись галактики',
  'game.pitch': () => 'все отмечают одновременно, 25 раундов: по переписке две-три недели, в одиночку вечер',
};
