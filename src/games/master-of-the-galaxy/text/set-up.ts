import type { None } from '#core/lexicon-types.ts';
import type { DevelopmentKind } from '../content/kinds.ts';

/** What is settled before the start, and what can be answered before it is asked. */
export type SetUpLexicon = {
  'setting.variant': None;
  'setting.variant.standard': None;
  'setting.variant.standard.about': None;
  'setting.variant.experienced': None;
  'setting.variant.experienced.about': None;
  'setting.first': None;
  'setting.first.random': None;
  'setting.first.random.about': None;
  'setting.first.seat': { readonly number: number };
  'setting.first.seat.about': { readonly number: number };
  'prepared.deck': { readonly deck: DevelopmentKind };
};
