import { STRATEGY_CARDS, type StrategyCardId } from './card-ids.ts';

/** Initiative of a strategy card (27.6). */
export function initiativeOf(card: StrategyCardId): number {
  return STRATEGY_CARDS.indexOf(card) + 1;
}
