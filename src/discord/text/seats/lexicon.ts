import type { None as Nothing } from '#core/lexicon-types.ts';
import type { PeopleText } from '#core/people-text.ts';
import type { Seat } from '#core/seat.ts';

/** Seats that change hands, and games that are ended. */
export type SeatsLexicon = {
  'seat.take': Nothing;
  'seat.decline': Nothing;
  'seat.keep': Nothing;
  'seat.object': Nothing;
  'seat.taken': Nothing;
  'seat.call': Nothing;
  'seat.callFor': Nothing;
  'seat.called': Nothing;
  'seat.callFrom': { readonly table: PeopleText };
  'seat.wanted': { readonly seat: Seat; readonly lapsesAt: number };
  'seat.takenLater': { readonly at: number };
  'seat.declined': Nothing;
  'seat.kept': Nothing;
  'seat.offered': { readonly name: PeopleText };
  'seat.noticed': { readonly name: PeopleText; readonly at: number };
  'seat.gone': { readonly table: PeopleText; readonly seat: number; readonly name: PeopleText };
  'end.ask': { readonly table: PeopleText; readonly way: 'lobby' | 'alone' | 'deserted' | 'vote' };
  'end.confirm': Nothing;
  'end.done': { readonly until: number };
  'end.pending': { readonly until: number };
  'end.takeBack': Nothing;
  'end.restored': Nothing;
  'vote.propose': Nothing;
};
