import type { None, Who } from '#core/lexicon-types.ts';
import { type MessageOf, teller } from '#core/message.ts';

/** Our own words for the rules, by their numbers. */
export const RULES = ['1', '2', '3'] as const;

/** All that Lighthouses says. */
export type Lexicon = {
  'game.title': None;
  'fact.rolled': Who & { readonly die: number };
  'fact.raised': Who & { readonly casks: number; readonly die: number };
  'fact.lit': Who & { readonly lamp: number; readonly die: number };
  'fact.left': Who & { readonly casks: number };
  'fact.over': None;
  'ask.oil': { readonly die: number };
  'ask.lamp': { readonly die: number };
  'option.lamp': { readonly lamp: number };
  'option.leave': None;
  'no.lit': None;
  'no.order': None;
  'topic.oil': None;
  'topic.lamp': None;
  'status.table': { readonly round: number; readonly rounds: number; readonly store: number };
  'status.seat': Who & { readonly lamps: readonly (number | null)[]; readonly oil: number };
  'setting.rounds': None;
  'setting.rounds.value': { readonly count: number };
  'setting.rounds.about': { readonly count: number };
  'rule.name': { readonly rule: (typeof RULES)[number] };
  'rule.text': { readonly rule: (typeof RULES)[number] };
};
export type Words = MessageOf<Lexicon>;
export const msg = teller<Lexicon>();
