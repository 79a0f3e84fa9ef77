import type { Speaker } from '#core/message.ts';
import type { Called } from './lexicon.ts';

/** Who is called and how, for what, and where; the place stands once in a message. */
export const line = (what: string, called: Called, { say, list, quote }: Speaker) =>
  [
    `${called.who.join(' ')} ${what}`,
    list(called.topics.map(say)),
    ...(called.table === null
      ? []
      : [...(called.standing === null ? [] : [say(called.standing)]), quote(called.table)]),
  ].join(' · ');
