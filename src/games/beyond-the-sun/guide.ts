import type { Guide } from '#core/guide.ts';
import type { Message } from '#core/message.ts';
import type { Choice } from '#core/question.ts';
import { achievements } from './tables/achievements.ts';
import { COLUMNS } from './tables/vocabulary.ts';
import type { CoachId, Standing } from './text/guide.ts';
import { msg } from './text/lexicon.ts';
import type { TopicId } from './text/questions.ts';
import type { RuleId } from './text/rule-ids.ts';
import type { PlaceId, SeatView, SystemPlace, View } from './view.ts';

const RULES: Readonly<Record<TopicId, readonly [RuleId, ...RuleId[]]>> = {
  action: ['4.1', '4.3', '4.7'],
  copy: ['22.2', '22.3'],
  slot: ['14.2', '14.3', '14.6'],
  type: ['14.8', '14.9'],
  card: ['14.10', '14.11', '15.1'],
  private: ['22.12', '8.4'],
  automate: ['16.1', '8.6'],
  columns: ['12.1', '13.5'],
  build: ['17.1', '12.3'],
  upgrade: ['18.1', '18.2', '19.17'],
  jump: ['19.1', '19.2', '19.10'],
  colonise: ['20.2', '20.3', '20.5'],
  disc: ['19.11', '20.7'],
  bonuses: ['19.14', '19.16'],
  settle: ['20.8', '22.4'],
  production: ['5.1', '5.2', '5.4'],
  trade: ['5.6', '5.7', '5.8', '5.9'],
  achievement: ['6.6', '6.2', '7.1'],
  'event-choice': ['14.7', '12.1'],
  drill: ['18.1', '19.4'],
  decommission: ['22.7', '19.4'],
  uprising: ['14.7', '13.2'],
  'open-research': ['14.5', '14.13'],
};

const ownOf = ({ viewer, seats }: View): SeatView | null =>
  viewer === 'table' ? null : (seats[viewer] ?? null);

const stock = ({ ore, pop, supply, growth, oreProduction }: SeatView): Message =>
  msg('guide.stock', {
    ore,
    pop,
    supply: COLUMNS.reduce((sum, column) => sum + supply[column], 0),
    growth: growth.filter((column) => supply[column] > 0),
    production: oreProduction,
  });

/** How far the reader is with every achievement that they can still gain. */
function progress({ viewer, achievements: all }: View): Message {
  const open = all.filter(({ discs }) => viewer === 'table' || !discs.includes(viewer));
  return msg('guide.achievements', {
    achievements: open.map(({ id, have, next }) => ({
      achievement: id,
      have: viewer === 'table' ? 0 : (have[viewer] ?? 0),
      need: achievements[id].test.n,
      vp: next,
    })),
  });
}

/** Who is how strong where there is something to take. */
function standings({ places, systems }: View): Message {
  const found = (Object.keys(places) as PlaceId[]).flatMap((place): Standing[] => {
    const there = places[place];
    if (!there || there.spec.length === 0) return [];
    const strengths = there.strength.map((strength, seat) => ({ seat, strength }));
    return [
      {
        place,
        system: systems[place as SystemPlace] ?? null,
        required: there.required,
        controller: there.controller,
        strengths: strengths.filter(({ strength }) => strength > 0),
      },
    ];
  });
  return msg('guide.places', { places: found });
}

const discs = ({ food, oreDiscs, automation }: SeatView): Message =>
  msg('guide.discs', { food, ore: oreDiscs, automation: automation.length });

/** Ships are decided by who is how strong where, discs by the tracks, actions by stocks and achievements. */
function decidedBy(view: View, topic: string): readonly Message[] {
  const own = ownOf(view);
  if (own === null) return [];
  switch (topic as TopicId) {
    case 'action':
    case 'copy':
      return [stock(own), progress(view)];
    case 'achievement':
      return [progress(view)];
    case 'build':
    case 'upgrade':
    case 'jump':
    case 'colonise':
    case 'drill':
    case 'decommission':
      return [standings(view)];
    case 'disc':
    case 'automate':
      return [discs(own)];
    default:
      return [stock(own)];
  }
}

/** Coach lines as a first game brings them up. */
const COACHED: readonly [CoachId, readonly TopicId[], ((view: View) => boolean)?][] = [
  ['action', ['action']],
  ['slot', ['slot']],
  ['card', ['card']],
  ['jump', ['jump']],
  ['production', ['production']],
  ['disc', ['disc', 'automate']],
  ['colonise', ['colonise']],
  ['guild', ['action'], ({ guilds }) => guilds.length > 0],
  ['event', ['event-choice', 'drill', 'decommission', 'uprising', 'open-research']],
  ['achievement', ['action', 'achievement'], ({ discs: taken }) => taken > 0],
];

/** What an answer does that is a number of ships or exchanges. */
function deed(topic: string, choice: Choice): Message | null {
  if (!Array.isArray(choice)) return null;
  const n = choice.length;
  switch (topic as TopicId) {
    case 'jump':
      return msg('deed.ships', { ships: n });
    case 'trade':
      return msg('deed.exchanges', { exchanges: n });
    case 'build':
      return msg('deed.builds', { ships: n });
    case 'upgrade':
      return msg('deed.upgrades', { ships: n });
    case 'decommission':
      return msg('deed.gives', { ships: n });
    default:
      return null;
  }
}

/** Help for whoever plays Beyond the Sun. */
export const guide: Guide<View> = {
  standing: ({ round, lastRound, discs: taken, discsToEnd }) =>
    msg('guide.standing', { round, last: round === lastRound, discs: taken, of: discsToEnd }),
  decidedBy,
  handSize: () => 0,
  deed,
  declines: ({ key }) => key === 'option.no',
  reason: () => msg('reason.plan', {}),
  rulesOf: (topic) => RULES[topic as TopicId] ?? [],
  coach: COACHED.map(([id, topics, when]) => ({
    id,
    topics,
    line: msg(`coach.${id}`, {}),
    ...(when && { when }),
  })),
};
