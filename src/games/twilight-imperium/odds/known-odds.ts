import type { Steps } from '#core/steps.ts';
import { type Odds, quickOddsOf } from './odds.ts';
import type { BattleOrder } from './order.ts';

/** Larger battles are not worked out while others wait: pairs of hits that both sides can take. */
const MAX_EFFORT = 800;
/** Battles whose odds are remembered: a panel or a message is shown many times. */
const REMEMBERED = 100;
const known = new Map<string, Odds | null>();

/** The odds of a battle as everybody can work them out, kept for whoever asks again; null where that would keep others waiting. */
export function* knownOddsOf(order: BattleOrder): Steps<Odds | null> {
  const name = JSON.stringify(order);
  const before = known.get(name);
  if (before !== undefined) return before;
  const odds = yield* quickOddsOf(order, MAX_EFFORT);
  if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '');
  known.set(name, odds);
  return odds;
}
