import type { Plural, Speaker } from '#core/message.ts';
import { type AssetId, type Resource, type Special, VICTORIES } from '../tables/vocabulary.ts';
import { namesEn } from './names.en.ts';
import { signed } from './words.ts';

const ASSET: Readonly<Record<AssetId, Plural>> = {
  vp1: { one: '1-point asset', other: '1-point assets' },
  vp2: { one: '2-point asset', other: '2-point assets' },
  vp3: { one: '3-point asset', other: '3-point assets' },
  vp4: { one: '4-point asset', other: '4-point assets' },
  vp5: { one: '5-point asset', other: '5-point assets' },
  planet: { one: 'planet asset', other: 'planet assets' },
  alloy: { one: 'alloy', other: 'alloys' },
  charter: { one: 'charter', other: 'charters' },
  cipher: { one: 'cipher', other: 'ciphers' },
  dieM: { one: 'red die asset', other: 'red die assets' },
  dieI: { one: 'green die asset', other: 'green die assets' },
  dieR: { one: 'blue die asset', other: 'blue die assets' },
  good: { one: 'good', other: 'goods' },
  vote: { one: 'vote', other: 'votes' },
  P1: { one: 'product △', other: 'products △' },
  P2: { one: 'product ◇', other: 'products ◇' },
  P3: { one: 'product ○', other: 'products ○' },
  P1x2: { one: 'pair of products △', other: 'pairs of products △' },
  P2x2: { one: 'pair of products ◇', other: 'pairs of products ◇' },
  P3x2: { one: 'pair of products ○', other: 'pairs of products ○' },
  dip: { one: 'diplomacy asset', other: 'diplomacy assets' },
  pop: { one: 'population asset', other: 'population assets' },
  faction: { one: 'faction asset', other: 'faction assets' },
  relic: { one: 'relic', other: 'relics' },
  frontierLeft: { one: 'left frontier asset', other: 'left frontier assets' },
  frontierRight: { one: 'right frontier asset', other: 'right frontier assets' },
};

/** “for a cipher” */
export const aSpecial: Readonly<Record<Special, string>> = {
  alloy: 'an alloy',
  charter: 'a charter',
  cipher: 'a cipher',
};

/** So many of something that is counted. */
export const counted = (n: number, forms: Plural, { plural }: Speaker): string => `${n} ${plural(n, forms)}`;

export const assets = (n: number, asset: AssetId, s: Speaker): string => counted(n, ASSET[asset], s);

/** One asset as what something gives: “2 points”, “1 population asset”. */
export const given = (asset: AssetId, s: Speaker): string =>
  (VICTORIES as readonly string[]).includes(asset) ? namesEn.assets[asset] : assets(1, asset, s);

export const resources = (n: number, r: Resource | 'any', s: Speaker): string =>
  r === 'any'
    ? `${counted(n, { one: 'resource', other: 'resources' }, s)} of your choice`
    : `${n} ${namesEn.resources[r]}`;

const POINT: Plural = { one: 'point', other: 'points' };
export const points = (n: number, s: Speaker): string => counted(n, POINT, s);

/** Points gained or lost, with their sign. */
export const gainedPoints = (n: number, { plural }: Speaker): string =>
  `${signed(n)} ${plural(Math.abs(n), POINT)}`;

export const gainedGoods = (n: number, { plural }: Speaker): string =>
  `${signed(n)} ${plural(Math.abs(n), ASSET.good)}`;

export const gainedVotes = (n: number, { plural }: Speaker): string =>
  `${signed(n)} ${plural(Math.abs(n), ASSET.vote)}`;

/** The last of several with “or” before it. */
export const either = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
