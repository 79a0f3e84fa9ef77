import type { Texts } from '#core/message.ts';
import { namesIn, placeName, planetName, systemName, unitsName } from '../names/naming.ts';
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
  'option.placeInfantry': ({ planet }, speaker) => `Yes, ${planetName(speaker, planet)}`,
  'option.research': () => 'Research a technology',
  'option.heldBy': ({ seat, card }, speaker) =>
    `${namesIn(speaker).strategyCards[card]} (${speaker.seat(seat)})`,
};
