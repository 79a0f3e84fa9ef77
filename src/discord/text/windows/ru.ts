import type { Texts } from '#core/message.ts';
import type { WindowsLexicon } from './lexicon.ts';

export const ru: Texts<WindowsLexicon> = {
  'window.waiting': ({ who, topic }, { say, list }) =>
    `◇ Ждём ответных действий: ${say(topic)}\n-# Могут ответить: ${list(who)}. Кому есть чем ответить и кто уже ответил, станет видно, когда решат все.`,
  'table.lines': ({ lines }, { say }) => lines.map(say).join('\n'),
};
