import type { None } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { StrategyCardId } from '../../tables/card-ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import type { PhaseName } from '../presentation/lexicon.ts';

/** The kinds of decisions that a first game says something about. */
export const COACH_LINES = [
  'faction',
  'secret',
  'strategy',
  'expand',
  'activate',
  'move',
  'pay',
  'follow',
  'pass',
  'score',
] as const;
export type CoachId = (typeof COACH_LINES)[number];

/** What somebody has in a place. */
type Forces = {
  readonly seat: Seat;
  readonly units: readonly { readonly unit: UnitType; readonly count: number }[];
};
type Count = { readonly count: number };

/** What helps whoever is asked: what is decided by, what answers do, why the table would give them, first steps. */
export type GuideLexicon = { readonly [C in CoachId as `coach.${C}`]: None } & {
  'guide.standing': { readonly round: number; readonly phase: PhaseName };
  'guide.tokens': { readonly tactic: number; readonly fleet: number; readonly strategy: number };
  'guide.wealth': {
    readonly resources: number;
    readonly influence: number;
    readonly goods: number;
    readonly commodities: number;
    readonly most: number;
  };
  'guide.taken': { readonly cards: readonly { readonly id: StrategyCardId; readonly seat: Seat }[] };
  'guide.votes': {
    readonly cast: readonly { readonly seat: Seat; readonly outcome: string; readonly votes: number }[];
    readonly influence: number;
  };
  'guide.points': { readonly points: number; readonly target: number };
  /** Others who are where ships are to move. */
  'guide.there': { readonly space: readonly Forces[]; readonly ground: readonly Forces[] };
  'guide.winsThere': { readonly wins: number };
  'guide.odds': { readonly wins: number; readonly losses: Forces['units'] };
  'deed.move': { readonly units: number };
  'deed.build': Count;
  'deed.score': Count;
  'deed.land': Count;
  'deed.lose': Count;
  'deed.sustain': Count;
  'deed.pay': None;
  'deed.vote': None;
  'deed.offer': None;
  'deed.pools': None;
  'deed.ready': Count;
  'deed.discard': Count;
  'deed.place': None;
  'reason.move': None;
  'reason.build': None;
  'reason.pay': None;
  'reason.strategy': None;
  'reason.research': None;
  'reason.activate': None;
};
