import type { Speaker } from '#core/message.ts';
import { planets } from '../tables/expansion.ts';
import { chart } from '../tables/industry.ts';
import { type Conversion, type Effect, type Need, RESOURCES, type SheetId } from '../tables/vocabulary.ts';
import {
  assets,
  counted,
  either,
  forms,
  noLessThan,
  points,
  resourceGenitive,
  resources,
  sheetGenitive,
} from './counted.ru.ts';
import { namesRu } from './names.ru.ts';

const on = (sheet: SheetId | 'any' | 'active'): string => {
  if (sheet === 'any') return 'на любом одном планшете';
  return sheet === 'active' ? 'на активном планшете' : `на планшете ${sheetGenitive[sheet]}`;
};

const SYSTEM = forms('систему', 'системы', 'систем');
const EXPLORED = forms('исследованную систему', 'исследованные системы', 'исследованных систем');
const CELL = forms('ячейку', 'ячейки', 'ячеек');
const SYMBOL = forms('символ', 'символа', 'символов');
const INFANTRY = forms('отряд пехоты', 'отряда пехоты', 'отрядов пехоты');
const TECHNOLOGY = forms('технологию', 'технологии', 'технологий');
const PRODUCT = forms('единицу продукции', 'единицы продукции', 'единиц продукции');
const SPECIAL = forms('особый актив', 'особых актива', 'особых активов');
const VOTE = forms('голос', 'голоса', 'голосов');

function gain({ a, n }: Extract<Effect, { readonly do: 'gain' }>, s: Speaker): string {
  switch (a) {
    case 'P?':
      return `получите ${counted(n, PRODUCT, s)} ${n === 1 ? 'любого типа' : 'одного любого типа'}`;
    case 'special?':
      return n === 1 ? 'получите сплав, хартию или шифр' : `получите ${counted(n, SPECIAL, s)} на выбор`;
    case 'sameProduct':
      return `получите ещё ${counted(n, PRODUCT, s)} того же типа`;
    default:
      return `получите ${assets(n, a, s)}`;
  }
}

function develop({ n, lines }: Extract<Effect, { readonly do: 'develop' }>): string {
  const what = n === 1 ? '1 любой символ' : `до ${n} любых символов`;
  const shown = lines && either(lines.map((one) => `«${namesRu.assets[one]}»`));
  const where = shown && `, в ряду или столбце с активом ${shown} (даже уже полученным)`;
  return `зачеркните ${what} на ${n === 1 ? 'разблокированной планете' : 'разблокированных планетах'}${where ?? ''}`;
}

function strength({ n, side }: Extract<Effect, { readonly do: 'strength' }>): string {
  return side === 'both'
    ? `прибавьте ${n} к боевой силе с обеих сторон`
    : `прибавьте ${n} к боевой силе слева или справа`;
}

function when({ cond, holds, otherwise }: Extract<Effect, { readonly do: 'when' }>, s: Speaker): string {
  const first = `если у вас ${needRu(cond, s)}, ${effectsRu(holds, s)}`;
  return otherwise.length === 0 ? first : `${first}; иначе ${effectsRu(otherwise, s)}`;
}

/** What an effect does, as a clause that tells a player to do it. */
function effectRu(effect: Effect, s: Speaker): string {
  switch (effect.do) {
    case 'spend':
      return `получите и потратьте ${resources(effect.n, effect.r, s)} ${on(effect.on)}`;
    case 'gain':
      return gain(effect, s);
    case 'explore':
      return `бесплатно исследуйте ${counted(effect.n, SYSTEM, s)}${effect.through ? ' через червоточины' : ''}`;
    case 'claim':
      return `бесплатно присоедините ${counted(effect.n, EXPLORED, s)}`;
    case 'crossCell':
      return `бесплатно зачеркните ${counted(effect.n, CELL, s)} рядом с отмеченной`;
    case 'claimCell':
      return `бесплатно присоедините ${counted(effect.n, CELL, s)} рядом с зачёркнутой`;
    case 'deployInfantry':
      return `разместите ${counted(effect.n, INFANTRY, s)}`;
    case 'develop':
      return develop(effect);
    case 'deploy':
      return `разместите отряд «${namesRu.units[effect.unit]}», не создавая (без цены, очков и лимита)`;
    case 'unlockUnit':
      return `разблокируйте отряд «${namesRu.units[effect.unit]}»`;
    case 'research':
      return `изучите технологию «${namesRu.technologies[effect.tech]}»`;
    case 'researchAny':
      return `изучите ${counted(effect.n, TECHNOLOGY, s)} любого своего планшета`;
    case 'crossTech':
      return `зачеркните по ${effect.n} ${effect.n === 1 ? 'символу' : s.plural(effect.n, SYMBOL)} исследования в каждой своей технологии`;
    case 'crossUnits':
      return `зачеркните по символу ${resourceGenitive[effect.r]} в стоимости каждого отряда «${namesRu.units[effect.unit]}»`;
    case 'strength':
      return strength(effect);
    case 'freeVotes':
      return `свободно отдайте ещё ${counted(effect.n, VOTE, s)} туда же, куда и свои`;
    case 'vp':
      return `${effect.n < 0 ? 'потеряйте' : 'получите'} ${points(Math.abs(effect.n), s)} ${on(effect.sheet)}`;
    case 'when':
      return when(effect, s);
  }
}

/** Effects in their order, as one clause. */
export const effectsRu = (effects: readonly Effect[], s: Speaker): string =>
  effects.map((effect) => effectRu(effect, s)).join(', затем ');

const HOME_APART = '(родная не считается)';

/** What has to be there, so much or more of it; in the genitive, after «у вас». */
export function needRu({ count, n, asset }: Need, s: Speaker): string {
  const least = (one: string, more: string) => noLessThan(n, [one, more], s);
  switch (count) {
    case 'claimedAsset':
      return `${least('присоединённой системы', 'присоединённых систем')} с активом «${namesRu.assets[asset ?? 'planet']}»`;
    case 'claimedSystems':
      return `${least('присоединённой системы', 'присоединённых систем')} ${HOME_APART}`;
    case 'exploredSystems':
      return `${least('исследованной системы', 'исследованных систем')} ${HOME_APART}`;
    case 'unlockedPlanets':
      return n === planets.length
        ? `разблокированы все планеты (${n})`
        : least('разблокированной планеты', 'разблокированных планет');
    case 'population':
      return `${least('победного актива', 'победных активов')} на треке населения`;
    case 'basesAndPlanets':
      return `${least('построенной базы или завершённой планеты', 'построенных баз и завершённых планет')} в сумме`;
    case 'minProducts':
      return `${least('единицы', 'единиц')} продукции каждого типа`;
    case 'products':
      return `${least('единицы', 'единиц')} продукции всех типов вместе`;
    case 'claimedCells':
      return least('присоединённой ячейки', 'присоединённых ячеек');
    case 'votesUnderlined':
      return n === chart.votes
        ? `подчёркнуты все символы «+1 голос» (${n})`
        : least('подчёркнутого символа «+1 голос»', 'подчёркнутых символов «+1 голос»');
    case 'warsWon':
      return `${least('победы', 'побед')} в войнах`;
    case 'warsAhead':
      return n === 1
        ? 'побед в войнах больше, чем поражений'
        : `побед в войнах на ${n} больше, чем поражений`;
    case 'unitsCreated':
      return `${least('созданного отряда', 'созданных отрядов')} (пехота не считается)`;
    case 'coveredAssets':
      return least('занятой точки актива', 'занятых точек активов');
    case 'technologies':
      return least('изученной технологии', 'изученных технологий');
  }
}

/** One resource as another: «1 материал или исследование как влияние». */
export function conversionRu({ from, to }: Conversion): string {
  const name = (r: (typeof RESOURCES)[number]) => namesRu.resources[r];
  if (from.length === RESOURCES.length && to.length === RESOURCES.length)
    return '1 любой ресурс как любой другой';
  return `1 ${either(from.map(name))} как ${either(to.map(name))}`;
}
