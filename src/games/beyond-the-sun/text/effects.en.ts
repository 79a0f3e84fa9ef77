import type { Speaker } from '#core/message.ts';
import type { Action, Cost, Lasting, Step } from '../tables/vocabulary.ts';
import { namesEn } from './names.en.ts';
import { capital, isFree, roman } from './words.ts';

export const oreEn = (n: number): string => `${n} ore`;
const popEn = (n: number): string => `${n} population`;

/** What is paid: `4 ore`, `2 population returned to the supply`. */
export const costEn = ({ ore = 0, pop = 0 }: Cost): string =>
  [...(ore > 0 ? [oreEn(ore)] : []), ...(pop > 0 ? [popEn(pop)] : [])].join(' and ');

const cubes = (n: number, s: Speaker) => `${n} supply ${s.plural(n, { one: 'cube', other: 'cubes' })}`;
const ships = (n: number, s: Speaker) => `${n} ${s.plural(n, { one: 'ship', other: 'ships' })}`;
const levels = (n: number, s: Speaker) => `${n} ${s.plural(n, { one: 'level', other: 'levels' })}`;

const orList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

function research(step: Extract<Step, { readonly do: 'research' }>): string {
  const { levels: all, cube, open, perLevel, optional, price } = step;
  const what = `a technology of level ${orList(all.map(roman))}${open ? ' that lies open' : ''}`;
  const how = cube === 'supply' ? ' with a supply cube (population if there is none)' : '';
  const each = perLevel ? `, paying ${oreEn(perLevel)} per level of it` : '';
  return `${optional ? 'you may ' : ''}${price ? `pay ${oreEn(price)} to ` : ''}research ${what}${how}${each}`;
}

function build(step: Extract<Step, { readonly do: 'build' }>, s: Speaker): string {
  const { from, level, n, place, optional } = step;
  const of = from === 'pop' ? popEn(n) : cubes(n, s);
  const to = `${n === 1 ? 'a ship' : 'ships'} of level ${level}${place ? ' in Deep Space' : ''}`;
  return `${optional ? `you may turn ${n > 1 ? 'up to ' : ''}` : 'turn '}${of} into ${to}`;
}

function colonise({ minus, optional, price }: Extract<Step, { readonly do: 'colonise' }>): string {
  const easier = minus ? ` as if it took ${minus} less strength` : '';
  return `${optional ? 'you may ' : ''}${price ? `pay ${oreEn(price)} to ` : ''}colonise a system${easier}`;
}

function copy({ filter, minus }: Extract<Step, { readonly do: 'copy' }>): string {
  const less = minus > 0 ? ` for ${oreEn(minus)} less` : ' at its price';
  if (filter === 'own') return `do one action of a technology of yours${less}, even in an occupied space`;
  const what = filter === 'research' ? 'one action that researches' : 'any one action';
  return `do ${what} of an open technology, an open guild or the start technology${less}`;
}

/** A step as a clause that tells a player to do it. */
function stepEn(step: Step, s: Speaker): string {
  switch (step.do) {
    case 'ore':
      return `gain ${oreEn(step.n)}`;
    case 'orePer':
      return `gain 1 ore for each outpost you have, at most ${step.max}`;
    case 'pop':
      return `turn ${cubes(step.n, s)}${step.anyColumn ? ' of any columns' : ''} into population`;
    case 'shiftSupply':
      return `move ${cubes(step.n, s)} from the rightmost column to column A`;
    case 'growth':
      return 'grow your population';
    case 'produce':
      return 'produce ore';
    case 'trade':
      return 'trade';
    case 'automate':
      return `automate ${step.n} ${step.kind === 'any' ? 'food or ore' : namesEn.kinds[step.kind]}`;
    case 'build':
      return build(step, s);
    case 'upgrade':
      return `upgrade ${step.ships > 1 ? 'up to ' : ''}${ships(step.ships, s)} by ${levels(step.by, s)}`;
    case 'jump':
      return `jump ${step.n}${step.plunder ? ` and gain ${oreEn(step.plunder)} for each system you take by it` : ''}`;
    case 'colonise':
      return colonise(step);
    case 'research':
      return research(step);
    case 'private':
      return `look at 2 technologies of level ${roman(step.level)} and keep 1 as your own`;
    case 'settle':
      return `look at ${step.draw} systems of deck ${step.deck} and take 1 as a colony with 1 disc`;
    case 'copy':
      return copy(step);
    case 'choice':
      return step.options
        .map((option) => `${option.label.length === 1 ? `${option.label}: ` : ''}${actionEn(option, s)}`)
        .join('; or ');
    case 'takeLinked':
      return 'take the system beside this card as a colony without discs, with its bonus';
    case 'discardEvent':
      return 'discard this card';
    case 'pawnAside':
      return 'set your pawn beside the board';
  }
}

/** Steps in their order, as one clause. */
export const stepsEn = (steps: readonly Step[], s: Speaker): string =>
  steps.map((step) => stepEn(step, s)).join(', then ');

/** An action as it is printed: cost, then effect. */
export const actionEn = ({ cost, steps }: Action, s: Speaker): string =>
  isFree(cost) ? stepsEn(steps, s) : `pay ${costEn(cost)}: ${stepsEn(steps, s)}`;

/** What lasts of a card. */
export function lastingEn({ orePlus, tradeOre, push }: Lasting): string {
  const all = [
    ...(orePlus ? [`your ore production gives ${orePlus} more`] : []),
    ...(tradeOre ? [`population costs you ${oreEn(tradeOre)} in trade`] : []),
    ...(push ? ['you may choose occupied spaces: the other pawn is set beside the board'] : []),
  ];
  return all.map(capital).join('. ');
}

const SHORT: Partial<Record<Step['do'], string>> = {
  growth: 'growth',
  produce: 'ore production',
  copy: 'copy',
};

/** A step in a word or two, for a menu. */
function shortStep(step: Step): string {
  switch (step.do) {
    case 'ore':
      return `+${step.n} ore`;
    case 'pop':
      return `+${step.n} pop.`;
    case 'automate':
      return `automate ${step.n}`;
    case 'build':
      return `ship ${step.level}${step.n > 1 ? ` ×${step.n}` : ''}${step.optional ? '?' : ''}`;
    case 'upgrade':
      return `upgrade +${step.by}${step.ships > 1 ? ` ×${step.ships}` : ''}`;
    case 'jump':
      return `jump ${step.n}`;
    case 'colonise':
      return `${step.price ? `${oreEn(step.price)}: ` : ''}colonise${step.optional ? '?' : ''}`;
    case 'research':
      return `research ${step.levels.map(roman).join('/')}${step.optional ? '?' : ''}`;
    case 'settle':
      return 'take a system';
    case 'takeLinked':
      return 'take its system';
    default:
      return SHORT[step.do] ?? '';
  }
}

/** What an action does, as short as it can be said. */
export const shortEn = (steps: readonly Step[]): string =>
  steps
    .map(shortStep)
    .filter((text) => text !== '')
    .join(', ');
