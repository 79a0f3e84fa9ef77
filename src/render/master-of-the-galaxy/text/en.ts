import type { Texts } from '#core/message.ts';
import type { PictureLexicon, Sign, Stage } from './lexicon.ts';

const STAGE: Readonly<Record<Stage, string>> = {
  setup: 'Set-up',
  receive: 'Phase 1: receive cubes',
  distribute: 'Phase 2: place cubes',
  rewards: 'Phase 2: rewards',
  cards: 'Phase 3: cards',
};
const DECK = {
  leader: 'Leaders',
  conflict: 'Conflicts',
  government: 'Governments',
  expansion: 'Expansion',
  commerce: 'Commerce',
  progress: 'Progress',
  race: 'Races',
};
const SIGN: Readonly<Record<Sign, string>> = {
  base: 'bases in a system',
  prepared: 'prepared base',
  spent: 'used-up planet',
  route: 'route, its owner, its way',
  conflict: 'conflict, described below',
  loss: 'loss cell: cube to the bank',
  hole: 'black hole',
  blue: 'symbol of a start system',
  green: 'symbol: hold both systems',
  red: 'symbol: hold only one of two',
  bag: 'cubes in the bag',
  starts: 'start systems held (2 win)',
  skip: 'turns to skip',
  works: 'development that works',
  programme: 'programme of the race',
  steal: 'theft of a cube',
  crown: 'leads the conflict',
  truce: 'offers to end the conflict',
  destroy: 'wins: bases are destroyed',
  prize: 'wins: a card taken, discarded',
};
const ids = (systems: readonly string[]) => systems.map((id) => id.toUpperCase()).join(' ');

export const en: Texts<PictureLexicon> = {
  stage: ({ stage }) => STAGE[stage],
  drawn: () => 'drawn',
  extra: ({ count }) => `+${count} extra ${count === 1 ? 'turn' : 'turns'}`,
  bank: () => 'Bank',
  decks: () => 'Decks and their top cards',
  deck: ({ deck }) => DECK[deck],
  offered: () => 'On offer',
  legend: () => 'Legend',
  holdings: () => 'Systems and routes',
  neutral: () => 'neutral',
  ownBag: () => 'Your bag',
  you: () => 'you',
  symbol: ({ symbol }) => symbol,
  sign: ({ sign }) => SIGN[sign],
  altTurn: ({ seat, stage }, { seat: who }) => `${who(seat)} to move. ${STAGE[stage]}.`,
  altSeat: (a, { seat: who, list }) => {
    const held = Object.entries(a.symbols).filter(([, count]) => count > 0);
    return `${who(a.seat)}: ${a.bases} of 9 bases${a.systems.length > 0 ? ` (${ids(a.systems)})` : ''}, bag ${a.bag}, cards ${a.cards}${
      held.length > 0 ? `, symbols: ${list(held.map(([symbol, count]) => `${count} ${symbol}`))}` : ''
    }${a.skips > 0 ? `, turns to skip: ${a.skips}` : ''}.`;
  },
  altConflict: (a, { seat: who }) =>
    `${a.name} on ${a.track.toUpperCase()}, red ${a.red} : blue ${a.blue}${a.leader === null ? '' : `, ${who(a.leader)} leads`}.`,
  altCards: ({ names }, { list }) => `Cards: ${list(names)}.`,
  altSystems: ({ names }, { list }) => `Systems: ${list(names)}.`,
  altRoute: ({ from, to, colour, cubes }, { plural }) =>
    `Route ${from} → ${to}: ${cubes} ${colour} ${plural(cubes, { one: 'cube', other: 'cubes' })}.`,
  altHoles: ({ systems }) => `Black holes: ${ids(systems)}.`,
};
