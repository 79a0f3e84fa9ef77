import type { None as Nothing } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';
import type { PeopleText } from '#core/people-text.ts';

/** The form of a repair. */
export type RepairLexicon = {
  'repair.about': { readonly table: PeopleText };
  'repair.collected': { readonly changes: readonly Message[] };
  'repair.kind': Nothing;
  'repair.whose': Nothing;
  'repair.where': Nothing;
  'repair.what': Nothing;
  'repair.now': { readonly value: number | Message };
  'repair.thing': {
    readonly what: Message;
    readonly now: number | Message;
    readonly range: { readonly min: number; readonly max: number } | null;
  };
  'repair.value': Nothing;
  'repair.type': Nothing;
  'repair.number': { readonly min: number; readonly max: number };
  'repair.notNumber': { readonly min: number; readonly max: number };
  'repair.nothing': Nothing;
  'repair.full': { readonly most: number };
  'repair.same': Nothing;
  'repair.send': Nothing;
  'repair.dropLast': Nothing;
  'repair.moved': Nothing;
  'repair.empty': Nothing;
};
