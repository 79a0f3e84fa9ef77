import type { Guide } from '#core/guide.ts';
import type { Message } from '#core/message.ts';
import type { Choice } from '#core/question.ts';
import { SYMBOLS } from './content/kinds.ts';
import { DISCS, SYMBOLS_TO_WIN } from './rules/rulings.ts';
import type { CoachId } from './text/guide.ts';
import { msg, type TopicId } from './text/lexicon.ts';
import type { RuleId } from './text/rule-ids.ts';
import type { SeatView, View } from './view.ts';

const RULES: Readonly<Record<TopicId, readonly [RuleId, ...RuleId[]]>> = {
  corner: ['2.7', '2.5'],
  race: ['2.11', '3'],
  sift: ['17', '6.2'],
  distribute: ['7', '8', '9'],
  reward: ['7.14', '11'],
  deck: ['12.3', '3'],
  lifted: ['3', '12'],
  search: ['3.5'],
  steal: ['16', '16.2'],
  plunder: ['18.9'],
  raid: ['18.9', '16.2'],
  resources: ['18.16', '1.5'],
  conquer: ['18.18', '11'],
  seize: ['18.13'],
  strip: ['18.13'],
  cards: ['20', '3.7'],
  lay: ['20.2', '18'],
  stall: ['21.2'],
  collapse: ['4', '4.3'],
  ignite: ['4.6'],
  foundation: ['10', '17'],
  recover: ['7.9', '17'],
  truce: ['19.2'],
};

/** The symbol a seat has most of, and how many. */
function best({ symbols }: SeatView) {
  const [symbol = null] = [...SYMBOLS].sort((a, b) => symbols[b] - symbols[a]);
  const count = symbol === null ? 0 : symbols[symbol];
  return { symbol: count > 0 ? symbol : null, symbols: count };
}

const position = (own: SeatView) =>
  msg('guide.position', { bases: own.bases, discs: DISCS, ...best(own), needed: SYMBOLS_TO_WIN });

const bag = (own: SeatView) => (own.bag === null ? [] : [msg('hand.bag', { bag: own.bag })]);

/** Cubes are placed by what is still in the bag; everything else by how near victory is. */
function decidedBy({ viewer, seats, ready }: View, topic: string): readonly Message[] {
  const own = viewer === 'table' ? undefined : seats[viewer];
  if (own === undefined || !ready) return [];
  if (topic === 'distribute' || topic === 'sift') return [...bag(own), position(own)];
  return topic === 'cards'
    ? [msg('guide.cards', { cards: own.cards.length }), position(own)]
    : [position(own)];
}

/** Coach lines as a first game brings them up. */
const COACHED: readonly [CoachId, readonly TopicId[], ((view: View) => boolean)?][] = [
  ['race', ['race', 'lifted'], ({ ready }) => !ready],
  ['cubes', ['distribute']],
  ['route', ['distribute']],
  ['black', ['distribute'], ({ turn }) => turn.drawn.includes('black')],
  ['rest', ['distribute']],
  ['base', ['reward']],
  ['cards', ['deck', 'lay']],
  ['lifted', ['lifted'], ({ ready }) => ready],
  ['works', ['distribute'], (view) => isSeated(view, ({ cards }) => cards.length > 1)],
  ['win', ['cards', 'conquer']],
];

function isSeated({ viewer, seats }: View, holds: (own: SeatView) => boolean): boolean {
  const own = viewer === 'table' ? undefined : seats[viewer];
  return own !== undefined && holds(own);
}

const countOf = (choice: Choice) =>
  Array.isArray(choice)
    ? choice.length
    : typeof choice === 'object'
      ? Object.values(choice).reduce((sum: number, amount: number) => sum + amount, 0)
      : 1;

/** Cubes that are placed, and projects that are cancelled, by the ids of these steps. */
function cubesDeed(choice: Choice): Message | null {
  if (!Array.isArray(choice)) return msg('deed.place', { count: countOf(choice) });
  const ids: readonly string[] = choice;
  const cancelled = ids.filter((id) => /^(cancel|amnesty)>/.test(id)).length;
  const placed = ids.filter((id) => id.includes('>')).length - cancelled;
  const [closing, ...others] = ids.filter((id) => !id.includes('>'));
  if (closing === undefined) return msg('deed.cubes', { placed, cancelled, closing: null });
  // What is said about a conflict has its own words.
  return (closing === 'end' || closing === 'return') && others.length === 0
    ? msg('deed.cubes', { placed, cancelled, closing })
    : null;
}

const DEEDS: Readonly<Partial<Record<TopicId, (choice: Choice) => Message | null>>> = {
  distribute: cubesDeed,
  resources: () => msg('deed.take', {}),
  cards: (choice) => msg('deed.discard', { count: countOf(choice) }),
};

const REASONS: Readonly<Partial<Record<TopicId, Message>>> = {
  race: msg('reason.race', {}),
  distribute: msg('reason.distribute', {}),
  lifted: msg('reason.card', {}),
  deck: msg('reason.card', {}),
};

const DECLINING: readonly string[] = [
  'core.pass',
  'option.nothing',
  'option.endTurn',
  'option.returnRest',
  'option.keepBases',
  'option.leaveNeutral',
  'option.back',
];

/** Help for whoever plays Master of the Galaxy. */
export const guide: Guide<View> = {
  standing({ viewer, seats, ready }) {
    const own = viewer === 'table' ? undefined : seats[viewer];
    return own === undefined ? null : msg('guide.standing', { turn: ready ? own.turns : 0 });
  },
  decidedBy,
  // Cards lie open, and a bag is no hand.
  handSize: () => 0,
  deed: (topic, choice) => DEEDS[topic as TopicId]?.(choice) ?? null,
  declines: ({ key }) => DECLINING.includes(key),
  reason: (topic) => REASONS[topic as TopicId] ?? null,
  rulesOf: (topic) => RULES[topic as TopicId] ?? [],
  coach: COACHED.map(([id, topics, when]) => ({
    id,
    topics,
    line: msg(`coach.${id}`, {}),
    ...(when && { when }),
  })),
};
