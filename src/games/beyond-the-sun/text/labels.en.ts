import type { Action, ActionOption, Cost, Step, StepOf } from '../tables/vocabulary.ts';
import { grouped, levelRange, roman } from './words.ts';

const optionally = (text: string, optional: true | undefined): string =>
  optional ? `optional ${text}` : text;
const forPrice = (price: number | undefined): string => (price === undefined ? '' : ` for ${price} ore`);

function research({ levels, cube, open, perLevel, optional, price }: StepOf<'research'>): string {
  const text = `research ${open ? 'open ' : ''}${levelRange(levels)}${forPrice(price)}${cube ? ' from supply' : ''}${perLevel === undefined ? '' : ` (+${perLevel} ore a level)`}`;
  return optionally(text, optional);
}

function build({ from, level, n, place, optional }: StepOf<'build'>): string {
  const what = n === 1 ? `level-${level} ship` : `${n} level-${level} ships`;
  return optionally(
    `${what}${from === 'supply' ? ' from supply' : ''}${place === 'DEEP' ? ' in Deep Space' : ''}`,
    optional,
  );
}

function copy({ filter, minus }: StepOf<'copy'>): string {
  const cheaper = minus === 0 ? '' : `, ${minus} ore less`;
  if (filter === 'own') return `action of a technology of yours${cheaper}`;
  return `any ${filter === 'research' ? 'research ' : ''}action${cheaper}`;
}

function step(one: Step): string {
  switch (one.do) {
    case 'ore':
      return `+${one.n} ore`;
    case 'orePer':
      return `ore per outpost, at most ${one.max}`;
    case 'pop':
      return `+${one.n} population${one.anyColumn ? ' of any columns' : ''}`;
    case 'shiftSupply':
      return `${one.n} supply to column A`;
    case 'growth':
      return 'growth';
    case 'produce':
      return 'ore production';
    case 'trade':
      return 'trade';
    case 'automate':
      return `automate ${one.kind === 'any' ? 'food or ore' : one.kind}${one.n === 1 ? '' : ` ×${one.n}`}`;
    case 'build':
      return build(one);
    case 'upgrade':
      return `upgrade ${one.ships === 1 ? 'a ship' : `${one.ships} ships`} by ${one.by}`;
    case 'jump':
      return `jump ${one.n}${one.plunder === undefined ? '' : ` (+${one.plunder} ore a place taken)`}`;
    case 'colonise':
      return optionally(
        `colonise${one.minus === undefined ? '' : ` (strength −${one.minus})`}${forPrice(one.price)}`,
        one.optional,
      );
    case 'research':
      return research(one);
    case 'private':
      return `private technology ${roman(one.level)}`;
    case 'settle':
      return `1 of ${one.draw} ${one.deck} systems as a colony`;
    case 'copy':
      return copy(one);
    case 'choice':
      return one.options.map((option) => optionLabelEn(option)).join('; ');
    case 'takeLinked':
      return 'its system as a colony';
    case 'discardEvent':
      return 'discard the card';
    case 'pawnAside':
      return 'pawn aside';
  }
}

/** Steps in the few words of a label: `research III, jump 2`. */
export const stepsLabelEn = (steps: readonly Step[]): string =>
  grouped(steps.map(step))
    .map(({ text, n }) => (n === 1 ? text : `${text} ×${n}`))
    .join(', ');

/** What an action costs, with the ore that its space costs more. */
export const costLabelEn = ({ ore = 0, pop = 0 }: Cost, extra = 0): string =>
  [...(ore + extra > 0 ? [`${ore + extra} ore`] : []), ...(pop > 0 ? [`return ${pop} population`] : [])].join(
    ', ',
  );

/** `4 ore: research III, jump 2` */
export function actionLabelEn({ cost, steps }: Action, extra = 0): string {
  const paid = costLabelEn(cost, extra);
  return paid === '' ? stepsLabelEn(steps) : `${paid}: ${stepsLabelEn(steps)}`;
}

const CHOSEN = { A: 'A – ', B: 'B – ', ore: '', pop: '' } as const;

/** One of the ways of doing an action. */
const optionLabelEn = (option: ActionOption, extra = 0): string =>
  `${CHOSEN[option.label]}${actionLabelEn(option, extra)}`;
