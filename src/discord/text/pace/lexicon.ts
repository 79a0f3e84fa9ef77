import type { None as Nothing } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';
import type { PeopleText, QuotedText } from '#core/people-text.ts';

/** The pace of a table, and reminders where there is no deadline. */
export type PaceLexicon = {
  'pace.open': Nothing;
  'pace.title': { readonly table: PeopleText; readonly pace: Message };
  'pace.byOwner': { readonly who: QuotedText };
  'pace.byVote': { readonly who: QuotedText };
  'pace.hours': { readonly hours: number | null };
  'pace.remindersOn': Nothing;
  'pace.remindersOff': Nothing;
  'pace.changed': Nothing;
  'pace.needsVote': Nothing;
};
