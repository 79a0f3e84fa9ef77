import type { Texts } from '#core/message.ts';
import { MECATOL } from '../tables/navigation.ts';
import type { AssetId, Resource } from '../tables/vocabulary.ts';
import { resources as countedResources, specialAccusative } from './counted.ru.ts';
import type { MarksLexicon } from './marks.ts';
import { namesRu } from './names.ru.ts';
import { capital } from './words.ts';

const { assets, resources, technologies, units } = namesRu;

const system = (id: string) => (id === MECATOL ? 'Мекатол-Рекс' : id);
const withAsset = (asset: AssetId | null) => (asset ? `: ${assets[asset]}` : '');
const paying = (pays: Resource | null) => (pays ? ` (${resources[pays]})` : '');
const copyOf = (unit: keyof typeof units, copy: string) => `${capital(units[unit])} ${copy}`;
const DIE: Readonly<Record<Resource, string>> = { M: assets.dieM, I: assets.dieI, R: assets.dieR };

export const marksRu: Texts<MarksLexicon> = {
  'mark.explore': (a) =>
    `Исследовать ${system(a.system)}${a.through ? ` через ${a.through.replace('>', ', ')}` : ''}${withAsset(a.asset)}${paying(a.pays)}`,
  'mark.claim': (a) => `Присоединить ${system(a.system)}${withAsset(a.asset)}${paying(a.pays)}`,
  'mark.develop': ({ symbol, completes, pays }) =>
    `${symbol}${paying(pays)}${completes.length > 0 ? `, завершает: ${completes.map((one) => assets[one]).join(', ')}` : ''}`,
  'mark.base': ({ base, r, left, asset }) =>
    `База ${base}: ${resources[r]}, ${left === 0 ? `построена: ${assets[asset]}` : `останется ${left}`}`,
  'mark.crossCell': ({ cell, pays }) => `Зачеркнуть ${cell}${paying(pays)}`,
  'mark.claimCell': ({ cell, asset, pays }) => `Присоединить ${cell}${withAsset(asset)}${paying(pays)}`,
  'mark.technology': ({ tech, left }) =>
    `«${technologies[tech]}»: исследование, ${left === 0 ? 'технология изучена' : `останется ${left}`}`,
  'mark.infantry': ({ dot, asset, pays }) => `Пехота на ${dot}${withAsset(asset)}${paying(pays)}`,
  'mark.pay': ({ unit, copy, r, left }) =>
    `${copyOf(unit, copy)}: ${resources[r]}, ${left === 0 ? 'отряд создан' : `останется ${left}`}`,
  'mark.lay': ({ dots, assets: covered }) =>
    dots.length === 0
      ? 'Места нет: без размещения'
      : `На ${dots.join(' ')}${covered.length > 0 ? `: ${covered.map((one) => assets[one]).join(', ')}` : ''}`,
  'use.good': ({ r, left }) => `Потратить товар (из ${left}) как ${resources[r]}`,
  'use.convert': ({ by, from, to }) =>
    `${capital(resources[from])} как ${resources[to]} (${by === 'faction' ? 'фракция' : `«${technologies[by]}»`})`,
  'use.special': (a, s) => `Потратить ${specialAccusative[a.special]} как ${countedResources(a.n, a.r, s)}`,
  'use.unlockPlanet': ({ planet }) =>
    `Разблокировать планету ${planet}, ${namesRu.planets[planet] ?? ''} (планетный актив)`,
  'use.buildBase': ({ base, asset }) => `Построить базу ${base}: ${assets[asset]} (планетный актив)`,
  'use.die': ({ r }) => `Разблокировать здесь ${DIE[r]} (${resources[r]})`,
  'use.research': ({ tech, special }) => `Изучить технологию «${technologies[tech]}» (${assets[special]})`,
  'use.openCell': ({ cell, special }) => `Зачеркнуть ячейку с крестом ${cell} (${assets[special]})`,
  'use.unlockUnit': ({ unit, special }) => `Разблокировать: ${units[unit]} (${assets[special]})`,
  'use.createUnit': ({ unit, copy, special }) => `Создать: ${units[unit]} ${copy} (${assets[special]})`,
  'use.technology': ({ tech }) => `Применить технологию «${technologies[tech]}»`,
  'use.relic': ({ relic }) => `Разыграть реликвию «${namesRu.relics[relic]}»`,
  'pick.product': ({ product }) => capital(assets[product]),
  'pick.special': ({ special }) => capital(assets[special]),
  'pick.research': ({ tech }) => `Изучить технологию «${technologies[tech]}»`,
  'pick.more': () => 'Ещё единица продукции того же типа',
  'pick.noMore': () => `Приберечь «${technologies['linked-markets']}»`,
  'pick.enough': () => 'Больше символов не зачёркивать',
  'group.explore': () => 'Исследование систем',
  'group.claim': () => 'Присоединение систем',
  'group.develop': () => 'Развитие планет',
  'group.base': () => 'Постройка баз',
  'group.crossCell': () => 'Зачёркивание ячеек',
  'group.claimCell': () => 'Присоединение ячеек',
  'group.technology': () => 'Технологии',
  'group.infantry': () => 'Пехота',
  'group.pay': () => 'Создание отрядов',
  'group.use': () => 'Активы, технологии, реликвии',
};
