import type { Texts } from '#core/message.ts';
import type { PictureLexicon } from './lexicon.ts';

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
const technologies = { one: 'technology', other: 'technologies' };
const planets = { one: 'planet', other: 'planets' };

export const en: Texts<PictureLexicon> = {
  round: ({ round, phase }) => (round === 0 ? PHASES[phase] : `Round ${round} · ${PHASES[phase]}`),
  target: ({ points }) => `to ${points} points`,
  objectives: () => 'Public objectives',
  laws: () => 'Laws in force',
  cards: () => 'Strategy cards',
  legend: () => 'Legend',
  facedown: ({ count }) => `${count} face down`,
  noLaws: () => 'none',
  anomaly: ({ anomaly }) => ANOMALIES[anomaly],
  trait: ({ trait }) => TRAITS[trait],
  tactic: () => 'Tactic',
  fleet: () => 'Fleet',
  strategy: () => 'Strategy',
  goods: () => 'Goods',
  commodities: () => 'Commod.',
  ready: () => 'Ready',
  hand: () => 'Cards · secrets · notes',
  technologies: ({ count }, speaker) => `${count} ${speaker.plural(count, technologies)}`,
  speaker: () => 'speaker',
  passed: () => 'passed',
  eliminated: () => 'out of the game',
  exhausted: () => 'exhausted planet',
  damaged: () => 'damaged',
  token: () => 'command token',
  custodians: () => 'custodians',
  altSeat: ({ name, faction, points, planets: count, passed }, speaker) =>
    `${name} (${faction}): ${points} VP, ${count} ${speaker.plural(count, planets)}${passed ? ', passed' : ''}.`,
  altObjective: ({ name, scored }) => `${name}: ${scored.length === 0 ? 'nobody' : scored.join(', ')}.`,
  altBattle: ({ place }) => `Battle: ${place}.`,
};
