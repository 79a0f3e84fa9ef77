import type { StrategyCard } from '../../../timing/component.ts';
import type { StrategyCardId } from '../../card-ids.ts';

/** Every card of this kind that is written so far. */
export const strategyCards: Readonly<Partial<Record<StrategyCardId, StrategyCard>>> = {};
