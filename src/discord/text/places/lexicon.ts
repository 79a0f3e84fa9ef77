import type { None as Nothing } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';
import type { PeopleText, QuotedText } from '#core/people-text.ts';

/** Where a table is played: what keeps it silent there, moving it, and the next one. */
export type PlacesLexicon = {
  'table.silence': { readonly since: number; readonly left: number };
  'table.movedHere': Nothing;
  'table.movedTo': { readonly thread: string };
  'table.calls': { readonly people: readonly QuotedText[] };
  'table.farewell': { readonly people: readonly QuotedText[] };
  'trouble.head': { readonly table: PeopleText };
  'trouble.locked': { readonly thread: string };
  'trouble.permissions': { readonly channel: string; readonly permissions: readonly Message[] };
  'trouble.forbidden': { readonly channel: string };
  'trouble.gone': Nothing;
  'trouble.full': Nothing;
  'trouble.remedy': { readonly table: string };
  'trouble.fresh': Nothing;
  'move.done': { readonly channel: string };
  'move.here': Nothing;
  'move.nowhere': Nothing;
  'move.elsewhere': Nothing;
  'move.unseen': Nothing;
  'move.missing': { readonly channel: string; readonly permissions: readonly Message[] };
  'move.already': Nothing;
  'rematch.offer': Nothing;
  'rematch.invited': { readonly people: readonly QuotedText[]; readonly table: PeopleText };
  'rematch.opened': { readonly table: PeopleText; readonly channel: string };
  'rematch.found': { readonly table: PeopleText; readonly channel: string };
};
