import type { None as Nothing } from '#core/lexicon-types.ts';
import type { PeopleText } from '#core/people-text.ts';
import type { Author, HandOverRight, SeatHolder } from '#core/record.ts';
import type { Seat } from '#core/seat.ts';

/** A seat and those it is about, as they were called when it happened. */
interface Handing {
  readonly seat: Seat;
  readonly from: SeatHolder;
  readonly to: SeatHolder;
  readonly by: Author;
}

/** What is said of seats that change hands. */
export type SeatsLexicon = {
  'app.seatHanded': Handing & { readonly right: HandOverRight };
  'app.seatOffered': Handing & { readonly right: 'own' | 'vote' | 'notice'; readonly lapsesAt: number };
  /** Somebody is looked for who takes a seat. */
  'app.substituteWanted': Pick<Handing, 'seat' | 'from' | 'by'> & {
    readonly right: 'own' | 'vote' | 'notice';
    readonly lapsesAt: number;
  };
  'app.callStands': Nothing;
  'app.callOver': Pick<Handing, 'seat' | 'from'> & { readonly why: 'lapsed' | 'withdrawn' };
  'app.seatDeclined': Handing;
  'app.offerLapsed': Handing;
  'app.offerWithdrawn': Handing;
  'app.noticeGiven': Handing & { readonly dueAt: number };
  'app.noticeOff': Handing & { readonly why: 'answered' | 'objected' | 'withdrawn' };
  'app.offeredToYou': Handing & {
    readonly table: PeopleText;
    readonly right: 'own' | 'vote' | 'notice';
    readonly dueAt: number | null;
  };
  'app.noticeToYou': Handing & { readonly table: PeopleText; readonly dueAt: number };
  'app.replacedYou': Handing & { readonly table: PeopleText; readonly right: HandOverRight };
  'app.notYourSeat': Nothing;
  'app.sawOtherHands': { readonly name: PeopleText };
  'app.notMissed': { readonly days: number };
  'app.soleVoter': Nothing;
  'app.transferPending': { readonly name: PeopleText };
  'app.transferGone': Nothing;
  'app.notForYou': Nothing;
  'app.noObjection': { readonly days: number };
  'app.objectedBefore': Nothing;
  'app.undoOfOther': Nothing;
  'app.proposesSeat': { readonly seat: Seat; readonly from: PeopleText; readonly to: PeopleText };
  'app.proposesReturn': { readonly seat: Seat; readonly from: PeopleText; readonly to: PeopleText };
};
