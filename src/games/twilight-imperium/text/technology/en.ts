import type { Speaker, Texts } from '#core/message.ts';
import type { ComponentId } from '../../content/component-ids.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '../../content/kinds.ts';
import { technologies } from '../../content/technologies.ts';
import { isPlanet, type Place } from '../../rules/units.ts';
import { componentName, namesIn, planetName } from '../names/naming.ts';
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
  'ask.research': () => 'Which technology do you research?',
  'ask.prerequisites': ({ technology: id }, speaker) =>
    `What do you exhaust to ignore prerequisites of ${namesIn(speaker).technologies[id]}?`,
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
  'no.research': () => 'Something in force forbids you to research it.',
  'no.prerequisites': ({ missing }) => `You lack ${colours(missing).join(', ')}.`,
  'no.unmet': ({ count }, speaker) =>
    `${count} ${speaker.plural(count, prerequisites)} would still be unmet.`,
  'no.needless': ({ id }, speaker) => `${helpName(speaker, id)} need not be exhausted.`,
  'no.helpTooDear': () => 'You could not pay what that costs.',
};
