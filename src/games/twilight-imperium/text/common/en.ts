import type { Texts } from '#core/message.ts';
import type { CommonLexicon } from './lexicon.ts';

export const common: Texts<CommonLexicon> = {
  title: () => 'title',
  'ask.respond': () => 'ask.respond',
  'option.use': () => 'option.use',
  'fact.used': () => 'fact.used',
  'fact.cardPlayed': () => 'fact.cardPlayed',
  'fact.cardCancelled': () => 'fact.cardCancelled',
  'fact.noteReturned': () => 'fact.noteReturned',
  'fact.placed': () => 'fact.placed',
  'fact.removed': () => 'fact.removed',
  'fact.destroyed': () => 'fact.destroyed',
  'fact.sustained': () => 'fact.sustained',
  'fact.repaired': () => 'fact.repaired',
  'fact.tokenSpent': () => 'fact.tokenSpent',
  'fact.tokenGained': () => 'fact.tokenGained',
  'fact.tokenPut': () => 'fact.tokenPut',
  'fact.goodsGained': () => 'fact.goodsGained',
  'fact.goodsSpent': () => 'fact.goodsSpent',
  'fact.replenished': () => 'fact.replenished',
  'fact.controlGained': () => 'fact.controlGained',
  'fact.controlLost': () => 'fact.controlLost',
  'fact.pointsGained': () => 'fact.pointsGained',
  'fact.pointsLost': () => 'fact.pointsLost',
  'fact.won': () => 'fact.won',
};
