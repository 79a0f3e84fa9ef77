import type { Speaker, Texts } from '#core/message.ts';
import type { Lexicon } from './lexicon.ts';

const casksOf = (count: number, say: Speaker) =>
  `${count} ${say.plural(count, { one: 'бочонок', few: 'бочонка', many: 'бочонков', other: 'бочонка' })}`;

const RULES = {
  1: ['Ход', 'Тот, чей ход, бросает кость.'],
  2: [
    'Лампы',
    'Костью зажигают тёмную лампу; слева направо числа не убывают. Оставленная кость приносит бочонок.',
  ],
  3: ['Масло', 'Каждый потраченный бочонок масла поднимает кость на единицу.'],
} as const;

export const ru: Texts<Lexicon> = {
  'game.title': () => 'Маяки',
  'fact.rolled': ({ seat, die }, say) => `${say.seat(seat)}: на кости ${die}.`,
  'fact.raised': ({ seat, casks, die }, say) =>
    `${say.seat(seat)}: потрачено ${casksOf(casks, say)}, на кости ${die}.`,
  'fact.lit': ({ seat, lamp, die }, say) => `${say.seat(seat)}: лампа ${lamp} зажжена числом ${die}.`,
  'fact.left': ({ seat, casks }, say) =>
    `${say.seat(seat)}: кость оставлена${casks > 0 ? `, получено ${casksOf(casks, say)}` : ''}.`,
  'fact.over': () => 'Ночь закончилась.',
  'ask.oil': ({ die }) => `На кости ${die}. Сколько масла её поднимет?`,
  'ask.lamp': ({ die }) => `Какую лампу зажечь числом ${die}?`,
  'option.lamp': ({ lamp }) => `Лампа ${lamp}`,
  'option.leave': () => 'Оставить и взять масло',
  'no.lit': () => 'Эта лампа уже горит.',
  'no.order': () => 'Слева направо числа не убывают.',
  'topic.oil': () => 'масло для кости',
  'topic.lamp': () => 'лампу',
  'status.table': ({ round, rounds, store }, say) =>
    `Раунд ${round} из ${rounds}; в запасе ${casksOf(store, say)}.`,
  'status.seat': ({ seat, lamps, oil }, say) =>
    `${say.seat(seat)}: ${lamps.map((lamp) => lamp ?? '·').join(' ')}, ${casksOf(oil, say)}`,
  'setting.rounds': () => 'Раунды',
  'setting.rounds.value': ({ count }, say) =>
    `${count} ${say.plural(count, { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' })}`,
  'setting.rounds.about': ({ count }, say) =>
    `Каждый бросает кость ${count} ${say.plural(count, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })}`,
  'rule.name': ({ rule }) => RULES[rule][0],
  'rule.text': ({ rule }) => RULES[rule][1],
};
