import type { None } from '#core/lexicon-types.ts';
import type {
  Ability,
  AchievementId,
  Column,
  FactionId,
  Kind,
  ScoreSource,
  TechnologyId,
  View,
} from '#games/beyond-the-sun/view.ts';

/** Signs that legends explain. */
export const SIGN_IDS = [
  'atOnce',
  'lasting',
  'cost',
  'optional',
  'research',
  'supply',
  'people',
  'growth',
  'produce',
  'trade',
  'private',
  'automate',
  'build',
  'upgrade',
  'jump',
  'colonise',
  'control',
  'strength',
  'copy',
  'reachable',
] as const;
export type SignId = (typeof SIGN_IDS)[number];

/** What a table of all seats shows beside their points. */
export const FIGURES = [
  'ore',
  'population',
  'growth',
  'oreProduction',
  'strength',
  'technologies',
  'colonies',
  'automation',
  'discs',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Parts of the board that have a picture of their own. */
export const PARTS = ['technologies', 'exploration'] as const;
export type PartId = (typeof PARTS)[number];

/** Words on the pictures that the game itself never says. */
export type PictureLexicon = {
  kindLetter: { readonly kind: Kind };
  perLevel: None;
  openOnly: None;
  inDeepSpace: None;
  copied: { readonly filter: 'own' | 'research' | 'any' };
  deck: { readonly deck: 'A' | 'B' };
  covered: None;
  closed: None;
  over: None;
  turn: { readonly name: string };
  phase: { readonly phase: View['phase'] };
  round: { readonly round: number };
  lastRound: { readonly isNow: boolean };
  discsToEnd: { readonly discs: number; readonly of: number };
  needs: { readonly n: number; readonly of: number };
  faction: { readonly faction: FactionId };
  row: { readonly level: 2 | 3 | 4; readonly cards: string };
  drawn: { readonly name: string; readonly cards: string };
  canBuild: { readonly name: string };
  nobodyStrongest: None;
  strongest: { readonly names: readonly string[] };
  emptySlot: { readonly place: string };
  systemsLeft: { readonly A: number; readonly B: number };
  explorationLegend: None;
  stock: None;
  nextProduction: None;
  growthGives: { readonly n: number; readonly columns: readonly Column[] };
  oreGives: { readonly n: number };
  supply: None;
  track: { readonly kind: Kind };
  automation: { readonly level: number; readonly vp: number };
  colonies: { readonly n: number; readonly vp: number };
  privateTechnologies: None;
  none: None;
  abilities: None;
  basicMat: None;
  unlocked: None;
  unlockedBy: { readonly by: Ability['unlocked']; readonly spent: boolean };
  ability: { readonly rule: Ability['rule'] };
  scoreNow: { readonly total: number };
  source: { readonly source: ScoreSource };
  itsTurn: { readonly phase: View['phase'] };
  technologyCount: { readonly n: number };
  condition: { readonly id: AchievementId };
  /** A name that fits a small slot. */
  shortName: { readonly technology: TechnologyId; readonly name: string };
  figure: { readonly figure: Figure };
  total: None;
  part: { readonly part: PartId };
  page: { readonly page: 'standing' | 'summary' };
  altSeat: {
    readonly name: string;
    readonly faction: string;
    readonly vp: number;
    readonly ore: number;
    readonly pop: number;
    readonly growth: number;
    readonly oreProduction: number;
  };
  altReachable: { readonly name: string; readonly slots: readonly string[] };
  altPlace: {
    readonly place: string;
    readonly required: number | null;
    readonly vp: number | null;
    readonly controller: string | null;
    readonly strengths: readonly string[];
  };
  sign: { readonly sign: SignId };
};
