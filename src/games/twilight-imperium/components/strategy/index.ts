import type { StrategyCard } from '../../hooks/component.ts';
import type { StrategyCardId } from '../../tables/card-ids.ts';
import { construction } from './construction.ts';
import { diplomacy } from './diplomacy.ts';
import { imperial } from './imperial.ts';
import { leadership } from './leadership.ts';
import { politics } from './politics.ts';
import { technology } from './technology.ts';
import { trade } from './trade.ts';
import { warfare } from './warfare.ts';

/** The eight strategy cards (27.5). */
export const strategyCards = {
  leadership,
  diplomacy,
  politics,
  construction,
  trade,
  warfare,
  technology,
  imperial,
} satisfies Record<StrategyCardId, StrategyCard>;
