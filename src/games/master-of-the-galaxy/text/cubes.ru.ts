import type { Speaker, Texts } from '#core/message.ts';
import type { PoliticsKind, Resource, SupremacySymbol } from '../content/kinds.ts';
import type { CubesLexicon, Gain } from './cubes.ts';

const COLOUR: Readonly<Record<Resource, readonly [one: string, more: string]>> = {
  red: ['красный', 'красных'],
  blue: ['синий', 'синих'],
  yellow: ['жёлтый', 'жёлтых'],
  green: ['зелёный', 'зелёных'],
  black: ['чёрный', 'чёрных'],
};
const COMES: Readonly<Record<PoliticsKind, string>> = {
  leader: 'придёт лидер',
  conflict: 'придёт конфликт',
  government: 'придёт правительство',
};
const SYMBOL: Readonly<Record<SupremacySymbol, string>> = {
  cultural: 'культурное',
  economic: 'экономическое',
  diplomatic: 'дипломатическое',
  scientific: 'научное',
  military: 'военное',
};

function coloured(count: number, cube: Resource, { plural }: Speaker): string {
  const [one, more] = COLOUR[cube];
  return `${count} ${plural(count, { one, few: more, many: more, other: more })}`;
}

const tally = (all: readonly Resource[], s: Speaker) =>
  s.list([...new Set(all)].map((kind) => coloured(all.filter((cube) => cube === kind).length, kind, s)));

function gained(gain: Gain, s: Speaker): string {
  switch (gain.kind) {
    case 'cubes':
      return gain.count === 0 ? 'в банке таких не осталось' : `+${coloured(gain.count, gain.colour, s)}`;
    case 'politics':
      return `заработает, и ${COMES[gain.card]}`;
    case 'symbols':
      return `+${s.list(gain.symbols.map((symbol) => SYMBOL[symbol]))}`;
    case 'won':
      return 'победа';
  }
}

const cubes = (count: number, { plural }: Speaker) =>
  `${count} ${plural(count, { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' })}`;

const THEN = { end: ', закончить ход', return: ', остальное в мешок' } as const;

export const cubesRu: Texts<CubesLexicon> = {
  'ask.cubes': (a, s) => `У вас ${tally(a.cubes, s)}. Куда их поставить?`,
  'group.put': ({ cube, left }) =>
    `${COLOUR[cube][0]} кубик · ${left === 0 ? 'завершает' : `потом ещё ${left}`}`,
  'option.endAfter': () => 'И закончить ход',
  'sum.cubes': ({ completes, left, wins }, s) => {
    const done = completes.map(
      ({ project, gain }) => `**${s.say(project)}**${gain === null ? '' : ` (${gained(gain, s)})`}`,
    );
    return [
      ...(done.length > 0 ? [`✅ Завершено: ${s.list(done)}.`] : []),
      ...(wins === null ? [] : [`⚑ На этом игра окончена, победитель: ${s.seat(wins)}.`]),
      ...(left.length === 0 ? [] : [`На руках ещё ${tally(left, s)}.`]),
    ].join('\n');
  },
  'deed.cubes': ({ placed, cancelled, closing }, s) => {
    const then = closing === null ? '' : THEN[closing];
    if (placed === 0) return `${cancelled === 0 ? 'Разместить' : `Отменить: ${cancelled}`}${then}`;
    return `Разместить ${cubes(placed, s)}${cancelled === 0 ? '' : `, отменить: ${cancelled}`}${then}`;
  },
  'refuse.noCube': ({ cube }) => `На руках больше нет кубиков этого цвета: ${COLOUR[cube][0]}.`,
  'refuse.noCell': ({ cube }) => `Для такого кубика (${COLOUR[cube][0]}) свободных клеток там больше нет.`,
  'changed.limit': () =>
    'ход больше не заканчивается с лишней картой, даже если она пришла по мирному договору',
  'changed.cubes': () => 'все кубики хода можно разместить одним ответом и им же закончить ход',
};
