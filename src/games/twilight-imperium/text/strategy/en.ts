import type { Speaker, Texts } from '#core/message.ts';
import { initiativeOf } from '../../tables/strategy-cards.ts';
import { namesIn, planetName, systemName } from '../names/naming.ts';
import type { StrategyLexicon } from './lexicon.ts';

const agendas = { one: 'agenda', other: 'agendas' };
const planets = { one: 'planet', other: 'planets' };
const tokens = { one: 'strategy token', other: 'strategy tokens' };
const resources = { one: 'resource', other: 'resources' };
const goods = { one: 'trade good', other: 'trade goods' };

const costsOf = (
  { tokens: count, resources: price }: { tokens: number; resources: number },
  speaker: Speaker,
): string[] => [
  ...(count > 0 ? [`${count} ${speaker.plural(count, tokens)}`] : []),
  ...(price > 0 ? [`${price} ${speaker.plural(price, resources)}`] : []),
];

/** What following would bring. */
const SECONDARIES = {
  leadership: 'Command tokens for 3 influence each.',
  diplomacy: 'Up to 2 exhausted planets are readied.',
  politics: '2 action cards.',
  construction: 'A PDS or a space dock on a planet of yours; your token goes to its system.',
  trade: 'Your commodities are replenished.',
  warfare: 'One space dock in your home system produces.',
  technology: 'A technology.',
  imperial: 'A secret objective.',
};

export const strategy: Texts<StrategyLexicon> = {
  'fact.round': ({ round }) => `Round ${round} begins.`,
  'fact.turn': ({ seat }, speaker) => `It is the turn of ${speaker.seat(seat)}.`,
  'fact.passed': ({ seat }, speaker) => `${speaker.seat(seat)} passes for this round.`,
  'fact.strategyChosen': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} takes the strategy card ${namesIn(speaker).strategyCards[card]}.`,
  'fact.bonusRaised': ({ cards }, speaker) => {
    const names = speaker.list(cards.map((card) => namesIn(speaker).strategyCards[card]));
    return `A trade good is placed on each card that nobody took: ${names}.`;
  },
  'fact.strategic': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} plays ${namesIn(speaker).strategyCards[card]}.`,
  'fact.secondary': ({ seat, card, decision }, speaker) => {
    const name = namesIn(speaker).strategyCards[card];
    if (decision === 'decline') return `${speaker.seat(seat)} does not follow ${name}.`;
    return decision === 'free'
      ? `${speaker.seat(seat)} uses the secondary of ${name} free of charge.`
      : `${speaker.seat(seat)} follows ${name}.`;
  },
  'fact.speaker': ({ seat }, speaker) => `${speaker.seat(seat)} is the speaker now.`,
  'fact.lookedAtAgendas': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} looks at the top ${count} ${speaker.plural(count, agendas)}.`,
  'fact.agendasSeen': ({ agendas: seen }, speaker) =>
    `On top of the agenda deck: ${speaker.list(seen.map((id) => namesIn(speaker).agendas[id]))}.`,
  'fact.agendasArranged': ({ seat, top, bottom }, speaker) =>
    `${speaker.seat(seat)} puts ${top} on top of the agenda deck and ${bottom} under it.`,
  'ask.action': () => 'Your turn. What do you do?',
  'ask.strategyCard': () =>
    'Choose a strategy card for this round.\nIts number is your initiative: the lowest goes first.',
  'ask.secondary': ({ card, ...cost }, speaker) => {
    const costs = costsOf(cost, speaker);
    const price = costs.length === 0 ? '' : ` It costs ${speaker.list(costs)}.`;
    return `Do you use the secondary ability of ${namesIn(speaker).strategyCards[card]}? ${SECONDARIES[card]}${price}`;
  },
  'ask.leadership': ({ price }) => `How many command tokens do you buy for ${price} influence each?`,
  'ask.diplomacy': () =>
    'Which system do you close to the others? Up to two of your planets there are readied.',
  'ask.ready': ({ count }, speaker) => `Ready up to ${count} ${speaker.plural(count, planets)}.`,
  'ask.speaker': () => 'Who becomes the speaker?',
  'ask.agendaOrder': () => 'Where do the agendas go? The first one named is drawn first.',
  'ask.construction': () => 'In which system do you build? Your strategy token goes there.',
  'ask.trade': () => 'Who replenishes commodities free of charge? Whoever you choose does so at once.',
  'ask.warfare': () => 'From which system do you take a command token back?',
  'ask.researchMore': () => 'Do you research a second technology?',
  'group.component': () => 'Component actions',
  'option.tactical': () => 'Tactical action',
  'option.strategic': ({ card }, speaker) => `Strategic action: ${namesIn(speaker).strategyCards[card]}`,
  'option.pass': () => 'Pass for this round',
  'option.endTurn': () => 'End the turn',
  'option.strategyCard': ({ card, goods: count }, speaker) => {
    const name = `${initiativeOf(card)} ${namesIn(speaker).strategyCards[card]}`;
    return count === 0 ? name : `${name} +${count} ${speaker.plural(count, goods)}`;
  },
  'option.follow': (cost, speaker) => {
    const costs = costsOf(cost, speaker);
    return costs.length === 0 ? 'Yes' : `Yes, for ${speaker.list(costs)}`;
  },
  'option.followFirst': () => 'Yes; I choose what for afterwards',
  'group.follow': (cost, speaker) => `for ${speaker.list(costsOf(cost, speaker))}`,
  'option.decline': () => 'No',
  'option.tablePays': () => 'The table pays for you',
  'option.buyTokens': ({ price, ...pools }, speaker) => {
    const shares = (['tactic', 'fleet', 'strategy'] as const).filter((pool) => pools[pool] > 0);
    return `${price} influence: ${speaker.list(shares.map((pool) => `+${pools[pool]} ${pool}`))}`;
  },
  'option.readied': ({ planets: some }, speaker) =>
    `Ready ${speaker.list(some.map((planet) => planetName(speaker, planet)))}`,
  'option.planet': ({ planet }, speaker) => planetName(speaker, planet),
  'option.system': ({ system }, speaker) => systemName(speaker, system),
  'option.seat': ({ seat }, speaker) => speaker.seat(seat),
  'option.arrangement': ({ top, bottom }, speaker) => {
    const named = (ids: typeof top) => ids.map((id) => namesIn(speaker).agendas[id]).join(', then ');
    if (bottom.length === 0) return `On top: ${named(top)}`;
    return top.length === 0
      ? `Under the deck: ${named(bottom)}`
      : `On top: ${named(top)}; under: ${named(bottom)}`;
  },
  'option.researchMore': ({ price }, speaker) =>
    price === 0 ? 'Yes, free of charge' : `Yes, for ${price} ${speaker.plural(price, resources)}`,
  'no.tacticToken': () => 'There is no command token in your tactic pool.',
  'no.systemLeft': () => 'Every system already holds a command token of yours.',
  'no.passYet': () => 'You have a strategy card that you have not used yet.',
};
