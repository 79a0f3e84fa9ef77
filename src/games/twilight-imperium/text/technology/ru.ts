import type { Plural, Speaker, Texts } from '#core/message.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '../../tables/kinds.ts';
import { isPlanet, type Place } from '../../tables/places.ts';
import { technologies } from '../../tables/technologies.ts';
import { componentName, namesIn, placeName, planetName, unitName, unitsName } from '../names/naming.ts';
import type { TechnologyLexicon } from './lexicon.ts';

const GROUPS = {
  green: 'Биотехнологии',
  red: 'Военные технологии',
  blue: 'Двигательные технологии',
  yellow: 'Кибернетические технологии',
};
const COLOURS: Readonly<Record<TechnologyColour, Plural>> = {
  green: { one: 'зелёное', few: 'зелёных', many: 'зелёных', other: 'зелёного' },
  red: { one: 'красное', few: 'красных', many: 'красных', other: 'красного' },
  blue: { one: 'синее', few: 'синих', many: 'синих', other: 'синего' },
  yellow: { one: 'жёлтое', few: 'жёлтых', many: 'жёлтых', other: 'жёлтого' },
};
const unmet = {
  one: 'требование останется невыполненным',
  few: 'требования останутся невыполненными',
  many: 'требований останутся невыполненными',
  other: 'требования останется невыполненным',
};
const resources = { one: 'ресурс', few: 'ресурса', many: 'ресурсов', other: 'ресурса' };

type Colours = Readonly<Partial<Record<TechnologyColour, number>>>;
const colours = (speaker: Speaker, wanted: Colours) =>
  TECHNOLOGY_COLOURS.flatMap((colour) => {
    const count = wanted[colour] ?? 0;
    return count === 0 ? [] : [`${count} ${speaker.plural(count, COLOURS[colour])}`];
  });
const helpName = (speaker: Speaker, id: string) =>
  isPlanet(id as Place) ? planetName(speaker, id as never) : componentName(speaker, id as ComponentId);

export const technology: Texts<TechnologyLexicon> = {
  'fact.technologyGained': ({ seat, technology: id }, speaker) =>
    `${speaker.seat(seat)} получает технологию «${namesIn(speaker).technologies[id]}».`,
  'fact.exhaustedFor': ({ seat, technology: id, with: helps }, speaker) =>
    `${speaker.seat(seat)} переворачивает ради технологии «${namesIn(speaker).technologies[id]}»: ${speaker.list(helps.map((help) => helpName(speaker, help)))}.`,
  'fact.saveRolled': ({ seat, result, saved }, speaker) =>
    saved
      ? `${speaker.seat(seat)} бросает ${result}: пехота вернётся.`
      : `${speaker.seat(seat)} бросает ${result}: пехота потеряна.`,
  'fact.savedLost': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} не контролирует планет родной системы, и пехоте некуда вернуться: ${unitsName(speaker, 'infantry', count)}.`,
  'fact.relocated': ({ seat, unit, from, to }, speaker) => {
    const shares = (all: typeof from) =>
      speaker.list(all.map(({ at, count }) => `${placeName(speaker, at)} (${count})`));
    const total = to.reduce((sum, { count }) => sum + count, 0);
    return `${speaker.seat(seat)} перебрасывает отряды: ${unitsName(speaker, unit, total)}; откуда: ${shares(from)}; куда: ${shares(to)}.`;
  },
  'ask.research': () => 'Какую технологию исследуете?',
  'ask.prerequisites': ({ technology: id }, speaker) =>
    `Что перевернёте, чтобы не выполнять требования технологии «${namesIn(speaker).technologies[id]}»?`,
  'ask.bacterialWeapon': () => 'На какой планете уничтожить всю пехоту?',
  'ask.repair': () => 'Какой отряд отремонтируете?',
  'ask.assaultCannon': () => 'Штурмовая пушка уничтожает один ваш корабль. Какой?',
  'ask.transitFrom': ({ count }) => `Какие наземные войска заберёте с поля? Не больше ${count}.`,
  'ask.transitTo': ({ count }, speaker) => `Куда выставите войска: ${unitsName(speaker, 'infantry', count)}?`,
  'ask.revive': ({ count }, speaker) =>
    `На какую планету родной системы вернётся пехота: ${unitsName(speaker, 'infantry', count)}?`,
  'group.technologies': ({ colour }) => (colour === null ? 'Карты улучшений' : GROUPS[colour]),
  'option.technology': ({ technology: id }, speaker) => {
    const needs = colours(speaker, technologies[id].prerequisites);
    const name = namesIn(speaker).technologies[id];
    return needs.length === 0 ? name : `${name} (${needs.join(', ')})`;
  },
  'option.help': ({ id, colour, resources: price }, speaker) => {
    const what = colour === 'all' ? 'все требования' : colours(speaker, { [colour]: 1 }).join('');
    const cost = price === 0 ? '' : `, за ${price} ${speaker.plural(price, resources)}`;
    return `${helpName(speaker, id)}: ${what}${cost}`;
  },
  'option.camp': ({ at, count }, speaker) => `${placeName(speaker, at)} (${count})`,
  'option.unitType': ({ unit }, speaker) => unitName(speaker, unit),
  'option.shipKind': ({ unit, damaged }, speaker) =>
    `${unitName(speaker, unit)}${damaged ? ', повреждён' : ''}`,
  'no.research': () => 'Исследовать это запрещает одно из действующих свойств.',
  'no.prerequisites': ({ missing }, speaker) => `Не хватает: ${colours(speaker, missing).join(', ')}.`,
  'no.unmet': ({ count }, speaker) => `Ещё ${count} ${speaker.plural(count, unmet)}.`,
  'no.needless': ({ id }, speaker) => `Переворачивать ${helpName(speaker, id)} незачем.`,
  'no.helpTooDear': () => 'Вы не сможете это оплатить.',
  'no.transitNowhere': () => 'Вы забираете войска со всех своих планет: выставить их будет некуда.',
};
