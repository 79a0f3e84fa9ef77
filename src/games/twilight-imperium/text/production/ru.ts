import type { Texts } from '#core/message.ts';
import { isPlanet } from '../../tables/places.ts';
import { placeName, planetName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { ProductionLexicon } from './lexicon.ts';

const resources = { one: 'ресурс', few: 'ресурса', many: 'ресурсов', other: 'ресурса' };
const ofResources = { one: 'ресурса', few: 'ресурсов', many: 'ресурсов', other: 'ресурса' };
const ofUnits = { one: 'отряда', few: 'отрядов', many: 'отрядов', other: 'отряда' };
const ofShips = { one: 'корабля', few: 'кораблей', many: 'кораблей', other: 'корабля' };
const places = { one: 'место', few: 'места', many: 'мест', other: 'места' };
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const production: Texts<ProductionLexicon> = {
  'fact.produced': ({ seat, units, cost }, speaker) => {
    const listed = units.map(
      ({ unit, count, at }) => `${unitsName(speaker, unit, count)} (${placeName(speaker, at)})`,
    );
    return `${speaker.seat(seat)} производит отряды: ${speaker.list(listed)}; потрачено ${cost} ${speaker.plural(cost, resources)}.`;
  },
  'ask.production': ({ system, most, ground, budget, ships, cargo }, speaker) =>
    `Что произведёте в системе ${systemName(speaker, system)}? Не больше ${most} ${speaker.plural(most, ofUnits)}${ground === null ? '' : ` (из них наземных войск: ${ground})`}, не дороже ${budget} ${speaker.plural(budget, ofResources)}. ` +
    `Резерва флота там хватит ещё для ${ships} ${speaker.plural(ships, ofShips)}, на борту свободно ${cargo} ${speaker.plural(cargo, places)}.`,
  'sum.production': ({ units: count, most, cost, budget, ships, limit, cargo, room }) =>
    `Отряды ${count}/${most} · стоимость ${cost} из ${budget} · флот ${ships}/${limit} · на борту ${cargo}/${room}`,
  'ask.dock': () => 'Какая база производит?',
  'ask.recycle': ({ unit, count }, speaker) =>
    `В снабжении не хватает: ${unitsName(speaker, unit, count)}. Откуда заберёте?`,
  'ask.structure': () => 'Какое сооружение и где выставите?',
  'ask.anotherPds': () => 'И ещё одна ПСО: куда её выставите?',
  'option.produce': ({ unit, planet, cost, perCost }, speaker) => {
    const where = planet === null ? '' : `, ${planetName(speaker, planet)}`;
    const price = perCost > 1 ? `${cost} за ${perCost}` : `${cost}`;
    return `${upper(unitName(speaker, unit))}${where} (${price})`;
  },
  'option.build': ({ unit, count, at, cost }, speaker) =>
    `${unitsName(speaker, unit, count)}${isPlanet(at) ? `, ${planetName(speaker, at)}` : ''} (${cost})`,
  'option.dock': ({ at, count }, speaker) =>
    `${placeName(speaker, at)}: до ${count} ${speaker.plural(count, ofUnits)}`,
  'option.recycle': ({ at, damaged }, speaker) =>
    `${placeName(speaker, at)}${damaged ? ', повреждённый' : ''}`,
  'option.structure': ({ unit, at }, speaker) =>
    `${upper(unitName(speaker, unit))}, ${isPlanet(at) ? '' : 'космос системы '}${placeName(speaker, at)}`,
  'option.noStructure': () => 'Никакого',
  'no.producers': () => 'Ваши отряды здесь не могут произвести всё это.',
  'no.budget': ({ cost, budget }, speaker) =>
    `Это стоит ${cost} ${speaker.plural(cost, resources)}, а потратить можно ${budget}.`,
  'no.homeless': ({ count }, speaker) =>
    `В космосе не хватает мест на борту: ${unitsName(speaker, 'infantry', count)}.`,
  'no.structureFull': ({ unit }) =>
    unit === 'space-dock'
      ? 'На этой планете уже есть ваша база.'
      : 'На этой планете уже стоит столько ваших ПСО, сколько можно.',
  'no.structureForbidden': () => 'Это запрещено одним из действующих свойств.',
  'no.figures': ({ unit }, speaker) => `Закончились фигурки: ${unitName(speaker, unit)}.`,
};
