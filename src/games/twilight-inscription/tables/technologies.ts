import type { Conversion, Effect, SheetId, Special, TechnologyId } from './vocabulary.ts';

/** A technology: research symbols or a special asset (17.1), and how it works: `always`, or once per activation if its owner likes (17.2). */
export interface Technology {
  readonly sheet: SheetId;
  readonly research: number;
  readonly special: Special;
  /** Stands for it in short notation. */
  readonly code: string;
  /** Wormholes may be used (6.6); so much is added to the strength in every war. */
  readonly always?: 'wormholes' | 'strength';
  /** Once per activation, as free marks. */
  readonly effects?: readonly Effect[];
  /** Once per activation, when a cell with a product is claimed. */
  readonly onClaimProduct?: readonly Effect[];
  /** Once per activation. */
  readonly convert?: Conversion;
}

/** Two on each sheet of side B; the last four stand on sheets of side A. */
export const technologies: Readonly<Record<TechnologyId, Technology>> = {
  'gravity-drive': {
    sheet: 'navigation',
    research: 3,
    special: 'cipher',
    code: 'gd',
    always: 'wormholes',
    effects: [{ do: 'explore', n: 1, through: 'wormholes' }],
  },
  'slipstream-relay': {
    sheet: 'navigation',
    research: 4,
    special: 'alloy',
    code: 'sr',
    convert: { from: ['M', 'R'], to: ['I'] },
  },
  'neural-motivators': {
    sheet: 'expansion',
    research: 3,
    special: 'cipher',
    code: 'nm',
    effects: [{ do: 'develop', n: 1, lines: ['alloy', 'charter', 'cipher', 'pop'] }],
  },
  'rapid-growth': {
    sheet: 'expansion',
    research: 4,
    special: 'charter',
    code: 'rg',
    convert: { from: ['M', 'I', 'R'], to: ['M', 'I', 'R'] },
  },
  'nano-drills': {
    sheet: 'industry',
    research: 3,
    special: 'cipher',
    code: 'nd',
    effects: [{ do: 'crossCell', n: 1 }],
  },
  'linked-markets': {
    sheet: 'industry',
    research: 4,
    special: 'charter',
    code: 'lm',
    onClaimProduct: [{ do: 'gain', a: 'sameProduct', n: 1 }],
  },
  'advanced-logistics': { sheet: 'warfare', research: 3, special: 'cipher', code: 'al', always: 'strength' },
  'drop-pods': {
    sheet: 'warfare',
    research: 4,
    special: 'alloy',
    code: 'dp',
    effects: [{ do: 'deployInfantry', n: 1 }],
  },
  'deep-charts': {
    sheet: 'navigation',
    research: 5,
    special: 'alloy',
    code: 'dc',
    effects: [{ do: 'explore', n: 1 }],
  },
  'bio-foundries': {
    sheet: 'expansion',
    research: 4,
    special: 'charter',
    code: 'bf',
    effects: [{ do: 'gain', a: 'P?', n: 1 }],
  },
  'toll-stations': {
    sheet: 'industry',
    research: 4,
    special: 'charter',
    code: 'ts',
    convert: { from: ['M'], to: ['I'] },
  },
  'press-gangs': {
    sheet: 'warfare',
    research: 4,
    special: 'alloy',
    code: 'pg',
    convert: { from: ['I', 'R'], to: ['M'] },
  },
};

/** Those of side B, two on each sheet, in the order of the sheets. */
export const sideBTechnologies: readonly TechnologyId[] = [
  'gravity-drive',
  'slipstream-relay',
  'neural-motivators',
  'rapid-growth',
  'nano-drills',
  'linked-markets',
  'advanced-logistics',
  'drop-pods',
];
