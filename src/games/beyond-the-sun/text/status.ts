import type { Who } from '#core/lexicon-types.ts';
import type { AchievementId } from '../tables/achievements.ts';
import type { FactionId } from '../tables/factions.ts';
import type { ActionWords, PlaceWords } from './facts.ts';

/** What lies open. */
export type StatusLexicon = {
  'status.round': {
    readonly round: number;
    readonly last: number | null;
    readonly discs: number;
    readonly of: number;
  };
  'status.seat': Who & {
    readonly faction: FactionId;
    readonly turn: boolean;
    readonly vp: number;
    readonly ore: number;
    readonly pop: number;
    readonly production: { readonly ore: number; readonly growth: number };
    readonly technologies: number;
    readonly strength: number;
    readonly colonies: number;
  };
  'status.place': PlaceWords & {
    readonly controller: number | null;
    readonly strengths: readonly { readonly seat: number; readonly strength: number }[];
    readonly required: number | null;
  };
  'status.achievement': {
    readonly achievement: AchievementId;
    readonly next: number | null;
    readonly seats: readonly number[];
  };
  'status.decks': {
    readonly levels: readonly [number, number, number];
    readonly A: number;
    readonly B: number;
  };
  'action.text': ActionWords;
};
