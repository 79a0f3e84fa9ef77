import type { Texts } from '#core/message.ts';
import type { PreparedLexicon } from './prepared.ts';

const WAYS = { growth: 'Population growth', ore: 'Ore production', trade: 'Trade' } as const;

export const preparedEn: Texts<PreparedLexicon> = {
  'prepared.production': ({ way }) => WAYS[way],
};
