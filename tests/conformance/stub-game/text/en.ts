import type { Speaker, Texts } from '#core/message.ts';
import type { Lexicon } from './lexicon.ts';

const casksOf = (count: number, say: Speaker) =>
  `${count} ${say.plural(count, { one: 'cask', other: 'casks' })}`;

const RULES = {
  1: ['Turn', 'Whoever is at turn rolls a die.'],
  2: [
    'Lamps',
    'A die lights a dark lamp; numbers never fall from left to right. A die that is left brings a cask.',
  ],
  3: ['Oil', 'Each cask of oil spent raises the die by one.'],
} as const;

export const en: Texts<Lexicon> = {
  'game.title': () => 'Lighthouses',
  'fact.rolled': ({ seat, die }, say) => `${say.seat(seat)} rolls ${die}.`,
  'fact.raised': ({ seat, casks, die }, say) =>
    `${say.seat(seat)} spends ${casksOf(casks, say)}: the die shows ${die}.`,
  'fact.lit': ({ seat, lamp, die }, say) => `${say.seat(seat)} lights lamp ${lamp} with ${die}.`,
  'fact.left': ({ seat, casks }, say) =>
    `${say.seat(seat)} leaves the die${casks > 0 ? ` and takes ${casksOf(casks, say)}` : ''}.`,
  'fact.over': () => 'The night is over.',
  'ask.oil': ({ die }) => `The die shows ${die}. How much oil raises it?`,
  'ask.lamp': ({ die }) => `Which lamp is lit with ${die}?`,
  'option.lamp': ({ lamp }) => `Lamp ${lamp}`,
  'option.leave': () => 'Leave it and take oil',
  'no.lit': () => 'This lamp is lit already.',
  'no.order': () => 'Numbers never fall from left to right.',
  'topic.oil': () => 'oil for the die',
  'topic.lamp': () => 'a lamp to light',
  'status.table': ({ round, rounds, store }, say) =>
    `Round ${round} of ${rounds}; ${casksOf(store, say)} in the store.`,
  'status.seat': ({ seat, lamps, oil }, say) =>
    `${say.seat(seat)}: ${lamps.map((lamp) => lamp ?? '·').join(' ')}, ${casksOf(oil, say)}`,
  'setting.rounds': () => 'Rounds',
  'setting.rounds.value': ({ count }) => `${count} rounds`,
  'setting.rounds.about': ({ count }) => `Everybody rolls ${count} times`,
  'rule.name': ({ rule }) => RULES[rule][0],
  'rule.text': ({ rule }) => RULES[rule][1],
};
