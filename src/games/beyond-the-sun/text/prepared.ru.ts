import type { Texts } from '#core/message.ts';
import type { PreparedLexicon } from './prepared.ts';

const WAYS = { growth: 'Рост населения', ore: 'Производство металла', trade: 'Обмен ресурсов' } as const;

export const preparedRu: Texts<PreparedLexicon> = {
  'prepared.production': ({ way }) => WAYS[way],
};
