import type { Plural, Speaker } from '#core/message.ts';
import type { AssetId, Resource, SheetId, Special } from '../tables/vocabulary.ts';
import { signed } from './words.ts';

/** The forms of a counted noun: 1, 2–4, 5 and more. */
export const forms = (one: string, few: string, many: string): Plural => ({ one, few, many, other: few });

/** An asset that is called by an adjective: «планетный актив». */
const adjective = (stem: string, tail = ''): Plural =>
  forms(`${stem}ый актив${tail}`, `${stem}ых актива${tail}`, `${stem}ых активов${tail}`);

const product = (type: string): Plural =>
  forms(`единицу продукции ${type}`, `единицы продукции ${type}`, `единиц продукции ${type}`);

const twoProducts = (type: string): Plural =>
  forms(`актив продукции ${type} ×2`, `актива продукции ${type} ×2`, `активов продукции ${type} ×2`);

const ASSET: Readonly<Record<AssetId, Plural>> = {
  vp1: adjective('победн', ' (1 очко)'),
  vp2: adjective('победн', ' (2 очка)'),
  vp3: adjective('победн', ' (3 очка)'),
  vp4: adjective('победн', ' (4 очка)'),
  vp5: adjective('победн', ' (5 очков)'),
  planet: adjective('планетн'),
  alloy: forms('сплав', 'сплава', 'сплавов'),
  charter: forms('хартию', 'хартии', 'хартий'),
  cipher: forms('шифр', 'шифра', 'шифров'),
  dieM: adjective('ресурсн', ' (красный кубик)'),
  dieI: adjective('ресурсн', ' (зелёный кубик)'),
  dieR: adjective('ресурсн', ' (синий кубик)'),
  good: forms('товар', 'товара', 'товаров'),
  vote: forms('голос', 'голоса', 'голосов'),
  P1: product('△'),
  P2: product('◇'),
  P3: product('○'),
  P1x2: twoProducts('△'),
  P2x2: twoProducts('◇'),
  P3x2: twoProducts('○'),
  dip: forms('дипломатический актив', 'дипломатических актива', 'дипломатических активов'),
  pop: forms('демографический актив', 'демографических актива', 'демографических активов'),
  faction: adjective('фракционн'),
  relic: forms('реликвию', 'реликвии', 'реликвий'),
  frontierLeft: adjective('приграничн', ' (слева)'),
  frontierRight: adjective('приграничн', ' (справа)'),
};

const RESOURCE: Readonly<Record<Resource | 'any', Plural>> = {
  M: forms('материал', 'материала', 'материалов'),
  I: forms('влияние', 'влияния', 'влияния'),
  R: forms('исследование', 'исследования', 'исследований'),
  any: forms('любой ресурс', 'любых ресурса', 'любых ресурсов'),
};

/** «символ материала» */
export const resourceGenitive: Readonly<Record<Resource, string>> = {
  M: 'материала',
  I: 'влияния',
  R: 'исследования',
};
/** «планшет навигации» */
export const sheetGenitive: Readonly<Record<SheetId, string>> = {
  navigation: 'навигации',
  expansion: 'экспансии',
  industry: 'производства',
  warfare: 'войны',
};
/** «потратьте хартию» */
export const specialAccusative: Readonly<Record<Special, string>> = {
  alloy: 'сплав',
  charter: 'хартию',
  cipher: 'шифр',
};

/** So many of something that is counted. */
export const counted = (n: number, plural: Plural, s: Speaker): string => `${n} ${s.plural(n, plural)}`;

/** So many assets in the accusative: «получите 1 хартию». */
export const assets = (n: number, asset: AssetId, s: Speaker): string => counted(n, ASSET[asset], s);

export const resources = (n: number, r: Resource | 'any', s: Speaker): string => counted(n, RESOURCE[r], s);

/** A cost in research: «3 исследования». */
export const researches = (n: number, s: Speaker): string => counted(n, RESOURCE.R, s);

const POINT = forms('очко', 'очка', 'очков');
export const points = (n: number, s: Speaker): string => counted(n, POINT, s);

/** Points gained or lost, with their sign. */
export const gainedPoints = (n: number, { plural }: Speaker): string =>
  `${signed(n)} ${plural(Math.abs(n), POINT)}`;

export const gainedGoods = (n: number, { plural }: Speaker): string =>
  `${signed(n)} ${plural(Math.abs(n), ASSET.good)}`;

export const gainedVotes = (n: number, { plural }: Speaker): string =>
  `${signed(n)} ${plural(Math.abs(n), ASSET.vote)}`;

/** So many of something in the genitive, after «не меньше»: «21 системы, 22 систем». */
export const noLessThan = (
  n: number,
  [one, more]: readonly [one: string, more: string],
  s: Speaker,
): string => `не меньше ${counted(n, forms(one, more, more), s)}`;

/** The last of several with «или» before it. */
export const either = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} или ${items.at(-1)}`;
