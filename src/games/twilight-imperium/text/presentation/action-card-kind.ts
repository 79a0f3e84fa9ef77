import type { Speaker } from '#core/message.ts';
import { copiesOf } from '../../tables/action-cards.ts';
import type { ActionCardId } from '../../tables/card-ids.ts';

const WORDS = {
  en: { kind: 'Action card, hidden until it is played', copies: 'in the deck' },
  ru: { kind: 'Карта действия, скрыта до розыгрыша', copies: 'в колоде' },
} as const;

/** What there is to know about an action card but for its text: who sees it, and how many there are. */
export function actionCardKind({ language }: Pick<Speaker, 'language'>, id: ActionCardId): string {
  const { kind, copies } = WORDS[language];
  return `${kind}; ${copies}: ${copiesOf(id)}`;
}
