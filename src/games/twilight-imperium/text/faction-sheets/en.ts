import type { Texts } from '#core/message.ts';
import { componentName, namesIn, planetName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { FactionSheetsLexicon } from './lexicon.ts';

const goods = { one: 'trade good', other: 'trade goods' };

export const factionSheets: Texts<FactionSheetsLexicon> = {
  'fact.goodsGiven': ({ seat, to, count }, speaker) =>
    `${speaker.seat(seat)} gives ${count} ${speaker.plural(count, goods)} to ${speaker.seat(to)}.`,
  'fact.diceRaised': ({ seat, component, groups }, speaker) => {
    const raised = groups.map(({ unit, results }) => `${unitName(speaker, unit)} ${results.join(', ')}`);
    return `${componentName(speaker, component)}: ${speaker.seat(seat)} adds 1 and has now: ${raised.join('; ')}.`;
  },
  'status.reviving': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)}: ${unitsName(speaker, 'infantry', count)} will come back at the start of the next turn.`,
  'status.floating': ({ seat, at }, speaker) =>
    `${speaker.seat(seat)}: space docks in space: ${speaker.list(at.map((system) => systemName(speaker, system)))}.`,
  'ask.sheetPlanet': ({ component }, speaker) => `${componentName(speaker, component)}: which planet?`,
  'ask.sheetSystem': ({ component }, speaker) => `${componentName(speaker, component)}: which system?`,
  'ask.sheetSeat': ({ component }, speaker) => `${componentName(speaker, component)}: which player?`,
  'ask.starForge': (_, speaker) =>
    `${namesIn(speaker).abilities['star-forge']}: what do you forge, and where?`,
  'ask.rerollBy': ({ component }, speaker) =>
    `${componentName(speaker, component)}: which dice do you reroll?`,
  'ask.raiseDice': ({ component, goods: count }, speaker) =>
    `${componentName(speaker, component)}: which dice do you add 1 to? Each costs 1 trade good; you have ${count}.`,
  'ask.spreadFrom': (_, speaker) =>
    `${namesIn(speaker).technologies.bioplasmosis}: how much infantry leaves which planets?`,
  'ask.spreadTo': ({ planet, count }, speaker) =>
    `${namesIn(speaker).technologies.bioplasmosis}: where do ${unitsName(speaker, 'infantry', count)} from ${planetName(speaker, planet)} go?`,
  'option.sheetNone': () => 'None',
  'option.starForge': ({ unit, count, system }, speaker) =>
    `${unitsName(speaker, unit, count)} in ${systemName(speaker, system)}`,
};
