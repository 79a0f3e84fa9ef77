import type { AssetId, Resource, UnitId } from '#games/twilight-inscription/tables/vocabulary.ts';
import { theme } from '../theme.ts';

/** Resources in the colours of their dice. */
export const resourceColours: Readonly<Record<Resource, string>> = {
  M: '#ff6b5e',
  I: '#4fcf7a',
  R: '#5aa4ff',
};

/** The same where nothing can be done with them yet. */
export const dimResourceColours: Readonly<Record<Resource, string>> = {
  M: '#6e3a44',
  I: '#2d5f4a',
  R: '#30507f',
};

/** A line that was explored. */
export const EXPLORED = '#ffb347';

const [P1, P2, P3] = ['#ffb066', '#6fd8ff', '#d9a6ff'];
const FRONTIER = '#ff9d94';

export const assetColours: Readonly<Record<AssetId, string>> = {
  vp1: theme.gold,
  vp2: theme.gold,
  vp3: theme.gold,
  vp4: theme.gold,
  vp5: theme.gold,
  planet: '#c08cff',
  alloy: '#ff9838',
  charter: '#ff8fd0',
  cipher: '#5fe0e8',
  dieM: resourceColours.M,
  dieI: resourceColours.I,
  dieR: resourceColours.R,
  good: '#ffe14d',
  vote: '#c9e8ff',
  P1,
  P2,
  P3,
  P1x2: P1,
  P2x2: P2,
  P3x2: P3,
  dip: '#9be36b',
  pop: '#ffe9a8',
  faction: theme.ink,
  relic: '#ffb347',
  frontierLeft: FRONTIER,
  frontierRight: FRONTIER,
};

/** Units on the combat grid: a colour for the outline, a darker one within. */
export const unitColours: Readonly<Record<UnitId, { readonly line: string; readonly fill: string }>> = {
  infantry: { line: '#c3cbe0', fill: '#566080' },
  fighter: { line: '#ffd84d', fill: '#7d6614' },
  destroyer: { line: '#4fcf7a', fill: '#1f6a3d' },
  cruiser: { line: '#5aa4ff', fill: '#24508f' },
  carrier: { line: '#c08cff', fill: '#5c3892' },
  dreadnought: { line: '#ff9838', fill: '#8a4a0d' },
  warsun: { line: '#ff6b5e', fill: '#8c2a22' },
};
