import type { Speaker } from '#core/message.ts';
import { planets } from '../tables/expansion.ts';
import { chart } from '../tables/industry.ts';
import { units } from '../tables/units.ts';
import { type Conversion, type Effect, type Need, RESOURCES, type SheetId } from '../tables/vocabulary.ts';
import { assets, counted, either, points, resources } from './counted.en.ts';
import { namesEn } from './names.en.ts';

const ON: Readonly<Record<SheetId | 'any' | 'active', string>> = {
  navigation: 'the navigation sheet',
  expansion: 'the expansion sheet',
  industry: 'the industry sheet',
  warfare: 'the warfare sheet',
  any: 'any one sheet',
  active: 'the active sheet',
};

const systems = (n: number, s: Speaker) => counted(n, { one: 'system', other: 'systems' }, s);
const cells = (n: number, s: Speaker) => counted(n, { one: 'cell', other: 'cells' }, s);
const symbols = (n: number, s: Speaker) => counted(n, { one: 'symbol', other: 'symbols' }, s);

function gain({ a, n }: Extract<Effect, { readonly do: 'gain' }>, s: Speaker): string {
  switch (a) {
    case 'P?':
      return n === 1
        ? 'gain 1 product of a type of your choice'
        : `gain ${n} products of one type of your choice`;
    case 'special?':
      return n === 1 ? 'gain an alloy, a charter or a cipher' : `gain ${n} special assets of your choice`;
    case 'sameProduct':
      return `gain ${n} more ${s.plural(n, { one: 'product', other: 'products' })} of that type`;
    default:
      return `gain ${assets(n, a, s)}`;
  }
}

function develop({ n, lines }: Extract<Effect, { readonly do: 'develop' }>, s: Speaker): string {
  const what = n === 1 ? '1 symbol of any kind' : `up to ${symbols(n, s)} of any kind`;
  const where =
    lines &&
    `, in a row or column that shows ${either(lines.map((one) => namesEn.assets[one]))}, even if gained already`;
  return `cross ${what} on ${n === 1 ? 'an unlocked planet' : 'unlocked planets'}${where ?? ''}`;
}

function strength({ n, side }: Extract<Effect, { readonly do: 'strength' }>): string {
  return side === 'both' ? `add ${n} to both your strengths` : `add ${n} to your left or your right strength`;
}

function when({ cond, holds, otherwise }: Extract<Effect, { readonly do: 'when' }>, s: Speaker): string {
  const first = `with ${needEn(cond, s)}, ${effectsEn(holds, s)}`;
  return otherwise.length === 0 ? first : `${first}; otherwise ${effectsEn(otherwise, s)}`;
}

/** What an effect does, as a clause that tells a player to do it. */
function effectEn(effect: Effect, s: Speaker): string {
  switch (effect.do) {
    case 'spend':
      return `get ${resources(effect.n, effect.r, s)} to spend on ${ON[effect.on]}`;
    case 'gain':
      return gain(effect, s);
    case 'explore':
      return `explore ${systems(effect.n, s)}${effect.through ? ' through wormholes' : ''} for free`;
    case 'claim':
      return `claim ${counted(effect.n, { one: 'explored system', other: 'explored systems' }, s)} for free`;
    case 'crossCell':
      return `cross ${cells(effect.n, s)} next to a marked one for free`;
    case 'claimCell':
      return `claim ${cells(effect.n, s)} next to a crossed one for free`;
    case 'deployInfantry':
      return `deploy ${effect.n} infantry`;
    case 'develop':
      return develop(effect, s);
    case 'deploy':
      return `deploy 1 ${namesEn.units[effect.unit]} without creating it (no cost, no points, no limit)`;
    case 'unlockUnit':
      return `unlock ${units[effect.unit].copies === 1 ? `the ${namesEn.units[effect.unit]}` : `${namesEn.units[effect.unit]}s`}`;
    case 'research':
      return `research ${namesEn.technologies[effect.tech]}`;
    case 'researchAny':
      return `research ${counted(effect.n, { one: 'technology', other: 'technologies' }, s)} of any of your sheets`;
    case 'crossTech':
      return `cross ${counted(effect.n, { one: 'research symbol', other: 'research symbols' }, s)} of each of your technologies`;
    case 'crossUnits':
      return `cross 1 ${namesEn.resources[effect.r]} symbol of every ${namesEn.units[effect.unit]}`;
    case 'strength':
      return strength(effect);
    case 'freeVotes':
      return `cast ${effect.n} more ${s.plural(effect.n, { one: 'vote', other: 'votes' })} freely, on the side of your own`;
    case 'vp':
      return `${effect.n < 0 ? 'lose' : 'gain'} ${points(Math.abs(effect.n), s)} on ${ON[effect.sheet]}`;
    case 'when':
      return when(effect, s);
  }
}

/** Effects in their order, as one clause. */
export const effectsEn = (effects: readonly Effect[], s: Speaker): string =>
  effects.map((effect) => effectEn(effect, s)).join(', then ');

const HOME_APART = '(home not counted)';

/** What has to be there, so much or more of it. */
export function needEn({ count, n, asset }: Need, s: Speaker): string {
  const more = `${n} or more`;
  switch (count) {
    case 'claimedAsset':
      return `${more} claimed systems with the asset “${namesEn.assets[asset ?? 'planet']}”`;
    case 'claimedSystems':
      return `${more} claimed systems ${HOME_APART}`;
    case 'exploredSystems':
      return `${more} explored systems ${HOME_APART}`;
    case 'unlockedPlanets':
      return n === planets.length ? `all ${n} planets unlocked` : `${more} unlocked planets`;
    case 'population':
      return `${more} steps gained on the population track`;
    case 'basesAndPlanets':
      return `${more} built bases and completed planets together`;
    case 'minProducts':
      return `${more} products of each type`;
    case 'products':
      return `${more} products of all types together`;
    case 'claimedCells':
      return `${more} claimed cells`;
    case 'votesUnderlined':
      return n === chart.votes ? `all ${n} “+1 vote” underlined` : `${more} underlined “+1 vote”`;
    case 'warsWon':
      return `${more} wars won`;
    case 'warsAhead':
      return n === 1
        ? 'more wars won than lost'
        : `${counted(n, { one: 'war', other: 'wars' }, s)} more won than lost`;
    case 'unitsCreated':
      return `${more} units created (infantry not counted)`;
    case 'coveredAssets':
      return `${more} covered asset dots`;
    case 'technologies':
      return `${more} researched technologies`;
  }
}

/** One resource as another: “1 material or research as influence”. */
export function conversionEn({ from, to }: Conversion): string {
  const name = (r: (typeof RESOURCES)[number]) => namesEn.resources[r];
  if (from.length === RESOURCES.length && to.length === RESOURCES.length) return '1 resource as any other';
  return `1 ${either(from.map(name))} as ${either(to.map(name))}`;
}
