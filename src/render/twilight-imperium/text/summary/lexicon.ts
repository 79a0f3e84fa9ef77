import type { None } from '#core/lexicon-types.ts';

/** Words of the picture of a game that is over. */
export type SummaryLexicon = {
  summaryPage: None;
  /** How the game was won. */
  wonBy: { readonly by: 'points' | 'objectives' | 'last'; readonly points: number; readonly round: number };
  finalScores: None;
  /** For what a seat has points, each with how many. */
  gained: { readonly name: string; readonly points: number };
  custodiansPoint: None;
  otherPoints: None;
  noPoints: None;
  pointsByRound: None;
  planetsByRound: None;
  roundMark: { readonly round: number };
  battles: { readonly count: number };
  winnerRing: None;
  earlier: { readonly count: number };
  agendas: { readonly count: number };
  outcome: { readonly outcome: 'for' | 'against' };
  altWon: { readonly name: string; readonly round: number };
  altScore: { readonly name: string; readonly points: number; readonly planets: number };
  altBattles: { readonly count: number };
};
