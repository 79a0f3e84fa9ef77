import type { Message } from '#core/message.ts';
import type { QuotedText } from '#core/people-text.ts';

/** Veiled windows: everybody they are open to is named alike, whoever has something to answer is told alone. */
export type WindowsLexicon = {
  'window.waiting': { readonly who: readonly QuotedText[]; readonly topic: Message };
  /** Several of them, one below the other. */
  'table.lines': { readonly lines: readonly Message[] };
};
