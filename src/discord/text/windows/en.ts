import type { Texts } from '#core/message.ts';
import type { WindowsLexicon } from './lexicon.ts';

export const en: Texts<WindowsLexicon> = {
  'window.waiting': ({ who, topic }, { say, list }) =>
    `◇ Responses are awaited: ${say(topic)}\n-# Open to ${list(who)}. Who has something to answer, and who has answered, shows when all are done.`,
  'window.notice': ({ table, topic, again }, { say, quote }) =>
    `### ${quote(table)}\n${again ? '⏰ You can still respond' : 'You can respond'}: ${say(topic)}.`,
  'window.remind': ({ who, topic }, { say, list }) =>
    `🔔 ${list(who)}, responses are still awaited: ${say(topic)}.\n-# All to whom this is open are named, whether they have answered or not.`,
  'table.lines': ({ lines }, { say }) => lines.map(say).join('\n'),
};
