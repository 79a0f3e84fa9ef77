import type { Speaker, Texts } from '#core/message.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { componentName, placeName, planetName, systemName, unitName, unitTitle } from '../names/naming.ts';
import type { CombatLexicon } from './lexicon.ts';

const ROLLS = {
  combat: 'Бросок боя',
  barrage: 'Заградительный огонь',
  cannon: 'Космическая пушка',
  bombardment: 'Бомбардировка',
  ability: 'Способность',
};
const HITS = {
  combat: 'в бою',
  barrage: 'от заградительного огня',
  cannon: 'от космической пушки',
  bombardment: 'от бомбардировки',
  ability: 'от способности',
};
const hits = { one: 'попадание', few: 'попадания', many: 'попаданий', other: 'попадания' };
const ships = {
  one: 'корабль, кроме истребителей',
  few: 'корабля, кроме истребителей',
  many: 'кораблей, кроме истребителей',
  other: 'корабля, кроме истребителей',
};

interface Group {
  readonly unit: UnitType;
  readonly hitOn: number;
  readonly bonus: number;
  readonly results: readonly number[];
}

const signed = (bonus: number) => (bonus > 0 ? `+${bonus}` : `−${-bonus}`);
const spoken = (groups: readonly Group[], speaker: Speaker) =>
  groups
    .map(
      ({ unit, hitOn, bonus, results }) =>
        `${unitName(speaker, unit)} (${hitOn}+${bonus === 0 ? '' : `, к броску ${signed(bonus)}`}) ${results.join(', ')}`,
    )
    .join('; ');

export const combat: Texts<CombatLexicon> = {
  'fact.battle': ({ kind, at, attacker, defender }, speaker) =>
    `${kind === 'space' ? 'Космический бой' : 'Наземный бой'}, ${placeName(speaker, at)}: атакует ${speaker.seat(attacker)}, защищается ${speaker.seat(defender)}.`,
  'fact.combatRound': ({ round }) => `Раунд боя ${round}.`,
  'fact.rolled': ({ seat, kind, groups }, speaker) =>
    `${ROLLS[kind]}, ${speaker.seat(seat)}: ${spoken(groups, speaker)}.`,
  'fact.rerolled': ({ seat, component, groups }, speaker) =>
    `${speaker.seat(seat)} перебрасывает кубики (${componentName(speaker, component)}): ${spoken(groups, speaker)}.`,
  'fact.hits': ({ seat, count }, speaker) =>
    count === 0
      ? `${speaker.seat(seat)}: ни одного попадания.`
      : `${speaker.seat(seat)}: ${count} ${speaker.plural(count, hits)}.`,
  'fact.retreatAnnounced': ({ seat }, speaker) => `${speaker.seat(seat)} объявляет отступление.`,
  'fact.retreated': ({ seat, from, to }, speaker) =>
    `${speaker.seat(seat)} уходит из системы ${systemName(speaker, from)} в систему ${systemName(speaker, to)}.`,
  'fact.battleOver': ({ kind, at, winner }, speaker) => {
    const what = `${kind === 'space' ? 'космическом бою' : 'наземном бою'}, ${placeName(speaker, at)}`;
    return winner === null ? `Ничья в ${what}.` : `${speaker.seat(winner)} побеждает в ${what}.`;
  },
  'ask.sustain': ({ hits: count, at, kind }, speaker) =>
    `${count} ${speaker.plural(count, hits)} ${HITS[kind]}, ${placeName(speaker, at)}. Какие отряды поглотят урон?`,
  'ask.losses': ({ hits: count, heavy, at, kind }, speaker) =>
    `${count} ${speaker.plural(count, hits)} ${HITS[kind]}, ${placeName(speaker, at)}. Какие отряды вы теряете?${
      heavy > 0 ? ` Не меньше: ${heavy} ${speaker.plural(heavy, ships)}.` : ''
    }`,
  'ask.retreat': ({ system, round, to, behind }, speaker) =>
    `Раунд ${round}, бой в системе ${systemName(speaker, system)}: объявляете отступление? В конце раунда можно уйти: ${to.map((one) => systemName(speaker, one)).join(', ')}; там ляжет ваш жетон приказа${behind === 0 ? '' : `. Сейчас без места на борту: ${behind}`}.`,
  'ask.retreatTo': () => 'Куда отступают ваши корабли?',
  'ask.retreatCargo': ({ count }) => `Мест на борту: ${count}. Кого вы забираете с собой?`,
  'ask.spaceCannon': ({ at }, speaker) => `Стреляет ли ваша космическая пушка, ${placeName(speaker, at)}?`,
  'ask.cannonShare': ({ at }, speaker) => `Какие отряды стреляют, ${placeName(speaker, at)}?`,
  'ask.fireOrders': () =>
    'Что делать вашим космическим пушкам? По тем, кого вы не назовёте, они стреляют; где ваших кораблей для боя нет, вас спросят. Никто другой об этом не узнает.',
  'ask.bombard': ({ planet }, speaker) => `Бомбардируете планету ${planetName(speaker, planet)}?`,
  'ask.bombardment': ({ system }, speaker) =>
    `Какие отряды какую планету бомбардируют, ${systemName(speaker, system)}?`,
  'ask.extraDie': () => 'По какой планете вы бросаете дополнительный кубик?',
  'option.units': ({ unit }, speaker) => unitTitle(speaker, unit),
  'option.ranks': ({ unit, damaged }, speaker) =>
    damaged === 0 ? unitTitle(speaker, unit) : `${unitTitle(speaker, unit)} (из них повреждено: ${damaged})`,
  'option.stay': () => 'Остаться и сражаться',
  'option.retreat': () => 'Объявить отступление',
  'option.haven': ({ system }, speaker) => systemName(speaker, system),
  'option.fireAt': ({ seat }, speaker) => `Стрелять, цель: ${speaker.seat(seat)}`,
  'option.fireSome': ({ seat }, speaker) => `Стрелять не всеми отрядами, цель: ${speaker.seat(seat)}`,
  'option.bombardSome': ({ planet }, speaker) =>
    `Бомбардировать не всеми отрядами: ${planetName(speaker, planet)}`,
  'option.fireOrder': ({ against, order }, speaker) => {
    const name = speaker.seat(against);
    if (order === 'hold') return `Не стрелять, цель: ${name}`;
    return order === 'ask' ? `Сначала спросить, цель: ${name}` : `Стрелять без вопросов, цель: ${name}`;
  },
  'no.twoFireOrders': ({ seat }, speaker) => `${speaker.seat(seat)}: приказ может быть только один.`,
  'option.holdFire': () => 'Не стрелять',
  'option.bombard': ({ planet }, speaker) => `Бомбардировать планету ${planetName(speaker, planet)}`,
  'option.bomber': ({ unit, planet }, speaker) =>
    `${unitName(speaker, unit)} → ${planetName(speaker, planet)}`,
  'no.heavyFirst': ({ count }, speaker) =>
    `Этими попаданиями нужно уничтожить не меньше: ${count} ${speaker.plural(count, ships)}.`,
  'no.bomberTwice': ({ unit }, speaker) =>
    `Каждый отряд бомбардирует только одну планету: ${unitName(speaker, unit)}.`,
};
