import type { Plural, Texts } from '#core/message.ts';
import type { Ability, AchievementId, ScoreSource, TechnologyId } from '#games/beyond-the-sun/view.ts';
import type { Figure, PictureLexicon, SignId } from './lexicon.ts';

const SIGN: Readonly<Record<SignId, string>> = {
  atOnce: 'at once, when researched',
  lasting: 'lasts for good',
  cost: 'cost, paid first',
  optional: 'may be left out',
  research: 'research, with population',
  supply: 'supply cube instead',
  people: 'supply to population',
  growth: 'population growth',
  produce: 'ore production',
  trade: 'trade',
  automate: 'automate such a disc',
  build: 'population to ship 2',
  upgrade: 'a ship, level +1',
  jump: 'jump 2',
  colonise: 'colonise a system',
  control: 'on taking control',
  strength: 'strength to colonise',
  copy: 'an action of other cards',
  private: '2 cards, 1 is kept',
  reachable: 'can be researched now',
};

const POINTS: Plural = { one: 'point', other: 'points' };
const CUBES: Plural = { one: 'population, a cube', other: 'population, a cube each' };

const ABILITY: Readonly<Record<Ability['rule'], string>> = {
  threeTrades: 'After 3 exchanges or more in your production phase: 1 ore and 1 population from the left.',
  growthPop: 'Each population growth also brings the leftmost supply cube.',
  researchOre: 'Each technology researched or received: 1 ore.',
  lastDisc: 'Once, when a track is emptied: 3 ore and 2 population from the left.',
  colonyPop: 'Each new colony first brings 1 population from the left.',
  coloniseMinus: 'Colonising takes you 1 strength less, at least 1.',
  jumpPlus: 'Each of your jumps has 1 point more.',
  controlOre: 'Each control you take: 1 ore.',
};

const SOURCE: Readonly<Record<ScoreSource, string>> = {
  technologies: 'technologies I–III',
  levelFour: 'technologies IIII',
  automation: 'automation',
  colonies: 'colonies',
  outposts: 'outposts',
  strongest: 'Sol and Deep Space',
  events: 'events',
  achievements: 'achievements',
};

const CONDITION: Readonly<Record<AchievementId, string>> = {
  transcendence: 'a technology of level IIII',
  empire: '4 colonies',
  automatons: 'automation level 6',
  hegemony: 'control of 4 systems or shipyards',
  polymaths: '2 technologies of each type',
  prosperity: '11 discs off the tracks',
  specialisation: '4 symbols of food, or 4 of ore',
  scholars: '10 technologies',
  frontier: '2 colonies from deck B',
  armada: 'total strength 10',
};

const LEVEL = { 2: 'II', 3: 'III', 4: 'IIII' } as const;

const FACTION = {
  'united-nations': 'United Nations',
  'nishida-ostergaard': 'Nishida–Østergaard',
  disciples: 'Disciples',
  'free-belt': 'Free Belt',
} as const;

const FIGURE: Readonly<Record<Figure, string>> = {
  ore: 'Ore',
  population: 'Population',
  growth: 'Population growth',
  oreProduction: 'Ore production',
  strength: 'Strength of all ships',
  technologies: 'Technologies',
  colonies: 'Colonies',
  automation: 'Automation level',
  discs: 'Discs left on the tracks',
};

/** Names too long for the overview of the tree. */
const SHORT: Readonly<Partial<Record<TechnologyId, string>>> = {
  'spacetime-anomaly-studies': 'Spacetime Studies',
  'deep-space-megastructures': 'Megastructures',
  'parallel-universe-generator': 'Universe Generator',
};

const PHASE = {
  action: 'Action phase',
  production: 'Production phase',
  achievement: 'Achievement phase',
  over: '',
} as const;

export const en: Texts<PictureLexicon> = {
  kindLetter: ({ kind }) => (kind === 'food' ? 'F' : 'O'),
  perLevel: () => '/ level',
  openOnly: () => 'open',
  inDeepSpace: () => 'Deep Space',
  copied: ({ filter }) => ({ own: 'own', research: 'research', any: 'any' })[filter],
  deck: ({ deck }) => deck,
  covered: () => 'under an event',
  closed: () => 'closed',
  over: () => 'The game is over',
  turn: ({ name }) => `${name} to move`,
  phase: ({ phase }) => PHASE[phase],
  round: ({ round }) => `Round ${round}`,
  lastRound: ({ isNow }) => (isNow ? 'Last round' : 'One more round to come'),
  discsToEnd: ({ discs, of }) => `Achievements ${discs} of ${of}`,
  needs: ({ n, of }) => `needs ${n} of ${of} lines`,
  faction: ({ faction }) => FACTION[faction],
  row: ({ level, cards }) => `Tableau ${LEVEL[level]}: ${cards}`,
  drawn: ({ name, cards }) => `${name} chooses: ${cards}`,
  canBuild: ({ name }) => `${name} can build here`,
  nobodyStrongest: () => 'to the strongest',
  strongest: ({ names }, { list }) => `strongest: ${list(names)}`,
  emptySlot: ({ place }) => `${place}: no cards left`,
  systemsLeft: ({ A, B }) => `Cards left: systems A ${A}, systems B ${B}`,
  explorationLegend: () =>
    'Each line is one jump. A ship bears its level; on the right is the strength of a fleet. Flag: on taking control. Planet: on colonising. A green frame: whoever controls it is strong enough to colonise.',
  stock: () => 'Ore, population, total strength',
  nextProduction: () => 'Production would give',
  growthGives: ({ n, columns }, { list, plural }) =>
    n === 0
      ? 'no population: the columns that grow are empty'
      : `${n} ${plural(n, CUBES)} of ${list(columns)}`,
  oreGives: ({ n }) => `${n} ore`,
  supply: () => 'Supply: green columns grow',
  track: ({ kind }) =>
    kind === 'food'
      ? 'Food discs leave from the left: a column more grows'
      : 'Ore discs leave from the left: 1 ore more',
  automation: ({ level, vp }, { plural }) => `Automation level ${level}: ${vp} ${plural(vp, POINTS)}`,
  colonies: ({ n, vp }, { plural }) => `Colonies ${n}: ${vp} ${plural(vp, POINTS)}`,
  privateTechnologies: () => 'Private technologies',
  none: () => 'none yet',
  abilities: () => 'Abilities',
  basicMat: () => 'the basic mat has none',
  unlocked: () => 'in force',
  unlockedBy: ({ by, spent }) => {
    if (spent) return 'has come';
    if ('automation' in by) return `from automation level ${by.automation}`;
    return 'colonies' in by ? `from colony ${by.colonies}` : 'when a track is empty';
  },
  ability: ({ rule }) => ABILITY[rule],
  scoreNow: ({ total }, { plural }) => `${total} ${plural(total, POINTS)} so far`,
  source: ({ source }) => SOURCE[source],
  itsTurn: ({ phase }) => PHASE[phase].toLowerCase(),
  technologyCount: ({ n }, { plural }) => `${n} ${plural(n, { one: 'technology', other: 'technologies' })}`,
  condition: ({ id }) => CONDITION[id],
  shortName: ({ technology, name }) => SHORT[technology] ?? name,
  figure: ({ figure }) => FIGURE[figure],
  total: () => 'Points',
  part: ({ part }) => (part === 'technologies' ? 'Technology board' : 'Exploration board'),
  page: ({ page }) => (page === 'summary' ? 'How it went' : 'Everybody beside each other'),
  altSeat: ({ name, faction, vp, ore, pop, growth, oreProduction }, { plural }) =>
    `${name}, ${faction}: ${vp} ${plural(vp, POINTS)}, ${ore} ore, ${pop} population; growth +${growth}, ore production +${oreProduction}.`,
  altReachable: ({ name, slots }, { list }) => `${name} has what leads to ${list(slots)}.`,
  altPlace: ({ place, required, vp, controller, strengths }, { plural }) =>
    [
      place,
      ...(required === null ? [] : [`strength ${required} to colonise`]),
      ...(vp === null ? [] : [`${vp} ${plural(vp, POINTS)}`]),
      ...(controller === null ? [] : [`controlled by ${controller}`]),
      ...(strengths.length === 0 ? [] : [`ships: ${strengths.join(', ')}`]),
    ]
      .join('; ')
      .concat('.'),
  sign: ({ sign }) => SIGN[sign],
};
