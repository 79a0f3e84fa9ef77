import type { Plural, Speaker } from '#core/message.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { isPlanet, type Place } from '../../tables/places.ts';
import { boardNames as boardEn } from './board.en.ts';
import { boardNames as boardRu } from './board.ru.ts';
import { cardNames as cardsEn } from './cards.en.ts';
import { cardNames as cardsRu } from './cards.ru.ts';
import type { Names } from './names.ts';
import { unitsEn, unitsRu } from './units.ts';

const ALL = { en: { ...boardEn, ...cardsEn }, ru: { ...boardRu, ...cardsRu } } satisfies Record<
  string,
  Names
>;
const UNITS = { en: unitsEn, ru: unitsRu };

/** What everything is called in the reader's language. */
export function namesIn({ language }: Pick<Speaker, 'language'>): Names {
  return ALL[language];
}

/** A system by its name and number; many share a name. */
export function systemName(speaker: Speaker, system: SystemId): string {
  return `${namesIn(speaker).systems[system]} (${system})`;
}

export function planetName(speaker: Speaker, planet: PlanetId): string {
  return namesIn(speaker).planets[planet];
}

export function placeName(speaker: Speaker, place: Place): string {
  return isPlanet(place) ? planetName(speaker, place) : systemName(speaker, place);
}

/** Some units with their number: "2 cruisers". */
export function unitsName(speaker: Speaker, unit: UnitType, count: number): string {
  const forms: Plural = UNITS[speaker.language][unit];
  return `${count} ${speaker.plural(count, forms)}`;
}

/** Units of several kinds as a list has them: "carrier, 2 cruisers". Russian numbers stand behind, where they ask for no case. */
export function unitList(
  speaker: Speaker,
  some: readonly { readonly unit: UnitType; readonly count: number }[],
): string {
  const told = (unit: UnitType, count: number) => {
    if (count === 1) return unitName(speaker, unit);
    return speaker.language === 'ru'
      ? `${unitName(speaker, unit)} ×${count}`
      : unitsName(speaker, unit, count);
  };
  return some.map(({ unit, count }) => told(unit, count)).join(', ');
}

/** A kind of unit at the head of a line. */
export function unitTitle(speaker: Speaker, unit: UnitType): string {
  return titled(unitName(speaker, unit));
}

/** A name as it begins a line. */
export const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A type of unit without a number. */
export function unitName(speaker: Speaker, unit: UnitType): string {
  return UNITS[speaker.language][unit].one;
}

/** Anything with a text, by the name that is printed on it. */
export function componentName(speaker: Speaker, component: ComponentId): string {
  const cut = component.indexOf(':');
  const names = namesIn(speaker);
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    technology: names.technologies,
    ability: names.abilities,
    unit: names.lines,
    law: names.agendas,
    note: names.notes,
    card: names.actionCards,
    secret: names.objectives,
  };
  return tables[component.slice(0, cut)]?.[component.slice(cut + 1)] ?? component;
}
