import type { Texts } from '#core/message.ts';
import { isPlanet } from '../../tables/places.ts';
import { placeName, planetName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { ProductionLexicon } from './lexicon.ts';

const resources = { one: 'resource', other: 'resources' };
const units = { one: 'unit', other: 'units' };
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const production: Texts<ProductionLexicon> = {
  'fact.produced': ({ seat, units: made, cost }, speaker) => {
    const listed = made.map(
      ({ unit, count, at }) => `${unitsName(speaker, unit, count)} (${placeName(speaker, at)})`,
    );
    return `${speaker.seat(seat)} produces ${speaker.list(listed)} for ${cost} ${speaker.plural(cost, resources)}.`;
  },
  'ask.production': ({ system, most, ground, budget, ships, cargo }, speaker) =>
    `What do you produce in ${systemName(speaker, system)}? At most ${most} ${speaker.plural(most, units)}${ground === null ? '' : ` (${ground} of them ground forces)`}, for up to ${budget} ${speaker.plural(budget, resources)}. ` +
    `Your fleet has room for ${ships} more there, besides ${cargo} aboard.`,
  'sum.production': ({ units: count, most, cost, budget, ships, limit, cargo, room }) =>
    `Units ${count}/${most} · cost ${cost} of ${budget} resources · fleet ${ships}/${limit} · aboard ${cargo}/${room}`,
  'ask.dock': () => 'Which space dock produces?',
  'ask.recycle': ({ unit, count }, speaker) =>
    `Your reinforcements are ${unitsName(speaker, unit, count)} short. Where do you take them from?`,
  'ask.structure': () => 'Which structure do you place, and where?',
  'ask.anotherPds': () => 'And one PDS more: where do you place it?',
  'option.produce': ({ unit, planet, cost, perCost }, speaker) => {
    const where = planet === null ? '' : ` on ${planetName(speaker, planet)}`;
    const price = perCost > 1 ? `${cost} for ${perCost}` : `${cost}`;
    return `${upper(unitName(speaker, unit))}${where} (${price})`;
  },
  'option.build': ({ unit, count, at, cost }, speaker) =>
    `${unitsName(speaker, unit, count)}${isPlanet(at) ? ` on ${planetName(speaker, at)}` : ''} (${cost})`,
  'option.dock': ({ at, count }, speaker) =>
    `${placeName(speaker, at)}: up to ${count} ${speaker.plural(count, units)}`,
  'option.recycle': ({ at, damaged }, speaker) => `${placeName(speaker, at)}${damaged ? ', damaged' : ''}`,
  'option.structure': ({ unit, at }, speaker) =>
    `${upper(unitName(speaker, unit))} ${isPlanet(at) ? 'on' : 'in the space area of'} ${placeName(speaker, at)}`,
  'option.noStructure': () => 'None',
  'no.producers': () => 'Your units here cannot make all of that.',
  'no.budget': ({ cost, budget }, speaker) =>
    `That costs ${cost} ${speaker.plural(cost, resources)}; you can spend ${budget}.`,
  'no.homeless': ({ count }, speaker) =>
    `There is no room in space for ${unitsName(speaker, 'infantry', count)} of them.`,
  'no.structureFull': ({ unit }) =>
    unit === 'space-dock'
      ? 'You have a space dock on this planet already.'
      : 'You have as many PDS on this planet as may stand there.',
  'no.structureForbidden': () => 'Something in force forbids it.',
  'no.figures': ({ unit }, speaker) => `You have no ${unitName(speaker, unit)} left to place.`,
};
