import type { Texts } from '#core/message.ts';
import type { WindowsLexicon } from './lexicon.ts';

export const en: Texts<WindowsLexicon> = {
  'window.waiting': ({ who, topic }, { say, list }) =>
    `◇ Responses are awaited: ${say(topic)}\n-# Open to ${list(who)}. Who has something to answer, and who has answered, shows when all are done.`,
  'table.lines': ({ lines }, { say }) => lines.map(say).join('\n'),
};
