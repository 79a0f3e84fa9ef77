import type { Texts } from '#core/message.ts';
import type { WindowsLexicon } from './lexicon.ts';

export const ru: Texts<WindowsLexicon> = {
  'window.waiting': ({ who, topic }, { say, list }) =>
    `◇ Ждём ответных действий: ${say(topic)}\n-# Могут ответить: ${list(who)}. Кому есть чем ответить и кто уже ответил, станет видно, когда решат все.`,
  'window.notice': ({ table, topic, again }, { say, quote }) =>
    `### ${quote(table)}\n${again ? '⏰ Вы ещё можете ответить' : 'Вы можете ответить'}: ${say(topic)}.`,
  'window.remind': ({ who, topic }, { say, list }) =>
    `🔔 ${list(who)}, ответных действий всё ещё ждут: ${say(topic)}.\n-# Названы все, кто мог бы ответить, даже если уже ответили.`,
  'table.lines': ({ lines }, { say }) => lines.map(say).join('\n'),
};
