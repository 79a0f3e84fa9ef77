import type { None as Nothing } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';
import type { PeopleText } from '#core/people-text.ts';
import type { AnsweredBy } from '#core/record.ts';
import type { Seat } from '#core/seat.ts';

/** Playing: what is asked, hands, boards. */
export type PlayLexicon = {
  'router.unknown': Nothing;
  'router.failed': Nothing;
  /** Above every question: which table, where the game stands there, and who one is. */
  'play.head': {
    readonly table: PeopleText;
    readonly standing: Message | null;
    readonly seat: Seat | null;
  };
  'play.header': { readonly table: PeopleText; readonly game: string | null };
  'play.seat': { readonly seat: Seat };
  'play.nothing': Nothing;
  'play.waitingFor': { readonly seats: readonly number[] };
  'play.notBegun': Nothing;
  'play.over': Nothing;
  'play.paused': Nothing;
  'play.stuck': Nothing;
  'play.stale': Nothing;
  'play.notOffered': Nothing;
  /** Some of what was picked together does not fit; the rest is kept. */
  'play.leftOut': {
    readonly marks: readonly {
      readonly label: Message;
      readonly reason: Message;
      readonly rule: string | null;
    }[];
  };
  /** A mark that was typed cannot be made: those before it are kept. */
  'play.stoppedAt': {
    readonly token: PeopleText;
    readonly reason: Message;
    readonly rule: string | null;
  };
  'play.severalMeant': { readonly marks: readonly PeopleText[] };
  'play.tooManyTyped': { readonly most: number };
  'play.decided': { readonly at: number; readonly told: readonly Message[]; readonly by: AnsweredBy };
  'play.toPresent': Nothing;
  'play.detailsOf': Nothing;
  'play.gift': Nothing;
  'play.refused': { readonly reason: Message; readonly rule: string | null };
  'play.failed': { readonly reason: Message };
  'play.nothingBarred': Nothing;
  'play.others': { readonly count: number };
  'play.noTables': Nothing;
  'play.board': Nothing;
  'play.hand': Nothing;
  'play.handOf': { readonly count: number };
  'play.more': Nothing;
  'play.moreTitle': { readonly table: PeopleText };
  'play.read': Nothing;
  'play.log': Nothing;
  'play.other': { readonly what: string };
  'play.undo': Nothing;
  'play.refresh': Nothing;
  'play.open': Nothing;
  'board.seat': { readonly seat: Seat; readonly table: PeopleText };
  'board.place': { readonly place: PeopleText; readonly table: PeopleText };
  'board.noPlace': { readonly place: PeopleText };
  'board.noPlaces': Nothing;
  'board.noPage': { readonly page: PeopleText };
  'board.noPages': Nothing;
  'board.none': Nothing;
  'board.replayName': Nothing;
  'board.replayAlt': { readonly moments: number };
  'board.early': Nothing;
  'hand.title': { readonly table: PeopleText; readonly thread: string | null };
  'hand.empty': Nothing;
  'hand.notSeated': Nothing;
  'hand.news': { readonly facts: readonly Message[] };
  'play.deals': Nothing;
  /** A line for somebody's first games, and the button that ends them. */
  'coach.line': { readonly number: number; readonly of: number; readonly line: Message };
  'coach.enough': Nothing;
  'explain.limits': { readonly limits: readonly Message[] };
  'explain.asked': { readonly prompt: Message };
  'explain.next': { readonly what: Message };
  'explain.unsure': Nothing;
  'explain.rule': { readonly number: string; readonly name: Message; readonly text: Message };
  'explain.range': { readonly min: number; readonly max: number };
  'remind.sent': Nothing;
  'play.yourTables': Nothing;
  'play.chooseTable': Nothing;
  'play.waitsForYou': Nothing;
};
