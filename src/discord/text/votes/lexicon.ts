import type { None as Nothing } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';
import type { QuotedText } from '#core/people-text.ts';

/** Votes of a table. */
export type VotesLexicon = {
  'vote.opened': {
    readonly who: QuotedText;
    readonly own: boolean;
    readonly what: Message;
    readonly needed: number;
    readonly voters: number;
    readonly waited: readonly QuotedText[];
    readonly given: { readonly yes: number; readonly no: number };
  };
  'vote.noPoll': Nothing;
  'vote.notYours': { readonly who: QuotedText };
  'vote.yes': Nothing;
  'vote.no': Nothing;
  'vote.result': { readonly what: Message; readonly status: 'passed' | 'rejected' | 'failed' };
};
