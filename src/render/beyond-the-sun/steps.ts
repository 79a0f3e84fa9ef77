import type { Action, Cost, Step } from '#games/beyond-the-sun/view.ts';
import { theme } from '../theme.ts';
import { kindColours, signColours } from './palette.ts';
import type { Words } from './say.ts';
import {
  becomes,
  colonySign,
  cubeSign,
  discSign,
  framed,
  iconSign,
  joined,
  jumpSign,
  oreSign,
  personSign,
  type Sign,
  shipSign,
  written,
} from './sign.ts';

type StepOf<D extends Step['do']> = Extract<Step, { readonly do: D }>;

const ROMAN = ['', 'I', 'II', 'III', 'IIII'] as const;
export const roman = (level: number): string => ROMAN[level] ?? `${level}`;

const GAIN = theme.good;
/** On taking control, and what is controlled. */
export const controlSign = iconSign('truce', theme.dim, 0.8);
const strong = (text: string, colour: string = theme.ink) => written(text, { colour });
const times = (n: number): readonly Sign[] => (n > 1 ? [strong(`${n}×`)] : []);

/** What is paid, in a frame of its own; nothing where nothing is. */
function costSigns({ ore = 0, pop = 0 }: Cost): readonly Sign[] {
  if (ore === 0 && pop === 0) return [];
  const paid = [
    ...(ore > 0 ? [oreSign(`${ore}`)] : []),
    ...(pop > 0 ? [strong(`${pop}`), personSign()] : []),
  ];
  return [framed(joined(paid), { edge: signColours.costEdge, fill: signColours.cost })];
}

/** With what it is researched, and what: the levels are in a frame of their own. */
function researchSigns(step: StepOf<'research'>, say: Words): readonly Sign[] {
  const { levels, cube, open, perLevel } = step;
  const ends = [levels[0] ?? 1, levels.at(-1) ?? 1];
  const which = [...new Set(ends)].map(roman).join('–');
  return [
    framed(
      joined([
        cube === 'supply' ? cubeSign : personSign(),
        becomes,
        iconSign('scientific', signColours.research, 0.8),
        strong(which),
      ]),
      { edge: signColours.research, fill: theme.raised },
    ),
    ...(perLevel ? [joined([oreSign(`${perLevel}`), strong(say.label('perLevel', {}))])] : []),
    ...(open ? [strong(say.label('openOnly', {}), theme.dim)] : []),
  ];
}

function automateSign({ kind, n }: StepOf<'automate'>, say: Words): Sign {
  const disc = (one: 'food' | 'ore') => discSign(kindColours[one], say.label('kindLetter', { kind: one }));
  return joined([
    ...times(n),
    iconSign('cog', signColours.automate, 0.86),
    ...(kind === 'any' ? [disc('food'), strong('/'), disc('ore')] : [disc(kind)]),
  ]);
}

function buildSign({ from, level, n, place }: StepOf<'build'>, say: Words): Sign {
  return joined([
    ...times(n),
    from === 'supply' ? cubeSign : personSign(),
    becomes,
    shipSign(`${level}`),
    ...(place ? [strong(say.label('inDeepSpace', {}), theme.dim)] : []),
  ]);
}

function copySigns({ filter, minus }: StepOf<'copy'>, say: Words): readonly Sign[] {
  return [
    joined([
      iconSign('copies', theme.ink, 0.9),
      written(say.label('copied', { filter }), { colour: theme.ink, size: 0.6 }),
    ]),
    ...(minus > 0 ? [oreSign(`−${minus}`)] : []),
  ];
}

/** A step in signs; an optional one is not framed here. */
function signsOf(step: Step, say: Words): readonly Sign[] {
  switch (step.do) {
    case 'ore':
      return [oreSign(`+${step.n}`)];
    case 'orePer':
      return [joined([oreSign('+1'), strong('×'), controlSign, strong(`≤${step.max}`)])];
    case 'pop':
      return [
        joined([
          strong(`+${step.n}`, GAIN),
          personSign(GAIN),
          ...(step.anyColumn ? [strong('A–E', theme.dim)] : []),
        ]),
      ];
    case 'shiftSupply':
      return [joined([...times(step.n), cubeSign, becomes, strong('A')])];
    case 'growth':
      return [iconSign('sprout', GAIN, 0.9)];
    case 'produce':
      return [iconSign('pickaxe', signColours.ore, 0.9)];
    case 'trade':
      return [iconSign('exchange', theme.ink, 0.9)];
    case 'automate':
      return [automateSign(step, say)];
    case 'build':
      return [buildSign(step, say)];
    case 'upgrade':
      return [joined([...times(step.ships), shipSign(''), strong(`+${step.by}`)], 0.02)];
    case 'jump':
      return [
        jumpSign(`${step.n}`),
        ...(step.plunder ? [joined([controlSign, oreSign(`+${step.plunder}`)])] : []),
      ];
    case 'colonise':
      return [
        joined([
          colonySign,
          ...(step.minus ? [iconSign('conflict', signColours.strength, 0.7), strong(`−${step.minus}`)] : []),
        ]),
      ];
    case 'research':
      return researchSigns(step, say);
    case 'private':
      return [
        joined([
          strong('2'),
          becomes,
          iconSign('scientific', signColours.research, 0.8),
          strong(roman(step.level)),
        ]),
      ];
    case 'settle':
      return [joined([strong(`${step.draw}${say.label('deck', { deck: step.deck })}`), becomes, colonySign])];
    case 'copy':
      return copySigns(step, say);
    case 'takeLinked':
      return [colonySign];
    default:
      return [];
  }
}

/** A step that may be left out is framed, with what it costs; equal ones in a row are counted. */
function rowSigns(steps: readonly Step[], say: Words): readonly Sign[] {
  const rows: { step: Step; n: number }[] = [];
  for (const step of steps) {
    const last = rows.at(-1);
    if (last && JSON.stringify(last.step) === JSON.stringify(step)) last.n++;
    else rows.push({ step, n: 1 });
  }
  return rows.flatMap(({ step, n }) => {
    const signs = signsOf(step, say);
    if (!('optional' in step && step.optional)) return signs;
    const price = 'price' in step && step.price ? costSigns({ ore: step.price }) : [];
    return [
      joined([...times(n), framed(joined([...price, ...signs], 0.16), { edge: theme.faint, dash: [5, 4] })]),
    ];
  });
}

/** What steps do, in signs. */
export const stepSigns = (steps: readonly Step[], say: Words): readonly Sign[] =>
  rowSigns(
    steps.filter(({ do: done }) => done !== 'choice'),
    say,
  );

/** The ways of an action, each in signs: its cost, then what it does. */
export function actionSigns({ cost, steps }: Action, say: Words): readonly (readonly Sign[])[] {
  const choices = steps.flatMap((step) => (step.do === 'choice' ? step.options : []));
  if (choices.length === 0) return [[...costSigns(cost), ...stepSigns(steps, say)]];
  return choices.map((option) => [
    discSign(theme.dim, option.label),
    ...costSigns(option.cost),
    ...stepSigns(option.steps, say),
  ]);
}
