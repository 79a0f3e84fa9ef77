import type { Guide } from '#core/guide.ts';
import { supplyOf } from './rules/mats.ts';
import { msg } from './text/lexicon.ts';
import type { TopicId } from './text/questions.ts';
import type { RuleId } from './text/rule-ids.ts';
import type { View } from './view.ts';

const RULES: Readonly<Record<TopicId, readonly [RuleId, ...RuleId[]]>> = {
  action: ['4', '9'],
  copy: ['22'],
  slot: ['14'],
  type: ['14', '15'],
  card: ['14'],
  private: ['22'],
  automate: ['16'],
  columns: ['12', '13'],
  build: ['17', '12'],
  upgrade: ['18'],
  jump: ['19'],
  colonise: ['20'],
  disc: ['19', '20'],
  bonuses: ['19'],
  settle: ['20', '22'],
  production: ['5'],
  trade: ['5'],
  achievement: ['6'],
  'event-choice': ['14'],
  drill: ['18'],
  decommission: ['22'],
  uprising: ['13'],
  'open-research': ['14'],
};

/** Help for whoever plays Beyond the Sun. */
export const guide: Guide<View> = {
  standing: ({ round, discs, discsToEnd }) => msg('guide.standing', { round, discs, of: discsToEnd }),
  decidedBy({ viewer, seats }) {
    const own = viewer === 'table' ? undefined : seats[viewer];
    return own ? [msg('guide.stock', { ore: own.ore, pop: own.pop, supply: supplyOf(own) })] : [];
  },
  handSize: () => 0,
  deed: () => null,
  declines: ({ key }) => key === 'option.no',
  reason: () => msg('reason.plan', {}),
  rulesOf: (topic) => RULES[topic as TopicId] ?? [],
  coach: [],
};
