import '#games/twilight-imperium/index.ts';
import { type Odds, oddsOf } from '#games/twilight-imperium/odds/odds.ts';
import { readOrder } from '#games/twilight-imperium/odds/order.ts';

/** The odds of a battle of Twilight Imperium that is given as JSON; what is wrong with it is one sentence. */
export function odds(text: string): Odds {
  const order = readOrder(parsed(text));
  if (typeof order === 'string') throw new Error(order);
  return oddsOf(order);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      'This is no JSON: a battle like {"place":"space","attacker":{…},"defender":{…}} is needed.',
    );
  }
}
