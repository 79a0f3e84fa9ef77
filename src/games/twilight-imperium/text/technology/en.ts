import type { Speaker, Texts } from '#core/message.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '../../tables/kinds.ts';
import { isPlanet, type Place } from '../../tables/places.ts';
import { technologies } from '../../tables/technologies.ts';
import { componentName, namesIn, placeName, planetName, unitName, unitsName } from '../names/naming.ts';
import type { TechnologyLexicon } from './lexicon.ts';

const GROUPS = { green: 'Biotic', red: 'Warfare', blue: 'Propulsion', yellow: 'Cybernetic' };
const prerequisites = { one: 'prerequisite', other: 'prerequisites' };
const resources = { one: 'resource', other: 'resources' };

type Colours = Readonly<Partial<Record<TechnologyColour, number>>>;
const colours = (wanted: Colours) =>
  TECHNOLOGY_COLOURS.flatMap((colour) => (wanted[colour] ? [`${wanted[colour]} ${colour}`] : []));
const helpName = (speaker: Speaker, id: string) =>
  isPlanet(id as Place) ? planetName(speaker, id as never) : componentName(speaker, id as ComponentId);

export const technology: Texts<TechnologyLexicon> = {
  'fact.technologyGained': ({ seat, technology: id }, speaker) =>
    `${speaker.seat(seat)} now has the technology ${namesIn(speaker).technologies[id]}.`,
  'fact.exhaustedFor': ({ seat, technology: id, with: helps }, speaker) =>
    `${speaker.seat(seat)} exhausts ${speaker.list(helps.map((help) => helpName(speaker, help)))} to research ${namesIn(speaker).technologies[id]}.`,
  'fact.saveRolled': ({ seat, result, saved }, speaker) =>
    saved
      ? `${speaker.seat(seat)} rolls ${result}: the infantry will come back.`
      : `${speaker.seat(seat)} rolls ${result}: the infantry is gone.`,
  'fact.savedLost': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} has no planet at home for ${unitsName(speaker, 'infantry', count)} to come back to.`,
  'fact.relocated': ({ seat, unit, from, to }, speaker) => {
    const shares = (all: typeof from) =>
      speaker.list(all.map(({ at, count }) => `${placeName(speaker, at)} (${count})`));
    const total = to.reduce((sum, { count }) => sum + count, 0);
    return `${speaker.seat(seat)} moves ${unitsName(speaker, unit, total)} from ${shares(from)} to ${shares(to)}.`;
  },
  'ask.research': () => 'Which technology do you research?',
  'ask.prerequisites': ({ technology: id }, speaker) =>
    `What do you exhaust to ignore prerequisites of ${namesIn(speaker).technologies[id]}?`,
  'ask.bacterialWeapon': () => 'On which planet is all infantry destroyed?',
  'ask.repair': () => 'Which unit do you repair?',
  'ask.assaultCannon': () => 'The assault cannon destroys one of your ships. Which one?',
  'ask.transitFrom': ({ count }) => `Which ground forces do you lift off the board? At most ${count}.`,
  'ask.transitTo': ({ count }, speaker) => `Where do you set down ${unitsName(speaker, 'infantry', count)}?`,
  'ask.revive': ({ count }, speaker) =>
    `On which planet of your home system do ${unitsName(speaker, 'infantry', count)} come back?`,
  'group.technologies': ({ colour }) => (colour === null ? 'Unit upgrades' : GROUPS[colour]),
  'option.technology': ({ technology: id }, speaker) => {
    const needs = colours(technologies[id].prerequisites);
    const name = namesIn(speaker).technologies[id];
    return needs.length === 0 ? name : `${name} (${needs.join(', ')})`;
  },
  'option.help': ({ id, colour, resources: price }, speaker) => {
    const what = colour === 'all' ? 'all prerequisites' : `1 ${colour}`;
    const cost = price === 0 ? '' : `, for ${price} ${speaker.plural(price, resources)}`;
    return `${helpName(speaker, id)}: ${what}${cost}`;
  },
  'option.camp': ({ at, count }, speaker) => `${placeName(speaker, at)} (${count})`,
  'option.unitType': ({ unit }, speaker) => unitName(speaker, unit),
  'option.shipKind': ({ unit, damaged }, speaker) =>
    `${unitName(speaker, unit)}${damaged ? ', damaged' : ''}`,
  'no.research': () => 'Something in force forbids you to research it.',
  'no.prerequisites': ({ missing }) => `You lack ${colours(missing).join(', ')}.`,
  'no.unmet': ({ count }, speaker) =>
    `${count} ${speaker.plural(count, prerequisites)} would still be unmet.`,
  'no.needless': ({ id }, speaker) => `${helpName(speaker, id)} need not be exhausted.`,
  'no.helpTooDear': () => 'You could not pay what that costs.',
  'no.transitNowhere': () => 'You would lift some off every planet of yours: none would be left to go to.',
};
