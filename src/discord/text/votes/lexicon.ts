import type { None as Nothing } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';

/** Votes of a table. */
export type VotesLexicon = {
  'vote.opened': {
    readonly who: string;
    readonly own: boolean;
    readonly what: Message;
    readonly needed: number;
    readonly voters: number;
    readonly waited: readonly string[];
    readonly given: { readonly yes: number; readonly no: number };
  };
  'vote.noPoll': Nothing;
  'vote.notYours': { readonly who: string };
  'vote.yes': Nothing;
  'vote.no': Nothing;
  'vote.result': { readonly what: Message; readonly status: 'passed' | 'rejected' | 'failed' };
};
