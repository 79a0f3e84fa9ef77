import type { Texts } from '#core/message.ts';
import { names, systemNames } from './names.en.ts';
import type { RepairsLexicon } from './repairs.ts';

const system = (id: keyof typeof systemNames) => `${systemNames[id]} (${id.toUpperCase()})`;

const DECKS = {
  leader: 'leaders',
  conflict: 'conflicts',
  government: 'governments',
  expansion: 'expansion cards',
  commerce: 'commerce cards',
  progress: 'progress cards',
  race: 'races',
};

export const repairsEn: Texts<RepairsLexicon> = {
  'mend.kind.bases': () => 'Bases',
  'mend.kind.planets': () => 'Planets',
  'mend.kind.cubes': () => 'Cubes in the bag',
  'mend.kind.cards': () => 'Cards',
  'mend.kind.turn': () => 'Turns',
  'mend.seat': ({ seat }, speaker) => speaker.seat(seat),
  'mend.there': () => 'there',
  'mend.place': (a) => system(a.system),
  'mend.bases': (a, { seat }) => `${seat(a.seat)} · bases · ${system(a.system)}`,
  'mend.planet': (a) => `${system(a.system)} · planet ${a.number}`,
  'mend.cube': (a) => `${a.colour} cube`,
  'mend.spent': () => 'used up',
  'mend.empty': () => 'empty',
  'mend.intoBag': (a, { seat }) => `${seat(a.seat)} · ${a.colour} cubes from the bank into the bag`,
  'mend.outOfBag': (a, { seat }) => `${seat(a.seat)} · cubes out of the bag into the bank, at random`,
  'mend.card': (a, { seat }) => `${seat(a.seat)} · ${names[a.card].name}`,
  'mend.buried': () => 'under its deck; its cubes into the bag, a base into the reserve',
  'mend.top': (a, { seat }) => `${seat(a.seat)} · takes the top card of the ${DECKS[a.deck]}`,
  'mend.noCard': () => 'no card',
  'mend.named': (a) => names[a.card].name,
  'mend.turn': () => 'Whose turn it is',
  'mend.skips': (a, { seat }) => `${seat(a.seat)} · turns to skip`,
};
