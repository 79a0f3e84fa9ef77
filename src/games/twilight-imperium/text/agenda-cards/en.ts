import type { Texts } from '#core/message.ts';
import { namesIn, placeName, planetName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { AgendaCardsLexicon } from './lexicon.ts';

const goods = { one: 'trade good', other: 'trade goods' };
const units = { one: 'unit', other: 'units' };
const planets = { one: 'planet', other: 'planets' };
const technologies = { one: 'technology', other: 'technologies' };
const SWAP = {
  own: 'Which of your strategy cards do you give away?',
  other: 'Which strategy card do you take for it?',
};

export const agendaCards: Texts<AgendaCardsLexicon> = {
  'fact.goodsReturned': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} returns ${count} ${speaker.plural(count, goods)} to the supply.`,
  'fact.planetsExhausted': ({ seat, planets: turned }, speaker) =>
    `${speaker.seat(seat)} exhausts ${speaker.list(turned.map((planet) => planetName(speaker, planet)))}.`,
  'fact.strategySwapped': ({ seat, card, other, for: taken }, speaker) => {
    const { strategyCards } = namesIn(speaker);
    return `${speaker.seat(seat)} gives ${strategyCards[card]} to ${speaker.seat(other)} and takes ${strategyCards[taken]}.`;
  },
  'fact.agendaRolled': ({ seat, agenda, result }, speaker) =>
    `${namesIn(speaker).agendas[agenda]}: ${speaker.seat(seat)} rolls ${result}.`,
  'fact.tokenLifted': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} takes a command token off ${systemName(speaker, system)}; it returns to reinforcements.`,
  'ask.agendaLift': ({ agenda }, speaker) =>
    `${namesIn(speaker).agendas[agenda]}: which of your command tokens do you take off the board?`,
  'ask.agendaToken': ({ agenda }, speaker) =>
    `${namesIn(speaker).agendas[agenda]}: from which pool do you return a command token?`,
  'ask.agendaReroll': ({ agenda }, speaker) =>
    `${namesIn(speaker).agendas[agenda]}: which dice do you roll again? A unit that rolls again and makes no hit is destroyed.`,
  'ask.agendaLosses': ({ agenda, count, system }, speaker) => {
    const where = system === null ? '' : ` in ${systemName(speaker, system)}`;
    return `${namesIn(speaker).agendas[agenda]}: which ${count} ${speaker.plural(count, units)}${where} do you destroy?`;
  },
  'ask.agendaExhaust': ({ agenda, count }, speaker) =>
    `${namesIn(speaker).agendas[agenda]}: which ${count} ${speaker.plural(count, planets)} do you exhaust?`,
  'ask.agendaSeat': ({ agenda }, speaker) => `${namesIn(speaker).agendas[agenda]}: which player?`,
  'ask.agendaInfantry': ({ agenda, planet }, speaker) =>
    `${namesIn(speaker).agendas[agenda]}: do you place 1 infantry on ${planetName(speaker, planet)}?`,
  'ask.agendaElect': ({ agenda }, speaker) =>
    `Whom do you elect for ${namesIn(speaker).agendas[agenda]}? There is no vote.`,
  'ask.agendaResearch': ({ agenda, left }, speaker) =>
    `${namesIn(speaker).agendas[agenda]}: do you research? You may gain ${left} more ${speaker.plural(left, technologies)}.`,
  'ask.swap': ({ whose }) => SWAP[whose],
  'option.loss': ({ unit, count, damaged, at }, speaker) =>
    `${placeName(speaker, at)}: ${unitsName(speaker, unit, count)}${damaged ? ' (damaged)' : ''}`,
  'option.figureDice': ({ unit, number, result, count, hit }, speaker) => {
    const name = number === 0 ? unitName(speaker, unit) : `${unitName(speaker, unit)} no. ${number}`;
    return `${name}: ${result}${count > 1 ? ` (×${count})` : ''}, ${hit ? 'a hit' : 'a miss'}`;
  },
  'option.placeInfantry': ({ planet }, speaker) => `Yes, ${planetName(speaker, planet)}`,
  'option.research': () => 'Research a technology',
  'option.heldBy': ({ seat, card }, speaker) =>
    `${namesIn(speaker).strategyCards[card]} (${speaker.seat(seat)})`,
};
