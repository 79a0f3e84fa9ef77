import type { None } from '#core/lexicon-types.ts';
import type { SupremacySymbol } from '../content/kinds.ts';

/** The kinds of decisions that a first game says something about. */
export const COACH_LINES = [
  'race',
  'cubes',
  'route',
  'black',
  'rest',
  'base',
  'cards',
  'lifted',
  'works',
  'win',
] as const;
export type CoachId = (typeof COACH_LINES)[number];

/** What helps whoever is asked. */
export type GuideLexicon = { readonly [C in CoachId as `coach.${C}`]: None } & {
  'guide.standing': { readonly turn: number };
  'guide.position': {
    readonly bases: number;
    readonly discs: number;
    readonly symbol: SupremacySymbol | null;
    readonly symbols: number;
    readonly needed: number;
  };
  'guide.cards': { readonly cards: number };
  'deed.place': { readonly count: number };
  'deed.take': None;
  'deed.discard': { readonly count: number };
  'reason.race': None;
  'reason.distribute': None;
  'reason.card': None;
};
