import type { Texts } from '#core/message.ts';
import { namesIn, placeName, planetName, systemName, unitTitle } from '../names/naming.ts';
import type { RepairsLexicon } from './lexicon.ts';

const POOLS = { tactic: 'tactic pool', fleet: 'fleet pool', strategy: 'strategy pool' };

export const repairs: Texts<RepairsLexicon> = {
  'mend.kind.points': () => 'Victory points',
  'mend.kind.tokens': () => 'Command tokens on the sheet',
  'mend.kind.activated': () => 'Command tokens on the board',
  'mend.kind.goods': () => 'Trade goods and commodities',
  'mend.kind.units': () => 'Units',
  'mend.kind.planets': () => 'Planets',
  'mend.kind.technologies': () => 'Technologies',
  'mend.kind.cards': () => 'Action cards, secrets, notes',
  'mend.kind.strategy': () => 'Strategy cards',
  'mend.kind.objectives': () => 'Public objectives',
  'mend.kind.turn': () => 'Turn, speaker, passing',
  'mend.seat': ({ seat }, speaker) => speaker.seat(seat),
  'mend.nobody': () => 'nobody',
  'mend.place': ({ at }, speaker) => placeName(speaker, at),
  'mend.there': () => 'there',
  'mend.notThere': () => 'not there',
  'mend.readied': () => 'readied',
  'mend.exhausted': () => 'exhausted',
  'mend.yes': () => 'yes',
  'mend.no': () => 'no',
  'mend.points': ({ seat }, speaker) => `${speaker.seat(seat)} · victory points`,
  'mend.pool': ({ seat, pool }, speaker) => `${speaker.seat(seat)} · ${POOLS[pool]}`,
  'mend.activated': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} · command token · ${systemName(speaker, system)}`,
  'mend.goods': ({ seat }, speaker) => `${speaker.seat(seat)} · trade goods`,
  'mend.commodities': ({ seat }, speaker) => `${speaker.seat(seat)} · commodities`,
  'mend.units': ({ seat, unit, at }, speaker) =>
    `${speaker.seat(seat)} · ${unitTitle(speaker, unit)} · ${placeName(speaker, at)}`,
  'mend.damaged': ({ seat, unit, at }, speaker) =>
    `${speaker.seat(seat)} · ${unitTitle(speaker, unit)}, damaged · ${placeName(speaker, at)}`,
  'mend.control': ({ planet }, speaker) => `${planetName(speaker, planet)} · controlled by`,
  'mend.readiness': ({ planet }, speaker) => `${planetName(speaker, planet)} · readiness`,
  'mend.technology': ({ seat, technology }, speaker) =>
    `${speaker.seat(seat)} · ${namesIn(speaker).technologies[technology]}`,
  'mend.actionCards': ({ seat }, speaker) =>
    `${speaker.seat(seat)} · action cards in hand (more: drawn unseen; fewer: discarded at random)`,
  'mend.secrets': ({ seat }, speaker) =>
    `${speaker.seat(seat)} · secret objectives in hand (more: drawn unseen; fewer: back into the deck at random)`,
  'mend.fromDiscards': ({ seat }, speaker) => `${speaker.seat(seat)} · takes from the discarded action cards`,
  'mend.card': ({ card }, speaker) => namesIn(speaker).actionCards[card],
  'mend.noCard': () => 'no card',
  'mend.note': ({ seat, note, owner }, speaker) =>
    `${speaker.seat(seat)} · ${namesIn(speaker).notes[note]} of ${speaker.seat(owner)}`,
  'mend.noteReturned': () => 'back with its owner',
  'mend.strategy': ({ card }, speaker) => `${namesIn(speaker).strategyCards[card]} · lies before`,
  'mend.strategyUsed': ({ card }, speaker) => `${namesIn(speaker).strategyCards[card]} · readiness`,
  'mend.bonus': ({ card }, speaker) => `${namesIn(speaker).strategyCards[card]} · trade goods on it`,
  'mend.scored': ({ seat, objective }, speaker) =>
    `${speaker.seat(seat)} · has scored ${namesIn(speaker).objectives[objective]}`,
  'mend.turn': () => 'Whose turn it is',
  'mend.speaker': () => 'Speaker',
  'mend.passed': ({ seat }, speaker) => `${speaker.seat(seat)} · has passed`,
};
