import type { Plural, Speaker } from '#core/message.ts';
import type { Action, Cost, Lasting, Step } from '../tables/vocabulary.ts';
import { capital, isFree, roman } from './words.ts';

const forms = (one: string, few: string, many: string): Plural => ({ one, few, many, other: few });
const counted = (n: number, of: Plural, s: Speaker): string => `${n} ${s.plural(n, of)}`;

const SUPPLY = forms('кубик снабжения', 'кубика снабжения', 'кубиков снабжения');
const SHIP = forms('корабль', 'корабля', 'кораблей');

export const oreRu = (n: number): string => `${n} металла`;
const popRu = (n: number): string => `${n} населения`;

/** What is paid: «4 металла», «2 населения». */
export const costRu = ({ ore = 0, pop = 0 }: Cost): string =>
  [...(ore > 0 ? [oreRu(ore)] : []), ...(pop > 0 ? [`${popRu(pop)} (вернуть в снабжение)`] : [])].join(' и ');

const orList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} или ${items.at(-1)}`;

function research(step: Extract<Step, { readonly do: 'research' }>): string {
  const { levels, cube, open, perLevel, optional, price } = step;
  const what = `${open ? 'открытую технологию' : 'технологию'} уровня ${orList(levels.map(roman))}`;
  const how = cube === 'supply' ? ' кубиком снабжения (если их нет — населением)' : '';
  const each = perLevel ? `, заплатив по ${oreRu(perLevel)} за каждый её уровень` : '';
  const done = price ? `заплатить ${oreRu(price)} и исследовать` : 'исследовать';
  return optional ? `можете ${done} ${what}${how}${each}` : `исследуйте ${what}${how}${each}`;
}

function build(step: Extract<Step, { readonly do: 'build' }>, s: Speaker): string {
  const { from, level, n, place, optional } = step;
  const of = from === 'pop' ? popRu(n) : counted(n, SUPPLY, s);
  const to = `${n === 1 ? 'корабль' : 'корабли'} ${level}-го уровня${place ? ' в глубоком космосе' : ''}`;
  return optional ? `можете превратить ${n > 1 ? 'до ' : ''}${of} в ${to}` : `превратите ${of} в ${to}`;
}

function colonise({ minus, optional, price }: Extract<Step, { readonly do: 'colonise' }>): string {
  const easier = minus ? `, как если бы силы требовалось на ${minus} меньше` : '';
  const done = price ? `заплатить ${oreRu(price)} и колонизировать` : 'колонизировать';
  return optional ? `можете ${done} систему${easier}` : `колонизируйте систему${easier}`;
}

function copy({ filter, minus }: Extract<Step, { readonly do: 'copy' }>): string {
  const less = minus > 0 ? ` на ${oreRu(minus)} дешевле` : ' за её цену';
  if (filter === 'own') return `выполните действие одной из своих технологий${less}, даже если ячейка занята`;
  const what = filter === 'research' ? 'одно действие с исследованием' : 'любое действие';
  return `выполните ${what} открытой технологии, открытой гильдии или начальной технологии${less}`;
}

/** A step as a clause that tells a player to do it. */
function stepRu(step: Step, s: Speaker): string {
  switch (step.do) {
    case 'ore':
      return `получите ${oreRu(step.n)}`;
    case 'orePer':
      return `получите 1 металл за каждый свой аванпост (не больше ${step.max})`;
    case 'pop':
      return `превратите ${counted(step.n, SUPPLY, s)}${step.anyColumn ? ' из любых столбцов' : ''} в население`;
    case 'shiftSupply':
      return `переместите ${counted(step.n, SUPPLY, s)} из крайнего правого столбца в столбец А`;
    case 'growth':
      return 'проведите рост населения';
    case 'produce':
      return 'произведите металл';
    case 'trade':
      return 'обменяйте ресурсы';
    case 'automate':
      return `автоматизируйте ${step.n} ${step.kind === 'any' ? 'еду или металл' : step.kind === 'food' ? 'еду' : 'металл'}`;
    case 'build':
      return build(step, s);
    case 'upgrade':
      return `улучшите ${step.ships > 1 ? 'до ' : ''}${step.ships > 1 ? `${step.ships} кораблей` : counted(1, SHIP, s)} на ${step.by} ур.`;
    case 'jump':
      return `прыжок на ${step.n}${step.plunder ? ` и по ${oreRu(step.plunder)} за каждую захваченную им систему` : ''}`;
    case 'colonise':
      return colonise(step);
    case 'research':
      return research(step);
    case 'private':
      return `посмотрите 2 технологии уровня ${roman(step.level)} и оставьте 1 себе`;
    case 'settle':
      return `посмотрите системы колоды ${step.deck} (${step.draw}) и возьмите 1 как колонию с 1 диском`;
    case 'copy':
      return copy(step);
    case 'choice':
      return step.options
        .map((option) => `${option.label.length === 1 ? `${option.label}: ` : ''}${actionRu(option, s)}`)
        .join('; или ');
    case 'takeLinked':
      return 'возьмите систему у этой карты как колонию без дисков, с бонусом';
    case 'discardEvent':
      return 'сбросьте эту карту';
    case 'pawnAside':
      return 'поставьте фишку рядом с полем';
  }
}

/** Steps in their order, as one clause. */
export const stepsRu = (steps: readonly Step[], s: Speaker): string =>
  steps.map((step) => stepRu(step, s)).join(', затем ');

/** An action as it is printed: cost, then effect. */
export const actionRu = ({ cost, steps }: Action, s: Speaker): string =>
  isFree(cost) ? stepsRu(steps, s) : `заплатите ${costRu(cost)}: ${stepsRu(steps, s)}`;

/** What lasts of a card. */
export function lastingRu({ orePlus, tradeOre, push }: Lasting): string {
  const all = [
    ...(orePlus ? [`производство металла даёт вам на ${orePlus} больше`] : []),
    ...(tradeOre ? [`население при обмене стоит вам ${oreRu(tradeOre)}`] : []),
    ...(push ? ['можно выбирать занятые ячейки: чужая фишка ставится рядом с полем'] : []),
  ];
  return all.map(capital).join('. ');
}

const SHORT: Partial<Record<Step['do'], string>> = { growth: 'рост', produce: 'производство', copy: 'копия' };

/** A step in a word or two, for a menu. */
function shortStep(step: Step): string {
  switch (step.do) {
    case 'ore':
      return `+${step.n} мет.`;
    case 'pop':
      return `+${step.n} нас.`;
    case 'automate':
      return `автоматизация ${step.n}`;
    case 'build':
      return `корабль ${step.level}${step.n > 1 ? ` ×${step.n}` : ''}${step.optional ? '?' : ''}`;
    case 'upgrade':
      return `улучшение +${step.by}${step.ships > 1 ? ` ×${step.ships}` : ''}`;
    case 'jump':
      return `прыжок ${step.n}`;
    case 'colonise':
      return `${step.price ? `${step.price} мет.: ` : ''}колонизация${step.optional ? '?' : ''}`;
    case 'research':
      return `исследование ${step.levels.map(roman).join('/')}${step.optional ? '?' : ''}`;
    case 'settle':
      return 'взять систему';
    case 'takeLinked':
      return 'взять её систему';
    default:
      return SHORT[step.do] ?? '';
  }
}

/** What an action does, as short as it can be said. */
export const shortRu = (steps: readonly Step[]): string =>
  steps
    .map(shortStep)
    .filter((text) => text !== '')
    .join(', ');
