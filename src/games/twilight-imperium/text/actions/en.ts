import type { Speaker, Texts } from '#core/message.ts';
import type { ActionCardId } from '../../tables/card-ids.ts';
import { outcomeName } from '../agenda/outcomes.ts';
import { componentName, namesIn, placeName, planetName, unitName } from '../names/naming.ts';
import type { ActionsLexicon } from './lexicon.ts';

const goods = { one: 'trade good', other: 'trade goods' };
const hits = { one: 'hit', other: 'hits' };
const ships = { one: 'ship', other: 'ships' };
const dice = { one: 'die', other: 'dice' };

const named = (speaker: Speaker, card: ActionCardId) => namesIn(speaker).actionCards[card];

export const actions: Texts<ActionsLexicon> = {
  'fact.aimedAtPlace': ({ card, at }, speaker) => `${named(speaker, card)}: ${placeName(speaker, at)}.`,
  'fact.aimedAtSeat': ({ card, target }, speaker) => `${named(speaker, card)}: ${speaker.seat(target)}.`,
  'fact.aimedAtUnit': ({ card, owner, unit, at }, speaker) =>
    `${named(speaker, card)}: ${unitName(speaker, unit)} of ${speaker.seat(owner)}, ${placeName(speaker, at)}.`,
  'fact.aimedAtLaw': ({ card, law }, speaker) => `${named(speaker, card)}: ${namesIn(speaker).agendas[law]}.`,
  'fact.aimedAtOutcome': ({ component, outcome }, speaker) =>
    `${componentName(speaker, component)}: “${outcomeName(speaker, outcome)}”.`,
  'fact.aimedWithGoods': ({ card, goods: count }, speaker) =>
    `${named(speaker, card)}: ${count} ${speaker.plural(count, goods)}.`,
  'fact.cardReadied': ({ seat, planets }, speaker) =>
    `${speaker.seat(seat)} readies ${speaker.list(planets.map((planet) => planetName(speaker, planet)))}.`,
  'fact.cardRolled': ({ seat, card, results, hitOn }, speaker) =>
    `${named(speaker, card)}, ${speaker.seat(seat)} rolls: ${results.join(', ')} (${hitOn}+).`,
  'fact.hitsCancelled': ({ seat, count }, speaker) =>
    `${count} ${speaker.plural(count, hits)} against ${speaker.seat(seat)} cancelled.`,
  'fact.retreatPrevented': ({ seat }, speaker) => `${speaker.seat(seat)} cannot retreat in this round.`,
  'fact.choiceRefused': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} has to choose a strategy card other than ${namesIn(speaker).strategyCards[card]}.`,
  'ask.cardSystem': ({ card }, speaker) => `${named(speaker, card)}: which system?`,
  'ask.cardUnit': ({ card }, speaker) => `${named(speaker, card)}: which unit?`,
  'ask.cardLaw': ({ card }, speaker) => `${named(speaker, card)}: which law?`,
  'ask.giveUpShips': ({ card, count }, speaker) =>
    `${named(speaker, card)}: you lose ${count} ${speaker.plural(count, ships)}. Which?`,
  'ask.bribe': ({ outcome }, speaker) =>
    `How many trade goods do you spend? Each is a vote more for “${outcomeName(speaker, outcome)}”.`,
  'option.cardUnit': ({ seat, unit, at, damaged }, speaker) =>
    `${unitName(speaker, unit)}${damaged ? ' (damaged)' : ''} of ${speaker.seat(seat)}, ${placeName(speaker, at)}`,
  'option.cardLaw': ({ law }, speaker) => namesIn(speaker).agendas[law],
  'option.dice': ({ unit, result, count, hit }, speaker) =>
    `${count} ${speaker.plural(count, dice)} with ${result}, ${unitName(speaker, unit)} (${hit ? 'hit' : 'miss'})`,
  'option.noShip': () => 'No ship',
};
