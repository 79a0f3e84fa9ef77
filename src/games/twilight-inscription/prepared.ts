import type { PreparedAnswer } from '#core/game.ts';
import { SHEETS } from './tables/vocabulary.ts';
import { msg } from './text/lexicon.ts';
import type { TopicId } from './text/questions.ts';

const PLANNED = { id: 'plan', plan: true } as const;

/** Answers that can be given before they are asked: the sheet that one prefers, to stay out of a vote, and what the greedy bot would mark. */
export function preparedAnswers(topic: TopicId): readonly PreparedAnswer[] {
  switch (topic) {
    case 'sheet':
      return [
        ...SHEETS.map((sheet) => ({ id: sheet, label: msg('prepared.sheet', { sheet }) })),
        { ...PLANNED, label: msg('prepared.choose', {}) },
      ];
    case 'card':
    case 'event':
    case 'dice':
    case 'council':
    case 'outcome':
    case 'won':
      return [{ ...PLANNED, label: msg('prepared.spend', {}) }];
    case 'vote':
      return [{ id: 'abstain', label: msg('option.abstain', {}) }];
    case 'strength':
      return [{ id: 'none', label: msg('option.noStrength', {}) }];
    default:
      return [];
  }
}
