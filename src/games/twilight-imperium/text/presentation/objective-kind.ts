import type { Speaker } from '#core/message.ts';
import { STAGE_ONE } from '../../tables/card-ids.ts';

const WORDS = {
  en: {
    secret: 'Secret objective, 1 point; only its owner sees it until it is scored',
    one: 'Public objective of stage I, 1 point; hidden until it is revealed, then seen by all',
    two: 'Public objective of stage II, 2 points; hidden until it is revealed, then seen by all',
  },
  ru: {
    secret: 'Секретная цель, 1 очко; до выполнения её видит только владелец',
    one: 'Общая цель этапа I, 1 очко; скрыта, пока её не раскроют, потом видна всем',
    two: 'Общая цель этапа II, 2 очка; скрыта, пока её не раскроют, потом видна всем',
  },
} as const;

/** What a secret objective is worth and who sees it. */
export const secretKind = ({ language }: Pick<Speaker, 'language'>): string => WORDS[language].secret;

/** What a public objective is worth and who sees it. */
export function publicKind({ language }: Pick<Speaker, 'language'>, id: string): string {
  return WORDS[language][(STAGE_ONE as readonly string[]).includes(id) ? 'one' : 'two'];
}
