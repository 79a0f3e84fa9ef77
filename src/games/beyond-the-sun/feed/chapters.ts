import type { Chapter, FeedLine } from '#core/feed.ts';
import type { Message } from '#core/message.ts';
import { TurnAccount } from './turn-account.ts';

const plain = (text: Message, aside = false): FeedLine => ({ by: null, texts: [text], aside });

/** The game in turns, a message each: what was done, what events and control brought others, production in small letters. */
export function chapters(facts: readonly Message[]): readonly Chapter[] {
  const starts = facts.flatMap(({ key }, at) => (at === 0 || key === 'fact.turn' ? [at] : []));
  return starts.map((from, nth) => {
    const account = new TurnAccount();
    for (const fact of facts.slice(from, starts[nth + 1])) account.read(fact);
    return { from, lines: account.lines(plain) };
  });
}
