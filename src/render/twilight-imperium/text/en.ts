import type { Texts } from '#core/message.ts';
import type { Change, Column, PictureLexicon, Sign } from './lexicon.ts';
import { summaryEn } from './summary/en.ts';

const PHASES = {
  factions: 'set-up: factions',
  board: 'set-up: the board',
  secrets: 'set-up: secret objectives',
  strategy: 'strategy phase',
  turn: 'action phase',
  status: 'status phase',
  agenda: 'agenda phase',
  over: 'the game is over',
};
const ANOMALIES = {
  'asteroid-field': 'Asteroid field',
  nebula: 'Nebula',
  supernova: 'Supernova',
  'gravity-rift': 'Gravity rift',
};
const TRAITS = { cultural: 'cultural', hazardous: 'hazardous', industrial: 'industrial' };
const SPECIALTIES = { green: 'biotic', red: 'warfare', blue: 'propulsion', yellow: 'cybernetic' };
const SIGNS: Readonly<Record<Sign, string>> = {
  worth: 'resources, influence',
  control: 'who controls it',
  exhausted: 'exhausted',
  attached: 'attached law',
  number: 'number of the system',
  home: 'home system',
  token: 'command token',
  active: 'active system',
  battle: 'battle',
  damaged: 'so many are damaged',
  custodians: 'custodians token',
  anomaly: 'anomaly',
};
const COLUMNS: Readonly<Record<Column, string>> = {
  left: 'left',
  cost: 'cost',
  combat: 'combat',
  move: 'move',
  capacity: 'capacity',
};
const CHANGES: Readonly<Record<Change, string>> = {
  moved: 'moved, how many',
  fought: 'battle and winner',
  taken: 'planet taken',
  built: 'units built',
  put: 'new command token',
};
const technologies = { one: 'technology', other: 'technologies' };
const planets = { one: 'planet', other: 'planets' };
const secrets = { one: 'secret', other: 'secrets' };
const cards = { one: 'action card', other: 'action cards' };
const notes = { one: 'note', other: 'notes' };
const goods = { one: 'trade good', other: 'trade goods' };

export const en: Texts<PictureLexicon> = {
  ...summaryEn,
  game: () => 'Twilight Imperium',
  round: ({ round, phase }) => (round === 0 ? PHASES[phase] : `Round ${round} · ${PHASES[phase]}`),
  roundOnly: ({ round }) => `Round ${round}`,
  phase: ({ phase }) => PHASES[phase],
  setUp: () => 'Set-up',
  turn: ({ name }) => `Turn: ${name}`,
  toMove: () => 'to move',
  voting: () => 'is being voted on',
  planetCount: ({ count }, speaker) => `${count} ${speaker.plural(count, planets)}`,
  won: ({ name }) => `${name} wins!`,
  agenda: ({ name }) => `Agenda: ${name}`,
  target: ({ points }) => `to ${points} points`,
  objectives: () => 'Public objectives',
  laws: () => 'Laws in force',
  cards: () => 'Strategy cards nobody holds',
  bonus: ({ goods: count }, speaker) => `${count} ${speaker.plural(count, goods)} on it`,
  used: () => 'used',
  lastTurn: ({ name, round }) => `Last moves: ${name}, round ${round}`,
  change: ({ change }) => CHANGES[change],
  legend: () => 'Signs',
  unitsTitle: () => 'Units',
  planetsTitle: () => 'Planets',
  sign: ({ sign }) => SIGNS[sign],
  facedown: ({ count }) => `${count} face down`,
  anomaly: ({ anomaly }) => ANOMALIES[anomaly],
  wormhole: ({ wormhole }) => `${wormhole} wormhole`,
  trait: ({ trait }) => TRAITS[trait],
  specialty: ({ colour }) => `specialty: ${SPECIALTIES[colour]}`,
  tactic: () => 'Tactic',
  fleet: () => 'Fleet',
  strategy: () => 'Strategy',
  goods: () => 'Goods',
  commodities: () => 'Commod.',
  ready: () => 'Ready',
  holds: (held, speaker) =>
    [
      `${held.cards} ${speaker.plural(held.cards, cards)}`,
      `${held.secrets} ${speaker.plural(held.secrets, secrets)}`,
      `${held.notes} ${speaker.plural(held.notes, notes)}`,
      `${held.technologies} ${speaker.plural(held.technologies, technologies)}`,
    ].join(' · '),
  secretsScored: () => 'Secrets scored',
  speaker: () => 'speaker',
  passed: () => 'passed',
  eliminated: () => 'out of the game',
  reserve: () => 'In reserve',
  initiative: ({ initiative, cards: held }) =>
    held.length === 0 ? 'No strategy card' : `Initiative ${initiative}: ${held.join(', ')}`,
  planetsOf: ({ count }) => `Planets: ${count}`,
  technologies: ({ count }) => `Technologies: ${count}`,
  column: ({ column }) => COLUMNS[column],
  scored: () => 'Objectives scored',
  secret: ({ name }) => `${name} (secret)`,
  before: () => 'In front of this player',
  ownHand: () => 'Your action cards',
  ownSecrets: () => 'Your secret objectives',
  ownNotes: () => 'Your promissory notes',
  ownFactions: () => 'Factions to choose from',
  ownTiles: () => 'Your system tiles',
  nobody: () => 'nobody’s',
  damagedOf: ({ count }) => `${count} damaged`,
  tokensOf: ({ names }) => `Command tokens: ${names.join(', ')}`,
  near: ({ names }) => `Next to it: ${names.join('; ')}`,
  inWords: () => 'In words',
  beside: () => 'beside the board',
  reachedBy: ({ wormholes }) =>
    wormholes.length === 0
      ? 'Beside the board: no wormhole leads there now'
      : `Beside the board: reached only by wormhole (${wormholes.join(', ')})`,
  altBeside: ({ name, wormholes, planets: there }) =>
    `Beside the board: ${[name, ...wormholes.map((wormhole) => `${wormhole} wormhole`)].join(', ')}; ${there
      .map((planet) => `${planet.name}: ${planet.owner ?? 'nobody’s'}`)
      .join(', ')}.`,
  altPlanets: ({ names }) => `Planets: ${names.length === 0 ? 'none' : names.join(', ')}.`,
  altTechnologies: ({ names }) => `Technologies: ${names.length === 0 ? 'none' : names.join(', ')}.`,
  altSeat: ({ name, faction, points, planets: count, passed }, speaker) =>
    `${name} (${faction}): ${points} VP, ${count} ${speaker.plural(count, planets)}${passed ? ', passed' : ''}.`,
  altObjective: ({ name, scored }) => `${name}: ${scored.length === 0 ? 'nobody' : scored.join(', ')}.`,
  altLast: ({ moves, battles, taken }) =>
    [
      ...moves.map(({ from, to, count }) => `${from} → ${to} (${count})`),
      ...battles.map(({ place, winner }) => `battle: ${place}, ${winner ? `${winner} won` : 'nobody won'}`),
      ...(taken.length > 0 ? [`taken: ${taken.join(', ')}`] : []),
    ].join('; '),
  statusPage: () => 'Status: how everybody stands',
  wealth: ({ goods: count, commodities, most }) => `goods ${count} · commodities ${commodities}/${most}`,
  worldsReady: ({ planets: count, resources, influence }) =>
    `planets ${count} · ready ${resources}/${influence}`,
  cardsHeld: (held) => `cards ${held.cards} · secrets ${held.secrets}`,
  notesHeld: (held) => `notes ${held.notes} · technologies ${held.technologies}`,
  legendPage: () => 'Signs and units explained',
  objectivesPage: () => 'Objectives: who can score what now',
  factionsPage: ({ free }) => (free ? 'Factions: those still free' : 'Factions at this table'),
  altBuilding: ({ free, places }) =>
    `Places without a tile: ${free}${places.length > 0 ? `; the next tile can lie at ${places.join(', ')}` : ''}.`,
  canNow: () => 'now',
  notYet: () => 'no',
  noHome: () => 'no home',
  homeNote: () => '“no home”: it is fulfilled, but not every planet of the home system is held (30.16)',
  altStanding: ({ name, scored, now, others }) =>
    `${name}: ${
      [
        ...(scored.length > 0 ? [`scored by ${scored.join(', ')}`] : []),
        ...(now.length > 0 ? [`can be scored now by ${now.join(', ')}`] : []),
        ...others,
      ].join('; ') || 'nobody'
    }.`,
  playNow: () => '▶ can be played now',
  progress: ({ text, met }) => (met ? '✓ fulfilled now' : `so far: ${text}`),
  ownNote: () => 'your own: to give away',
  noteOf: ({ name }) => `given by ${name}`,
  ownTechnologies: () => 'its own technologies',
  altBattle: ({ place }) => `Battle: ${place}.`,
};
