import type { None as Nothing } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';
import type { PeopleText, QuotedText } from '#core/people-text.ts';

/** Questions as panels. */
export type PanelLexicon = {
  'panel.done': Nothing;
  'panel.none': Nothing;
  'panel.back': Nothing;
  'panel.startOver': Nothing;
  'panel.suggest': Nothing;
  'panel.plan': Nothing;
  'panel.rest': Nothing;
  'panel.giveAway': Nothing;
  'panel.whyNot': Nothing;
  'panel.details': Nothing;
  'panel.chooseThis': Nothing;
  'panel.nothingToTell': Nothing;
  'panel.previous': Nothing;
  'panel.next': Nothing;
  'panel.page': { readonly page: number; readonly pages: number };
  'panel.choosePlaceholder': Nothing;
  'panel.pickPlaceholder': { readonly min: number; readonly max: number };
  'panel.picked': { readonly count: number; readonly min: number; readonly max: number };
  'panel.chosen': { readonly items: readonly Message[] };
  'panel.total': { readonly total: number; readonly min: number; readonly max: number };
  'panel.slot': {
    readonly label: Message;
    readonly given: number;
    readonly min: number;
    readonly max: number;
  };
  'panel.tickPlaceholder': Nothing;
  'panel.entry': { readonly label: Message; readonly amount: number; readonly number: number };
  /** Fewer than all of what goes together. */
  'panel.entryOf': { readonly label: Message; readonly amount: number; readonly most: number };
  'panel.fewer': { readonly number: number; readonly of: number };
  'panel.howMany': Nothing;
  'panel.find': Nothing;
  'panel.showAll': Nothing;
  'panel.notFound': { readonly text: PeopleText };
  'panel.left': { readonly what: Message };
  'panel.notLeft': { readonly what: Message };
  'panel.everything': Nothing;
  /** What is proposed, as far as it can be said, and why. */
  'panel.suggested': { readonly answer: QuotedText | null; readonly reason: Message | null };
  'panel.notYet': { readonly reason: Message; readonly rule: string | null };
  'panel.amount': { readonly amount: number; readonly min: number; readonly max: number };
  'panel.enterNumber': Nothing;
  'panel.about': Nothing;
  'panel.aboutHowMuch': { readonly most: number };
  'panel.enterText': Nothing;
  'panel.markPlaceholder': { readonly number: number };
  'panel.marksPlaceholder': { readonly number: number };
  'panel.turnPlaceholder': Nothing;
  'panel.cellPlaceholder': Nothing;
  'panel.type': Nothing;
  'panel.typedMarks': Nothing;
  'panel.unmark': Nothing;
  'panel.turn': Nothing;
  'panel.laid': { readonly shape: Message; readonly where: Message };
  'panel.rankPlaceholder': { readonly place: number };
  'panel.ranked': { readonly items: readonly Message[] };
  'panel.barred': {
    readonly options: readonly {
      readonly label: Message;
      readonly reason: Message;
      readonly rule: string | null;
    }[];
  };
  /** What was answered, if anything can be said of it. */
  'panel.held': { readonly answer: QuotedText | null };
  'panel.optional': Nothing;
  'panel.noNumber': Nothing;
};
