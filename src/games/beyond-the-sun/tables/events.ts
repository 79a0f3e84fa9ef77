import type { GuildId } from './guilds.ts';
import type { Action, Cost, Step, SystemDeck } from './vocabulary.ts';

/** Every event card, level II before III (1.1). */
export const EVENTS = [
  'tyler-lee',
  'maya-chaturvedi',
  'bumper-harvest',
  'asteroid-rush',
  'guest-scholars',
  'shipyard-drill',
  'brain-drain',
  'solar-regatta',
  'border-dispute',
  'founders-prize',
  'kc-24x',
  'ono',
  'ship-museum',
  'dyson-sphere',
  'universal-enlightenment',
  'rogue-star',
  'galactic-exposition',
  'android-uprising',
  'hall-of-sciences',
  'grand-fleet-review',
] as const;
export type EventId = (typeof EVENTS)[number];

/** An event card as it is printed (14.7). */
export interface EventRow {
  readonly level: 2 | 3;
  /** In every game (2.2). */
  readonly mandatory?: true;
  /** The guild that it uncovers (14.12). */
  readonly guild?: GuildId;
  /** Whom the steps befall; all who tie are meant. */
  readonly who: 'all' | 'fewestTechs' | 'strongestSol' | 'none';
  /** How choices are made: all at once and hidden, or one faction after the other. */
  readonly ask?: 'sealed' | 'inTurn';
  readonly steps: readonly Step[];
  readonly arrow?: 'red' | 'white';
  /** The card that it lies beside (22.13): the stronger system of the B slots, one of its own, or a fifth one on the board. */
  readonly link?: 'systemB' | 'ownSystem' | 'extraSystem';
  /** The decks of which its own system is taken, in this order. */
  readonly linkDeck?: readonly SystemDeck[];
  readonly strengthPlus?: number;
  readonly vp?: number;
  /** Who takes the card as soon as they fulfil this. */
  readonly claim?: 'threeLevelIII';
  /** Who scores it at the end. */
  readonly endVp?: 'mostTechs' | 'mostStrength';
  /** Ships that each faction may lay on it for good (22.7), and their points by level. */
  readonly museum?: {
    readonly maxShips: number;
    readonly vpByShipLevel: Readonly<Record<1 | 2 | 3 | 4, number>>;
  };
  /** Each faction pays one of these; who can pay none pays the ore it has. */
  readonly uprising?: { readonly choose: readonly Cost[]; readonly oreUpTo: number };
  /** An action space on the card itself. */
  readonly action?: Action;
}

export const events: Readonly<Record<EventId, EventRow>> = {
  'tyler-lee': { level: 2, mandatory: true, guild: 'academy', who: 'none', steps: [] },
  'maya-chaturvedi': { level: 2, mandatory: true, guild: 'terraformers', who: 'none', steps: [] },
  'bumper-harvest': { level: 2, who: 'all', steps: [{ do: 'pop', n: 1 }] },
  'asteroid-rush': { level: 2, who: 'all', steps: [{ do: 'ore', n: 2 }] },
  'guest-scholars': {
    level: 2,
    who: 'all',
    ask: 'sealed',
    steps: [
      {
        do: 'choice',
        options: [
          { label: 'ore', cost: {}, steps: [{ do: 'ore', n: 2 }] },
          { label: 'pop', cost: {}, steps: [{ do: 'pop', n: 1 }] },
        ],
      },
    ],
  },
  'shipyard-drill': { level: 2, who: 'all', ask: 'sealed', steps: [{ do: 'upgrade', ships: 1, by: 1 }] },
  'brain-drain': {
    level: 2,
    who: 'fewestTechs',
    steps: [
      { do: 'pop', n: 1 },
      { do: 'ore', n: 1 },
    ],
  },
  'solar-regatta': { level: 2, who: 'strongestSol', steps: [{ do: 'ore', n: 2 }] },
  'border-dispute': {
    level: 2,
    who: 'none',
    steps: [],
    arrow: 'red',
    link: 'systemB',
    strengthPlus: 1,
    vp: 2,
  },
  'founders-prize': { level: 2, who: 'none', steps: [], vp: 2, claim: 'threeLevelIII' },
  'kc-24x': { level: 3, mandatory: true, guild: 'technocrats', who: 'none', steps: [] },
  ono: { level: 3, mandatory: true, guild: 'transcendents', who: 'none', steps: [] },
  'ship-museum': {
    level: 3,
    who: 'none',
    ask: 'sealed',
    steps: [],
    museum: { maxShips: 2, vpByShipLevel: { 1: 1, 2: 1, 3: 2, 4: 2 } },
  },
  'dyson-sphere': {
    level: 3,
    who: 'none',
    steps: [],
    arrow: 'white',
    link: 'ownSystem',
    linkDeck: ['B', 'A'],
    action: { cost: { ore: 7 }, steps: [{ do: 'takeLinked' }, { do: 'discardEvent' }, { do: 'pawnAside' }] },
  },
  'universal-enlightenment': {
    level: 3,
    who: 'all',
    ask: 'inTurn',
    steps: [{ do: 'research', levels: [1, 2, 3], open: true, optional: true }],
  },
  'rogue-star': {
    level: 3,
    who: 'none',
    steps: [],
    arrow: 'white',
    link: 'extraSystem',
    linkDeck: ['A', 'B'],
  },
  'galactic-exposition': { level: 3, who: 'all', steps: [{ do: 'orePer', what: 'outposts', max: 3 }] },
  'android-uprising': {
    level: 3,
    who: 'all',
    ask: 'sealed',
    steps: [],
    uprising: { choose: [{ pop: 1 }, { ore: 2 }], oreUpTo: 2 },
  },
  'hall-of-sciences': { level: 3, who: 'none', steps: [], vp: 2, endVp: 'mostTechs' },
  'grand-fleet-review': { level: 3, who: 'none', steps: [], vp: 2, endVp: 'mostStrength' },
};
