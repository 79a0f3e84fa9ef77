import type { Speaker } from '#core/message.ts';
import type { Action, ActionOption, Cost, Step, StepOf } from '../tables/vocabulary.ts';
import { forms, ore } from './counted.ru.ts';
import { deckLetter, kindGenitive, optionLetter } from './effects.ru.ts';
import { counted, grouped, levelRange, roman } from './words.ts';

const optionally = (text: string, optional: true | undefined): string =>
  optional ? `по желанию ${text}` : text;
const forPrice = (price: number | undefined, s: Speaker): string =>
  price === undefined ? '' : ` за ${ore(price, s)}`;

function research(step: StepOf<'research'>, s: Speaker): string {
  const { levels, cube, open, perLevel, optional, price } = step;
  const text = `исследование ${open ? 'открытой ' : ''}${levelRange(levels)}${forPrice(price, s)}${cube ? ' из снабжения' : ''}${perLevel === undefined ? '' : ` (+${ore(perLevel, s)} за уровень)`}`;
  return optionally(text, optional);
}

function build({ from, level, n, place, optional }: StepOf<'build'>, s: Speaker): string {
  const what =
    n === 1 ? `корабль ${level}` : `${counted(n, forms('корабль', 'корабля', 'кораблей'), s)} ${level}`;
  const where = place === 'DEEP' ? ' в глубоком космосе' : '';
  return optionally(`${what}-го уровня${from === 'supply' ? ' из снабжения' : ''}${where}`, optional);
}

function copy({ filter, minus }: StepOf<'copy'>, s: Speaker): string {
  const cheaper = minus === 0 ? '' : `, дешевле на ${ore(minus, s)}`;
  if (filter === 'own') return `действие своей технологии${cheaper}`;
  return `любое действие${filter === 'research' ? ' с исследованием' : ''}${cheaper}`;
}

function colonise({ minus, price, optional }: StepOf<'colonise'>, s: Speaker): string {
  const weaker = minus === undefined ? '' : ` (сила −${minus})`;
  return optionally(`колонизация${weaker}${forPrice(price, s)}`, optional);
}

function step(one: Step, s: Speaker): string {
  switch (one.do) {
    case 'ore':
      return `металл +${one.n}`;
    case 'orePer':
      return `металл за аванпосты, до ${one.max}`;
    case 'pop':
      return `население +${one.n}${one.anyColumn ? ' из любых столбцов' : ''}`;
    case 'shiftSupply':
      return `снабжение в столбец А: ${one.n}`;
    case 'growth':
      return 'рост населения';
    case 'produce':
      return 'производство металла';
    case 'trade':
      return 'обмен';
    case 'automate':
      return `автоматизация ${one.kind === 'any' ? 'на выбор' : kindGenitive[one.kind]}${one.n === 1 ? '' : ` ×${one.n}`}`;
    case 'build':
      return build(one, s);
    case 'upgrade':
      return one.ships === 1
        ? `улучшение корабля на ${one.by}`
        : `улучшение ${one.ships} кораблей на ${one.by}`;
    case 'jump':
      return `прыжок на ${one.n}${one.plunder === undefined ? '' : ` (+${ore(one.plunder, s)} за захват)`}`;
    case 'colonise':
      return colonise(one, s);
    case 'research':
      return research(one, s);
    case 'private':
      return `личная технология ${roman(one.level)}`;
    case 'settle':
      return `в колонии 1 система ${deckLetter[one.deck]} из ${one.draw}`;
    case 'copy':
      return copy(one, s);
    case 'choice':
      return one.options.map((option) => optionLabelRu(option, s)).join('; ');
    case 'takeLinked':
      return 'её система — ваша колония';
    case 'discardEvent':
      return 'сброс карты';
    case 'pawnAside':
      return 'фишка в сторону';
  }
}

/** Steps in the few words of a label: «исследование III, прыжок на 2». */
export const stepsLabelRu = (steps: readonly Step[], s: Speaker): string =>
  grouped(steps.map((one) => step(one, s)))
    .map(({ text, n }) => (n === 1 ? text : `${text} ×${n}`))
    .join(', ');

/** What an action costs, with the ore that its space costs more. */
export const costLabelRu = (cost: Cost, extra: number, s: Speaker): string => {
  const metal = (cost.ore ?? 0) + extra;
  return [
    ...(metal > 0 ? [ore(metal, s)] : []),
    ...(cost.pop ? [`вернуть население (${cost.pop})`] : []),
  ].join(', ');
};

/** «4 металла: исследование III, прыжок на 2» */
export function actionLabelRu({ cost, steps }: Action, s: Speaker, extra = 0): string {
  const paid = costLabelRu(cost, extra, s);
  return paid === '' ? stepsLabelRu(steps, s) : `${paid}: ${stepsLabelRu(steps, s)}`;
}

/** One of the ways of doing an action. */
const optionLabelRu = (option: ActionOption, s: Speaker, extra = 0): string =>
  [optionLetter[option.label], actionLabelRu(option, s, extra)].filter((part) => part !== '').join(' – ');
