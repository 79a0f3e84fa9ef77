import type { Anomaly, TechnologyColour, Trait } from '#games/twilight-imperium/view.ts';

type None = Record<string, never>;

/** The phases as the heading names them. */
export type Phase = 'factions' | 'board' | 'secrets' | 'strategy' | 'turn' | 'status' | 'agenda' | 'over';

/** Signs that the legend explains. */
export type Sign =
  | 'worth'
  | 'control'
  | 'exhausted'
  | 'attached'
  | 'number'
  | 'home'
  | 'token'
  | 'active'
  | 'battle'
  | 'damaged'
  | 'custodians'
  | 'anomaly';

/** Words on the picture that the game itself never says. */
export type PictureLexicon = {
  game: None;
  round: { readonly round: number; readonly phase: Phase };
  turn: { readonly name: string };
  won: { readonly name: string };
  agenda: { readonly name: string };
  target: { readonly points: number };
  objectives: None;
  laws: None;
  cards: None;
  bonus: { readonly goods: number };
  used: None;
  legend: None;
  unitsTitle: None;
  planetsTitle: None;
  sign: { readonly sign: Sign };
  facedown: { readonly count: number };
  none: None;
  anomaly: { readonly anomaly: Anomaly };
  trait: { readonly trait: Trait };
  specialty: { readonly colour: TechnologyColour };
  tactic: None;
  fleet: None;
  strategy: None;
  goods: None;
  commodities: None;
  ready: None;
  holds: {
    readonly cards: number;
    readonly secrets: number;
    readonly notes: number;
    readonly technologies: number;
  };
  secretsScored: None;
  speaker: None;
  passed: None;
  eliminated: None;
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
