import type { Texts } from '#core/message.ts';
import { MECATOL } from '../tables/navigation.ts';
import type { AssetId, Resource } from '../tables/vocabulary.ts';
import { aSpecial } from './counted.en.ts';
import type { MarksLexicon } from './marks.ts';
import { namesEn } from './names.en.ts';
import { capital } from './words.ts';

const { assets, resources, technologies, units } = namesEn;

const system = (id: string) => (id === MECATOL ? 'Mecatol Rex' : id);
const withAsset = (asset: AssetId | null) => (asset ? `: ${assets[asset]}` : '');
const paying = (pays: Resource | null) => (pays ? ` (${resources[pays]})` : '');
const copyOf = (unit: keyof typeof units, copy: string) => `${capital(units[unit])} ${copy}`;
const DIE: Readonly<Record<Resource, string>> = { M: assets.dieM, I: assets.dieI, R: assets.dieR };

export const marksEn: Texts<MarksLexicon> = {
  'mark.explore': (a) =>
    `Explore ${system(a.system)}${a.through ? ` through ${a.through.replace('>', ', ')}` : ''}${withAsset(a.asset)}${paying(a.pays)}`,
  'mark.claim': (a) => `Claim ${system(a.system)}${withAsset(a.asset)}${paying(a.pays)}`,
  'mark.develop': ({ symbol, completes, pays }) =>
    `${symbol}${paying(pays)}${completes.length > 0 ? `, completes: ${completes.map((one) => assets[one]).join(', ')}` : ''}`,
  'mark.base': ({ base, r, left, asset }) =>
    `Base ${base}: ${resources[r]}, ${left === 0 ? `builds it: ${assets[asset]}` : `${left} to go`}`,
  'mark.crossCell': ({ cell, pays }) => `Cross ${cell}${paying(pays)}`,
  'mark.claimCell': ({ cell, asset, pays }) => `Claim ${cell}${withAsset(asset)}${paying(pays)}`,
  'mark.technology': ({ tech, left }) =>
    `${technologies[tech]}: research, ${left === 0 ? 'completes it' : `${left} to go`}`,
  'mark.infantry': ({ dot, asset, pays }) => `Infantry on ${dot}${withAsset(asset)}${paying(pays)}`,
  'mark.pay': ({ unit, copy, r, left }) =>
    `${copyOf(unit, copy)}: ${resources[r]}, ${left === 0 ? 'creates it' : `${left} to go`}`,
  'mark.lay': ({ dots, assets: covered }) =>
    dots.length === 0
      ? 'No room: not deployed'
      : `On ${dots.join(' ')}${covered.length > 0 ? `: ${covered.map((one) => assets[one]).join(', ')}` : ''}`,
  'use.good': ({ r, left }) => `Spend a good (of ${left}) as ${resources[r]}`,
  'use.convert': ({ by, from, to }) =>
    `${capital(resources[from])} as ${resources[to]} (${by === 'faction' ? 'faction' : technologies[by]})`,
  'use.special': ({ special, r, n }) => `Spend ${aSpecial[special]} as ${n} ${resources[r]}`,
  'use.unlockPlanet': ({ planet }) =>
    `Unlock planet ${planet}, ${namesEn.planets[planet] ?? ''} (planet asset)`,
  'use.buildBase': ({ base, asset }) => `Build base ${base}: ${assets[asset]} (planet asset)`,
  'use.die': ({ r }) => `Unlock the ${DIE[r]} here (${resources[r]})`,
  'use.research': ({ tech, special }) => `Research ${technologies[tech]} (${assets[special]})`,
  'use.openCell': ({ cell, special }) => `Cross dashed cell ${cell} (${assets[special]})`,
  'use.unlockUnit': ({ unit, special }) => `Unlock ${units[unit]} (${assets[special]})`,
  'use.createUnit': ({ unit, copy, special }) => `Create ${units[unit]} ${copy} (${assets[special]})`,
  'use.technology': ({ tech }) => `Use ${technologies[tech]}`,
  'use.relic': ({ relic }) => `Play the relic ${namesEn.relics[relic]}`,
  'pick.product': ({ product }) => capital(assets[product]),
  'pick.special': ({ special }) => capital(assets[special]),
  'pick.research': ({ tech }) => `Research ${technologies[tech]}`,
  'pick.more': () => 'Gain one more product of that type',
  'pick.noMore': () => `Keep ${technologies['linked-markets']} for later`,
  'pick.enough': () => 'Cross no further symbol',
  'group.explore': () => 'Explore systems',
  'group.claim': () => 'Claim systems',
  'group.develop': () => 'Develop planets',
  'group.base': () => 'Build bases',
  'group.crossCell': () => 'Cross cells',
  'group.claimCell': () => 'Claim cells',
  'group.technology': () => 'Technologies',
  'group.infantry': () => 'Infantry',
  'group.pay': () => 'Create units',
  'group.use': () => 'Assets, technologies, relics',
};
