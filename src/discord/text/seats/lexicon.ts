import type { None as Nothing } from '#core/lexicon-types.ts';
import type { PeopleText } from '#core/people-text.ts';

/** Seats that change hands, and games that are ended. */
export type SeatsLexicon = {
  'seat.take': Nothing;
  'seat.decline': Nothing;
  'seat.keep': Nothing;
  'seat.object': Nothing;
  'seat.taken': Nothing;
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
