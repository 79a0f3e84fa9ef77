import type { Speaker } from '#core/message.ts';
import type { Action, ActionOption, Cost, Lasting, Step, StepOf } from '../tables/vocabulary.ts';
import { levels, ships, supplyCubes } from './counted.en.ts';
import { namesEn } from './names.en.ts';
import { capital, grouped, joined, roman } from './words.ts';

const GUILD: Readonly<Record<string, string>> = namesEn.guilds;
const TIMES = ['', '', ' (twice)', ' (three times)'];

const levelsOf = (all: StepOf<'research'>['levels']): string =>
  joined(
    all.map((level) => roman(level)),
    'or',
  );

function research({ levels: of, cube, open, perLevel, optional, price }: StepOf<'research'>): string {
  const paid = price === undefined ? '' : `pay ${price} ore to `;
  const used = cube === 'supply' ? 'a supply cube, or population if none is left,' : '1 population';
  const level = perLevel === undefined ? '' : `, paying ${perLevel} ore more for each level of it`;
  const found = open ? ' that lies open' : '';
  return `${optional ? 'you may ' : ''}${paid}use ${used} to research a technology of level ${levelsOf(of)}${found}${level}`;
}

function build({ from, level, n, place, optional }: StepOf<'build'>, s: Speaker): string {
  const what = from === 'supply' ? supplyCubes(n, s) : `${n} population`;
  const into = n === 1 ? `a level-${level} ship` : `level-${level} ships`;
  return `${optional ? 'you may ' : ''}turn ${what} into ${into} ${place === 'DEEP' ? 'in Deep Space' : 'in Sol or a shipyard of yours'}`;
}

function colonise({ minus, optional, price }: StepOf<'colonise'>): string {
  const paid = price === undefined ? '' : `pay ${price} ore to `;
  const weaker = minus === undefined ? '' : ` as if it took ${minus} less strength (at least 1)`;
  return `${optional ? 'you may ' : ''}${paid}colonise a system${weaker}`;
}

function copy({ filter, minus, mayCopy = [] }: StepOf<'copy'>): string {
  const cheaper = minus === 0 ? 'at its cost' : `for ${minus} ore less`;
  const through = mayCopy.map((guild) => `; the ${GUILD[guild] ?? guild} may be chosen, too`).join('');
  const what = {
    own: 'an action of one of your technologies',
    research: 'any action in play that contains research, yours or not',
    any: 'any action in play, yours or not',
  }[filter];
  return `do ${what}, even if its space is taken, ${cheaper}${through}`;
}

function automate({ kind, n }: StepOf<'automate'>): string {
  const what = kind === 'any' ? 'food or ore' : kind;
  return n === 1 ? `automate ${what}` : `automate ${what}, ${n} discs, each as you choose`;
}

/** What a step does, as a clause that tells a player to do it. */
function stepEn(step: Step, s: Speaker): string {
  switch (step.do) {
    case 'ore':
      return `gain ${step.n} ore`;
    case 'orePer':
      return `gain 1 ore per outpost, at most ${step.max}`;
    case 'pop':
      return `turn ${supplyCubes(step.n, s)} ${step.anyColumn ? 'of any columns ' : ''}into population`;
    case 'shiftSupply':
      return `move ${supplyCubes(step.n, s)} from the rightmost column to column A`;
    case 'growth':
      return 'let your population grow';
    case 'produce':
      return 'produce ore';
    case 'trade':
      return 'trade as in production';
    case 'automate':
      return automate(step);
    case 'build':
      return build(step, s);
    case 'upgrade':
      return `upgrade ${step.ships === 1 ? '1 ship' : `up to ${ships(step.ships, s)}`} by ${levels(step.by, s)}${step.ships === 1 ? '' : ' each'}`;
    case 'jump':
      return step.plunder === undefined
        ? `jump ${step.n}`
        : `jump ${step.n} and gain ${step.plunder} ore for every place you take control of by it`;
    case 'colonise':
      return colonise(step);
    case 'research':
      return research(step);
    case 'private':
      return `draw 2 technologies of level ${roman(step.level)} and keep one as a private technology`;
    case 'settle':
      return `draw ${step.draw} ${step.deck} systems and take one as a colony, with 1 production disc and its bonus`;
    case 'copy':
      return copy(step);
    case 'choice':
      return choice(step.options, s);
    case 'takeLinked':
      return 'take the system beside this card as a colony without discs, with its bonus';
    case 'discardEvent':
      return 'discard this card';
    case 'pawnAside':
      return 'set your pawn beside the start technology';
  }
}

/** Steps in their order, as one clause. */
export const stepsEn = (steps: readonly Step[], s: Speaker): string =>
  grouped(steps.map((step) => stepEn(step, s)))
    .map(({ text, n }) => `${text}${TIMES[n] ?? ''}`)
    .join(', then ');

const costEn = ({ ore, pop }: Cost): string =>
  [...(ore ? [`for ${ore} ore`] : []), ...(pop ? [`for ${pop} population returned to the supply`] : [])].join(
    ' and ',
  );

/** Cost, then effect (4.10): `for 1 ore: jump 1`. */
export function actionEn({ cost, steps }: Action, s: Speaker): string {
  const paid = costEn(cost);
  return paid === '' ? stepsEn(steps, s) : `${paid}: ${stepsEn(steps, s)}`;
}

/** Goes on after a word: `Action for 1 ore: jump 1`, `Action: jump 1`. */
export const headedActionEn = (head: string, action: Action, s: Speaker): string =>
  `${head}${costEn(action.cost) === '' ? ':' : ''} ${actionEn(action, s)}`;

/** Ways of doing an action are called by letters; what is as short as a resource is not. */
function choice(options: readonly ActionOption[], s: Speaker): string {
  const isLettered = options.some(({ label }) => label === 'A');
  return isLettered
    ? options.map((option) => headedActionEn(option.label, option, s)).join('; or ')
    : options.map((option) => actionEn(option, s)).join(' or ');
}

/** What lasts as long as somebody owns the card. */
export const lastingEn = ({ orePlus, tradeOre, push }: Lasting): readonly string[] => [
  ...(orePlus ? [`your ore production gives ${orePlus} more`] : []),
  ...(tradeOre ? [`in trade a population costs you ${tradeOre} ore`] : []),
  ...(push
    ? ['you may choose a space that is taken; the other pawn is set beside the board and moves as usual']
    : []),
];

/** Clauses as sentences. */
export const sentencesEn = (clauses: readonly string[]): string =>
  clauses.map((clause) => `${capital(clause)}.`).join(' ');
