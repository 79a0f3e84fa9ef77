import type { Guide } from '#core/guide.ts';
import type { Message } from '#core/message.ts';
import { countOf } from './rules/counts.ts';
import { layoutOf } from './sheets/layout.ts';
import type { Player } from './state.ts';
import { objectives } from './tables/objectives.ts';
import type { CoachId } from './text/guide.ts';
import { msg } from './text/lexicon.ts';
import type { TopicId } from './text/questions.ts';
import type { RuleId } from './text/rule-ids.ts';
import type { View } from './view.ts';

const RULES: Readonly<Record<TopicId, readonly [RuleId, ...RuleId[]]>> = {
  faction: ['2.2', '19.1'],
  'set-up': ['2.2', '24.1'],
  sheet: ['5.1', '5.8'],
  card: ['5.1', '3.5', '3.6'],
  event: ['24.1', '24.3'],
  dice: ['5.3', '3.5', '18.3'],
  council: ['14.2', '24.3'],
  vote: ['14.3', '14.5'],
  votes: ['14.3', '14.7'],
  outcome: ['14.5', '24.1'],
  strength: ['12.8', '20.1'],
  won: ['12.9', '24.3'],
};

const ownOf = ({ viewer, seats }: View): Player | null =>
  viewer === 'table' ? null : (seats[viewer]?.own ?? null);

function stock(own: Player): Message {
  const { goods, votes } = own.industry;
  return msg('guide.stock', {
    goods: goods.gained - goods.spent,
    votes: votes.gained - votes.spent,
    kept: own.kept.filter(({ spent }) => !spent).map(({ asset }) => asset),
    relics: own.relics.filter(({ played }) => !played).length,
  });
}

function progress({ viewer, variants, objectives: inPlay }: View, own: Player): Message {
  const sheets = viewer === 'table' ? undefined : variants[viewer];
  const layout = sheets && layoutOf(sheets);
  return msg('guide.objectives', {
    objectives: inPlay.map(({ id, first }) => {
      const { need } = objectives[id];
      const have = layout ? countOf({ layout }, own, need) : 0;
      return { objective: id, have, need: need.n, isTaken: first !== null };
    }),
  });
}

/** Marks are decided by what is kept and how far the objectives are; votes by what is kept. */
function decidedBy(view: View, topic: string): readonly Message[] {
  const own = ownOf(view);
  if (own === null || view.phase === 'set-up') return [];
  return topic === 'sheet' || topic === 'card' || topic === 'dice'
    ? [stock(own), progress(view, own)]
    : [stock(own)];
}

/** Coach lines as a first game brings them up. */
const COACHED: readonly [CoachId, readonly TopicId[], ((view: View) => boolean)?][] = [
  ['faction', ['faction']],
  ['sheet', ['sheet']],
  ['card', ['card']],
  ['dice', ['dice']],
  ['planet', ['card', 'dice'], (view) => ownOf(view)?.active === 'navigation'],
  ['industry', ['card', 'dice'], (view) => ownOf(view)?.active === 'industry'],
  ['warfare', ['card', 'dice'], (view) => ownOf(view)?.active === 'warfare'],
  ['relic', ['card', 'dice'], (view) => ownOf(view)?.active === 'navigation'],
  ['vote', ['vote']],
  ['objectives', ['sheet'], ({ round }) => round > 3],
];

const MARKING: readonly string[] = ['set-up', 'card', 'event', 'dice', 'council', 'outcome', 'won'];

const DECLINING: readonly string[] = ['option.abstain', 'option.noStrength', 'pick.noMore', 'pick.enough'];

/** Help for whoever plays Twilight Inscription. */
export const guide: Guide<View> = {
  standing: ({ round, rounds, event }) => msg('guide.standing', { round, rounds, event }),
  decidedBy,
  handSize: (view) => ownOf(view)?.relics.filter(({ played }) => !played).length ?? 0,
  deed(topic, choice) {
    if (MARKING.includes(topic))
      return Array.isArray(choice) ? msg('deed.marks', { marks: choice.length }) : null;
    return topic === 'votes' && typeof choice === 'number' ? msg('deed.votes', { votes: choice }) : null;
  },
  declines: ({ key }) => DECLINING.includes(key),
  reason: () => msg('reason.plan', {}),
  rulesOf: (topic) => RULES[topic as TopicId] ?? [],
  coach: COACHED.map(([id, topics, when]) => ({
    id,
    topics,
    line: msg(`coach.${id}`, {}),
    ...(when && { when }),
  })),
};
