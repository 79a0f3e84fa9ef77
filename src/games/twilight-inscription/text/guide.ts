import type { None } from '#core/lexicon-types.ts';
import type { EventId } from '../tables/events.ts';
import type { ObjectiveId } from '../tables/objectives.ts';
import type { Kept, Resource, SheetId } from '../tables/vocabulary.ts';

/** The kinds of decisions that a first game says something about. */
export const COACH_LINES = [
  'faction',
  'sheet',
  'card',
  'dice',
  'planet',
  'industry',
  'warfare',
  'relic',
  'vote',
  'objectives',
] as const;
export type CoachId = (typeof COACH_LINES)[number];

/** An objective, how far the reader has come, and whether somebody was there first. */
export interface Progress {
  readonly objective: ObjectiveId;
  readonly have: number;
  readonly need: number;
  readonly isTaken: boolean;
}

/** What helps whoever is asked, and what can be settled before the start. */
export type GuideLexicon = { readonly [C in CoachId as `coach.${C}`]: None } & {
  'guide.standing': { readonly round: number; readonly rounds: number; readonly event: EventId | null };
  'guide.stock': {
    readonly goods: number;
    readonly votes: number;
    readonly kept: readonly Kept[];
    readonly relics: number;
  };
  'guide.objectives': { readonly objectives: readonly Progress[] };
  'guide.dice': { readonly dice: readonly Resource[] };
  'deed.marks': { readonly marks: number };
  'deed.votes': { readonly votes: number };
  'reason.plan': None;
  'setting.side': None;
  'setting.side.A': None;
  'setting.side.A.about': None;
  'setting.side.B': None;
  'setting.side.B.about': None;
  'setting.factions': None;
  'setting.factions.choose': None;
  'setting.factions.choose.about': None;
  'setting.factions.deal': None;
  'setting.factions.deal.about': None;
  'setting.difficulty': None;
  'setting.difficulty.easy': None;
  'setting.difficulty.easy.about': None;
  'setting.difficulty.medium': None;
  'setting.difficulty.medium.about': None;
  'setting.difficulty.hard': None;
  'setting.difficulty.hard.about': None;
  'prepared.sheet': { readonly sheet: SheetId };
  'prepared.choose': None;
  'prepared.spend': None;
};
