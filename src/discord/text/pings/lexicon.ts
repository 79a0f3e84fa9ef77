import type { Message } from '#core/message.ts';
import type { PeopleText, QuotedText } from '#core/people-text.ts';

/** Who is called, for what, and where; a table is named once in a message. */
export type Called = {
  readonly who: readonly QuotedText[];
  readonly topics: readonly Message[];
  /** Where the game stands: its round, its phase. */
  readonly standing: Message | null;
  readonly table: PeopleText | null;
};

/** What must be noticed on a locked screen: plain words, no signs of ours, the person first. */
export type PingsLexicon = {
  'ping.turn': Called;
  /** The same where several are asked at a time. */
  'ping.answer': Called;
  'ping.window': {
    readonly who: readonly QuotedText[];
    readonly topic: Message;
    readonly table: PeopleText | null;
  };
  'ping.bots': { readonly who: readonly QuotedText[]; readonly table: PeopleText };
  'ping.nobody': { readonly table: PeopleText };
  'ping.remind': {
    readonly who: QuotedText;
    readonly topic: Message;
    readonly at: number | null;
    readonly table: PeopleText;
  };
  'ping.nudge': { readonly who: QuotedText; readonly topics: readonly Message[]; readonly table: PeopleText };
  'ping.remindWindow': {
    readonly who: readonly QuotedText[];
    readonly topic: Message;
    readonly table: PeopleText;
  };
  'ping.choice': { readonly topic: Message; readonly again: boolean; readonly table: PeopleText };
  'ping.alone': { readonly topics: readonly Message[]; readonly table: PeopleText };
  'ping.deal': {
    readonly facts: readonly Message[];
    readonly offers: readonly Message[];
    readonly table: PeopleText;
  };
  /** One of several offers. */
  'ping.numbered': { readonly number: number; readonly what: Message };
};
