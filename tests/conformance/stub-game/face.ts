import type { Presentation } from '#core/game.ts';
import { msg, RULES } from './text/lexicon.ts';
import type { View } from './view.ts';

const topic = (id: 'oil' | 'lamp') => msg(`topic.${id}`, {});

/** How Lighthouses speaks of itself. */
export const face: Presentation<View> = {
  title: msg('game.title', {}),
  status: ({ round, rounds, store, seats }) => [
    msg('status.table', { round, rounds, store }),
    ...seats.map(({ lamps, oil }, seat) => msg('status.seat', { seat, lamps: [...lamps], oil })),
  ],
  hand: () => [],
  topics: [
    { id: 'oil', label: topic('oil') },
    { id: 'lamp', label: topic('lamp'), answers: () => [{ id: 'leave', label: msg('option.leave', {}) }] },
  ],
  topic: (id) => topic(id as 'oil' | 'lamp'),
  settings: [
    {
      id: 'rounds',
      label: msg('setting.rounds', {}),
      values: [8, 5, 12].map((count) => ({
        id: `${count}`,
        label: msg('setting.rounds.value', { count }),
        about: msg('setting.rounds.about', { count }),
        sets: { rounds: count },
      })),
    },
  ],
  cards: [],
  rules: RULES.map((rule) => ({
    id: rule,
    name: msg('rule.name', { rule }),
    text: msg('rule.text', { rule }),
  })),
  guide: {
    standing: ({ round, rounds, store }) => msg('status.table', { round, rounds, store }),
    decidedBy: ({ turn, seats }) =>
      seats.flatMap(({ lamps, oil }, seat) =>
        seat === turn ? [msg('status.seat', { seat, lamps: [...lamps], oil })] : [],
      ),
    handSize: () => 0,
    deed: () => null,
    declines: ({ key }) => key === 'option.leave',
    reason: () => null,
    rulesOf: (id) => (id === 'oil' ? ['3'] : ['2']),
    coach: [{ id: 'lamp', topics: ['lamp'], line: msg('rule.text', { rule: '2' }) }],
  },
};
