import type { Conversion, Effect, SheetId, Trigger } from './vocabulary.ts';

export const FACTIONS = [
  'arborec',
  'letnev',
  'saar',
  'muaat',
  'hacan',
  'sol',
  'creuss',
  'l1z1x',
  'mentak',
  'naalu',
  'nekro',
  'norr',
  'jolnar',
  'winnu',
  'xxcha',
  'yin',
  'yssaril',
  'argent',
  'empyrean',
  'mahact',
  'naazrokha',
  'nomad',
  'titans',
  'vuilraith',
] as const;
export type FactionId = (typeof FACTIONS)[number];

/** A faction: its first ability, with when it works, and its second, for each faction asset (19.1). */
export interface Faction {
  readonly on: Trigger;
  /** The sheet whose activation it is about. */
  readonly sheet?: SheetId;
  readonly first?: readonly Effect[];
  readonly convert?: Conversion;
  /** Its units may cover anomalies (11.10). */
  readonly coversAnomalies?: true;
  readonly second: readonly Effect[];
}

export const factions: Readonly<Record<FactionId, Faction>> = {
  arborec: {
    on: 'activate',
    sheet: 'warfare',
    first: [{ do: 'deployInfantry', n: 1 }],
    second: [{ do: 'deployInfantry', n: 3 }],
  },
  letnev: {
    on: 'warAfter',
    first: [{ do: 'strength', n: 2, side: 'one' }],
    second: [{ do: 'spend', r: 'M', n: 2, on: 'any' }],
  },
  saar: {
    on: 'activate',
    sheet: 'navigation',
    first: [{ do: 'explore', n: 1 }],
    second: [{ do: 'spend', r: 'M', n: 2, on: 'any' }],
  },
  muaat: {
    on: 'setup',
    first: [
      { do: 'unlockUnit', unit: 'warsun' },
      { do: 'spend', r: 'M', n: 1, on: 'warfare' },
    ],
    second: [{ do: 'spend', r: 'M', n: 2, on: 'any' }],
  },
  hacan: {
    on: 'production',
    first: [{ do: 'gain', a: 'good', n: 1 }],
    second: [{ do: 'gain', a: 'good', n: 2 }],
  },
  sol: {
    on: 'activate',
    sheet: 'expansion',
    first: [{ do: 'spend', r: 'any', n: 1, on: 'expansion' }],
    second: [
      { do: 'spend', r: 'I', n: 2, on: 'any' },
      { do: 'gain', a: 'vote', n: 1 },
    ],
  },
  creuss: {
    on: 'setup',
    first: [
      { do: 'research', tech: 'gravity-drive' },
      { do: 'gain', a: 'special?', n: 1 },
    ],
    second: [
      { do: 'explore', n: 1 },
      { do: 'spend', r: 'I', n: 1, on: 'any' },
    ],
  },
  l1z1x: {
    on: 'setup',
    first: [
      { do: 'unlockUnit', unit: 'dreadnought' },
      { do: 'spend', r: 'M', n: 1, on: 'warfare' },
    ],
    second: [{ do: 'spend', r: 'M', n: 2, on: 'any' }],
  },
  mentak: {
    on: 'warWon',
    first: [{ do: 'gain', a: 'good', n: 1 }],
    second: [
      { do: 'gain', a: 'good', n: 1 },
      { do: 'spend', r: 'M', n: 1, on: 'any' },
    ],
  },
  naalu: {
    on: 'council',
    first: [
      { do: 'gain', a: 'vote', n: 1 },
      { do: 'spend', r: 'any', n: 1, on: 'any' },
    ],
    second: [
      { do: 'gain', a: 'dip', n: 1 },
      { do: 'spend', r: 'I', n: 1, on: 'any' },
    ],
  },
  nekro: {
    on: 'warWon',
    first: [{ do: 'spend', r: 'R', n: 1, on: 'any' }],
    second: [
      { do: 'spend', r: 'R', n: 1, on: 'any' },
      { do: 'deployInfantry', n: 2 },
    ],
  },
  norr: {
    on: 'warStrength',
    first: [{ do: 'strength', n: 1, side: 'both' }],
    second: [
      { do: 'deployInfantry', n: 2 },
      { do: 'spend', r: 'M', n: 1, on: 'any' },
    ],
  },
  jolnar: {
    on: 'setup',
    first: [
      { do: 'crossTech', n: 1 },
      { do: 'gain', a: 'cipher', n: 2 },
    ],
    second: [{ do: 'spend', r: 'R', n: 3, on: 'any' }],
  },
  winnu: {
    on: 'setup',
    first: [
      { do: 'explore', n: 3 },
      { do: 'gain', a: 'dip', n: 1 },
      { do: 'gain', a: 'planet', n: 1 },
    ],
    second: [
      { do: 'explore', n: 1 },
      { do: 'claim', n: 1 },
    ],
  },
  xxcha: {
    on: 'council',
    first: [
      { do: 'gain', a: 'vote', n: 1 },
      { do: 'explore', n: 1 },
    ],
    second: [{ do: 'spend', r: 'I', n: 2, on: 'any' }],
  },
  yin: {
    on: 'round',
    convert: { from: ['I'], to: ['M'] },
    second: [{ do: 'spend', r: 'I', n: 2, on: 'any' }],
  },
  yssaril: {
    on: 'round',
    convert: { from: ['R'], to: ['I'] },
    second: [{ do: 'spend', r: 'R', n: 2, on: 'any' }],
  },
  argent: {
    on: 'setup',
    first: [{ do: 'crossUnits', unit: 'destroyer', r: 'R' }],
    second: [{ do: 'deploy', unit: 'destroyer' }],
  },
  empyrean: {
    on: 'activate',
    sheet: 'navigation',
    first: [{ do: 'spend', r: 'I', n: 1, on: 'navigation' }],
    second: [{ do: 'claim', n: 1 }],
  },
  mahact: {
    on: 'round',
    convert: { from: ['M'], to: ['I', 'R'] },
    second: [
      { do: 'gain', a: 'special?', n: 1 },
      { do: 'explore', n: 1 },
    ],
  },
  naazrokha: {
    on: 'relic',
    first: [{ do: 'spend', r: 'any', n: 1, on: 'any' }],
    second: [
      { do: 'spend', r: 'M', n: 1, on: 'any' },
      { do: 'spend', r: 'R', n: 1, on: 'any' },
    ],
  },
  nomad: {
    on: 'round',
    convert: { from: ['M', 'I', 'R'], to: ['M', 'I', 'R'] },
    second: [{ do: 'explore', n: 1 }],
  },
  titans: {
    on: 'setup',
    first: [
      { do: 'gain', a: 'planet', n: 1 },
      { do: 'crossCell', n: 1 },
    ],
    second: [{ do: 'claimCell', n: 2 }],
  },
  vuilraith: {
    on: 'anomaly',
    first: [{ do: 'gain', a: 'P?', n: 1 }],
    coversAnomalies: true,
    second: [{ do: 'deployInfantry', n: 3 }],
  },
};
