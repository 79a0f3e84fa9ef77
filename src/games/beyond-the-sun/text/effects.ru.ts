import type { Speaker } from '#core/message.ts';
import type {
  Action,
  ActionOption,
  Cost,
  Kind,
  Lasting,
  Step,
  StepOf,
  SystemDeck,
} from '../tables/vocabulary.ts';
import { forms, levels, ore, populationCubes, supplyCubes } from './counted.ru.ts';
import { namesRu } from './names.ru.ts';
import { capital, counted, grouped, joined, roman } from './words.ts';

/** «автоматизируйте производство еды» */
export const kindGenitive: Readonly<Record<Kind, string>> = { food: 'еды', ore: 'металла' };
/** The decks of systems, as they are called in Russian. */
export const deckLetter: Readonly<Record<SystemDeck, string>> = { A: 'А', B: 'В' };

const GUILD: Readonly<Record<string, string>> = namesRu.guilds;
const TIMES = ['', '', ' (дважды)', ' (трижды)'];

const levelsOf = (all: StepOf<'research'>['levels']): string =>
  joined(
    all.map((level) => roman(level)),
    'или',
  );

/** Optional things are called so; what they cost is paid beforehand. */
const infinitive = (optional: true | undefined, price: number | undefined, s: Speaker): string => {
  const paid = price === undefined ? '' : `заплатить ${ore(price, s)} и `;
  return optional ? `можете ${paid}` : paid;
};

function research(step: StepOf<'research'>, s: Speaker): string {
  const { levels: of, cube, open, perLevel, optional, price } = step;
  const used = cube === 'supply' ? 'кубик снабжения (если их нет — кубик населения)' : '1 кубик населения';
  const found = open ? 'уже открытую технологию' : 'технологию';
  const level =
    perLevel === undefined
      ? ''
      : `, доплатив по ${counted(perLevel, forms('металлу', 'металла', 'металла'), s)} за каждый её уровень`;
  const verb = optional ? `${infinitive(optional, price, s)}использовать` : 'используйте';
  return `${verb} ${used}, чтобы исследовать ${found} уровня ${levelsOf(of)}${level}`;
}

function build({ from, level, n, place, optional }: StepOf<'build'>, s: Speaker): string {
  const what = from === 'supply' ? supplyCubes(n, s) : populationCubes(n, s);
  const into = n === 1 ? `корабль ${level}-го уровня` : `корабли ${level}-го уровня`;
  const where = place === 'DEEP' ? 'в глубоком космосе' : 'в Солнечной системе или на своей верфи';
  return `${optional ? 'можете превратить' : 'превратите'} ${what} в ${into} ${where}`;
}

function colonise({ minus, optional, price }: StepOf<'colonise'>, s: Speaker): string {
  const weaker = minus === undefined ? '' : `; требуемая сила меньше на ${minus} (но не ниже 1)`;
  const verb = optional ? `${infinitive(optional, price, s)}колонизировать` : 'колонизируйте';
  return `${verb} систему${weaker}`;
}

function copy({ filter, minus, mayCopy = [] }: StepOf<'copy'>, s: Speaker): string {
  const cheaper = minus === 0 ? 'за его цену' : `на ${ore(minus, s)} дешевле`;
  const through = mayCopy.map((guild) => `; годится и «${GUILD[guild] ?? guild}»`).join('');
  const what = {
    own: 'действие любой своей технологии',
    research: 'любое действие в игре, в котором есть исследование, своё или чужое',
    any: 'любое действие в игре, своё или чужое',
  }[filter];
  return `выполните ${what}, даже если ячейка занята, ${cheaper}${through}`;
}

function automate({ kind, n }: StepOf<'automate'>): string {
  const what = kind === 'any' ? 'еды или металла' : kindGenitive[kind];
  const clause = `автоматизируйте производство ${what}`;
  return n === 1 ? clause : `${clause} (дисков: ${n}, каждый на выбор)`;
}

/** What a step does, as a clause that tells a player to do it. */
function stepRu(step: Step, s: Speaker): string {
  switch (step.do) {
    case 'ore':
      return `получите ${ore(step.n, s)}`;
    case 'orePer':
      return `получите по 1 металлу за каждый свой аванпост, но не больше ${step.max}`;
    case 'pop':
      return `превратите ${supplyCubes(step.n, s)} ${step.anyColumn ? 'из любых столбцов ' : ''}в население`;
    case 'shiftSupply':
      return `переложите ${supplyCubes(step.n, s)} из крайнего правого столбца в столбец А`;
    case 'growth':
      return 'проведите рост населения';
    case 'produce':
      return 'произведите металл';
    case 'trade':
      return 'обменяйте ресурсы, как в фазе производства';
    case 'automate':
      return automate(step);
    case 'build':
      return build(step, s);
    case 'upgrade':
      return step.ships === 1
        ? `улучшите 1 корабль на ${levels(step.by, s)}`
        : `улучшите до ${step.ships} кораблей на ${levels(step.by, s)} каждый`;
    case 'jump':
      return step.plunder === undefined
        ? `прыжок на ${step.n}`
        : `прыжок на ${step.n} и по ${ore(step.plunder, s)} за каждое место, которое вы им взяли под контроль`;
    case 'colonise':
      return colonise(step, s);
    case 'research':
      return research(step, s);
    case 'private':
      return `возьмите 2 технологии уровня ${roman(step.level)} и оставьте одну как личную`;
    case 'settle':
      return `возьмите ${counted(step.draw, forms('систему', 'системы', 'систем'), s)} типа ${deckLetter[step.deck]} и сделайте одну своей колонией, с 1 диском производства и бонусом`;
    case 'copy':
      return copy(step, s);
    case 'choice':
      return choice(step.options, s);
    case 'takeLinked':
      return 'возьмите систему возле этой карты как колонию без дисков, с её бонусом';
    case 'discardEvent':
      return 'сбросьте эту карту';
    case 'pawnAside':
      return 'поставьте фишку возле начальной технологии';
  }
}

/** Steps in their order, as one clause. */
export const stepsRu = (steps: readonly Step[], s: Speaker): string =>
  grouped(steps.map((step) => stepRu(step, s)))
    .map(({ text, n }) => `${text}${TIMES[n] ?? ''}`)
    .join(', затем ');

const costRu = (cost: Cost, s: Speaker): string =>
  [
    ...(cost.ore ? [`за ${ore(cost.ore, s)}`] : []),
    ...(cost.pop
      ? [`за возврат ${counted(cost.pop, forms('кубика', 'кубиков', 'кубиков'), s)} населения`]
      : []),
  ].join(' и ');

/** Cost, then effect (4.10): «за 1 металл: прыжок на 1». */
export function actionRu({ cost, steps }: Action, s: Speaker): string {
  const paid = costRu(cost, s);
  return paid === '' ? stepsRu(steps, s) : `${paid}: ${stepsRu(steps, s)}`;
}

/** Goes on after a word: «Действие за 1 металл: прыжок на 1», «Действие: прыжок на 1». */
export const headedActionRu = (head: string, action: Action, s: Speaker): string =>
  `${head}${costRu(action.cost, s) === '' ? ':' : ''} ${actionRu(action, s)}`;

/** Ways of doing an action are called by letters; what is as short as a resource is not. */
export const optionLetter: Readonly<Record<ActionOption['label'], string>> = {
  A: 'А',
  B: 'Б',
  ore: '',
  pop: '',
};

function choice(options: readonly ActionOption[], s: Speaker): string {
  const isLettered = options.some(({ label }) => optionLetter[label] !== '');
  return isLettered
    ? options.map((option) => headedActionRu(optionLetter[option.label], option, s)).join('; или ')
    : options.map((option) => actionRu(option, s)).join(' или ');
}

/** What lasts as long as somebody owns the card. */
export const lastingRu = ({ orePlus, tradeOre, push }: Lasting, s: Speaker): readonly string[] => [
  ...(orePlus ? [`ваше производство металла даёт на ${orePlus} больше`] : []),
  ...(tradeOre ? [`при обмене кубик населения стоит вам ${ore(tradeOre, s)}`] : []),
  ...(push ? ['можете выбрать занятую ячейку; чужая фишка встаёт возле поля и потом ходит как обычно'] : []),
];

/** Clauses as sentences. */
export const sentencesRu = (clauses: readonly string[]): string =>
  clauses.map((clause) => `${capital(clause)}.`).join(' ');
