import type { PreparedAnswer } from '#core/game.ts';
import { SHEETS } from './tables/vocabulary.ts';
import { msg } from './text/lexicon.ts';
import type { TopicId } from './text/questions.ts';

/** Answers that can be given before they are asked: the sheet that one prefers, and to stay out of a vote. */
export function preparedAnswers(topic: TopicId): readonly PreparedAnswer[] {
  switch (topic) {
    case 'sheet':
      return SHEETS.map((sheet) => ({ id: sheet, label: msg('prepared.sheet', { sheet }) }));
    case 'vote':
      return [{ id: 'abstain', label: msg('option.abstain', {}) }];
    case 'strength':
      return [{ id: 'none', label: msg('option.noStrength', {}) }];
    default:
      return [];
  }
}
