import type { Message } from '#core/message.ts';
import type { PeopleText, QuotedText } from '#core/people-text.ts';

/** Veiled windows: everybody they are open to is named alike, whoever has something to answer is told alone. */
export type WindowsLexicon = {
  'window.waiting': { readonly who: readonly QuotedText[]; readonly topic: Message };
  'window.notice': { readonly table: PeopleText; readonly topic: Message; readonly again: boolean };
  'window.remind': { readonly who: readonly QuotedText[]; readonly topic: Message };
  /** Several of them, one below the other. */
  'table.lines': { readonly lines: readonly Message[] };
};
