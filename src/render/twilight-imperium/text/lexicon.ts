import type { Anomaly, Trait } from '#games/twilight-imperium/view.ts';

type None = Record<string, never>;

/** The phases as the heading names them. */
export type Phase = 'factions' | 'board' | 'secrets' | 'strategy' | 'turn' | 'status' | 'agenda' | 'over';

/** Words on the picture that the game itself never says. */
export type PictureLexicon = {
  round: { readonly round: number; readonly phase: Phase };
  target: { readonly points: number };
  objectives: None;
  laws: None;
  cards: None;
  legend: None;
  facedown: { readonly count: number };
  noLaws: None;
  anomaly: { readonly anomaly: Anomaly };
  trait: { readonly trait: Trait };
  tactic: None;
  fleet: None;
  strategy: None;
  goods: None;
  commodities: None;
  ready: None;
  hand: None;
  technologies: { readonly count: number };
  speaker: None;
  passed: None;
  eliminated: None;
  exhausted: None;
  damaged: None;
  token: None;
  custodians: None;
  altSeat: {
    readonly name: string;
    readonly faction: string;
    readonly points: number;
    readonly planets: number;
    readonly passed: boolean;
  };
  altObjective: { readonly name: string; readonly scored: readonly string[] };
  altBattle: { readonly place: string };
};
