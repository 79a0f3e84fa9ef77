import type { None } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { AchievementId } from '../tables/achievements.ts';
import type { EventId } from '../tables/events.ts';
import type { FactionId, Mats } from '../tables/factions.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import type { Column } from '../tables/vocabulary.ts';
import type { PlaceWords } from './facts.ts';

/** The kinds of decisions that a first game says something about. */
const COACH_LINES = [
  'action',
  'slot',
  'card',
  'jump',
  'production',
  'disc',
  'colonise',
  'guild',
  'event',
  'achievement',
] as const;
export type CoachId = (typeof COACH_LINES)[number];

/** An achievement, how far the reader has come, and what the next disc is worth. */
interface Progress {
  readonly achievement: AchievementId;
  readonly have: number;
  readonly need: number;
  readonly vp: number | null;
}

/** A place that can be taken or colonised, and who is how strong there. */
export interface Standing extends PlaceWords {
  readonly required: number | null;
  readonly controller: Seat | null;
  readonly strengths: readonly { readonly seat: Seat; readonly strength: number }[];
}

/** What helps whoever is asked. */
export type GuideLexicon = { readonly [C in CoachId as `coach.${C}`]: None } & {
  'guide.standing': {
    readonly round: number;
    readonly last: boolean;
    readonly discs: number;
    readonly of: number;
  };
  'guide.stock': {
    readonly ore: number;
    readonly pop: number;
    readonly supply: number;
    readonly growth: readonly Column[];
    readonly production: number;
  };
  'guide.achievements': { readonly achievements: readonly Progress[] };
  'guide.places': { readonly places: readonly Standing[] };
  'guide.discs': { readonly food: number; readonly ore: number; readonly automation: number };
  'held.faction': { readonly faction: FactionId; readonly mats: Mats };
  'held.private': { readonly technology: TechnologyId };
  'held.event': { readonly event: EventId };
  'deed.ships': { readonly ships: number };
  'deed.exchanges': { readonly exchanges: number };
  'deed.builds': { readonly ships: number };
  'deed.gives': { readonly ships: number };
  'deed.upgrades': { readonly ships: number };
  'reason.plan': None;
  'case.growth': { readonly cubes: number };
  'case.ore': { readonly ore: number };
  'until.turn': None;
  'until.event': None;
  'until.lost': None;
  'until.achievement': None;
};
