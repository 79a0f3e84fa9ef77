import type { None as Nothing } from '#core/lexicon-types.ts';
import type { Author } from '#core/record.ts';

/** What is said of games that are given up, and of ends that are taken back. */
export type EndingLexicon = {
  'app.ended': {
    readonly by: Author;
    readonly how: 'alone' | 'deserted' | 'vote';
    readonly until: number;
  };
  'app.endFinal': Nothing;
  'app.restored': { readonly by: Author; readonly how: 'alone' | 'vote' };
  'app.endByVote': Nothing;
  'app.endedLately': { readonly until: number };
  'app.notRestorable': Nothing;
  'app.restoreByVote': Nothing;
  'app.openerOnly': Nothing;
  'app.proposesRestore': Nothing;
};
