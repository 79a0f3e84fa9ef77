import type { Speaker } from '#core/message.ts';
import {
  ABILITY_IDS,
  type AbilityId,
  ACTION_CARD_IDS,
  type ActionCardId,
  AGENDA_IDS,
  type AgendaId,
  NOTE_IDS,
  type NoteId,
  type PublicId,
  SECRET_IDS,
  type SecretId,
  STAGE_ONE,
  STAGE_TWO,
  STRATEGY_CARDS,
  type StrategyCardId,
} from '../../tables/card-ids.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import { factions } from '../../tables/factions.ts';
import {
  ALL_PLANET_IDS,
  FACTION_IDS,
  type FactionId,
  LINE_IDS,
  type LineId,
  type PlanetId,
  TECHNOLOGY_IDS,
  type TechnologyId,
} from '../../tables/ids.ts';
import type { TechnologyColour, Trait, UnitType } from '../../tables/kinds.ts';
import { lines } from '../../tables/lines/index.ts';
import { notes } from '../../tables/notes.ts';
import { planets } from '../../tables/planets.ts';
import { initiativeOf } from '../../tables/strategy-cards.ts';
import { systems } from '../../tables/systems.ts';
import { technologies } from '../../tables/technologies.ts';
import type { Dice, UnitLine } from '../../tables/units.ts';
import { componentText } from '../components/index.ts';
import { namesIn, systemName, unitsName } from '../names/naming.ts';
import { actionCardKind } from './action-card-kind.ts';
import { agendaKind } from './agenda-kind.ts';
import type { CardKind, CardRef } from './lexicon.ts';
import { publicKind, secretKind } from './objective-kind.ts';

/** Units that are not printed on the card of a technology. */
const OWN_LINES = LINE_IDS.filter((id) => !TECHNOLOGY_IDS.some((one) => technologies[one].upgrade === id));

/** Everything that can be looked up by what is printed on it. */
export const CARDS: readonly CardRef[] = [
  ...FACTION_IDS.map((id) => ({ kind: 'faction' as const, id })),
  ...STRATEGY_CARDS.map((id) => ({ kind: 'strategy' as const, id })),
  ...OWN_LINES.map((id) => ({ kind: 'unit' as const, id })),
  ...TECHNOLOGY_IDS.map((id) => ({ kind: 'technology' as const, id })),
  ...ALL_PLANET_IDS.map((id) => ({ kind: 'planet' as const, id })),
  ...ABILITY_IDS.map((id) => ({ kind: 'ability' as const, id })),
  ...NOTE_IDS.map((id) => ({ kind: 'note' as const, id })),
  ...AGENDA_IDS.map((id) => ({ kind: 'agenda' as const, id })),
  ...ACTION_CARD_IDS.map((id) => ({ kind: 'card' as const, id })),
  ...[...STAGE_ONE, ...STAGE_TWO].map((id) => ({ kind: 'objective' as const, id })),
  ...SECRET_IDS.map((id) => ({ kind: 'secret' as const, id })),
];

/** The words that descriptions of cards are made of, in one language. */
export interface CardWords {
  readonly home: string;
  readonly commodities: string;
  readonly begins: string;
  readonly knows: string;
  readonly oneOf: string;
  readonly abilities: string;
  readonly note: string;
  readonly ability: string;
  /** A note as a card of its own: who may see it. */
  readonly hiddenNote: string;
  readonly strategyCard: string;
  readonly initiative: string;
  readonly unit: string;
  readonly cost: string;
  readonly combat: string;
  readonly move: string;
  readonly capacity: string;
  readonly sustain: string;
  readonly bombardment: string;
  readonly barrage: string;
  readonly cannon: string;
  readonly shield: string;
  readonly production: string;
  readonly plusResources: string;
  readonly technology: string;
  readonly upgrade: string;
  readonly needs: string;
  readonly planet: string;
  readonly system: string;
  readonly resources: string;
  readonly influence: string;
  readonly specialty: string;
  readonly colours: Readonly<Record<TechnologyColour, string>>;
  readonly traits: Readonly<Record<Trait, string>>;
}

export function cardName(speaker: Speaker, { kind, id }: CardRef): string {
  const names = namesIn(speaker);
  switch (kind) {
    case 'faction':
      return names.factions[id as FactionId];
    case 'technology':
      return names.technologies[id as TechnologyId];
    case 'unit':
      return names.lines[id as LineId];
    case 'planet':
      return names.planets[id as PlanetId];
    case 'strategy':
      return names.strategyCards[id as StrategyCardId];
    case 'ability':
      return names.abilities[id as AbilityId];
    case 'note':
      return names.notes[id as NoteId];
    case 'agenda':
      return names.agendas[id as AgendaId];
    case 'card':
      return names.actionCards[id as ActionCardId];
    case 'objective':
    case 'secret':
      return names.objectives[id as PublicId | SecretId];
  }
}

/** What a card says: what is printed on it, then what it does. */
export function cardText(speaker: Speaker, card: CardRef, words: CardWords): string {
  return sentences([printedText(speaker, card, words), doneBy(speaker, card)]);
}

/** Kinds of which the figures decide as much as the text. */
const FIGURED: readonly CardKind[] = ['technology', 'unit', 'planet', 'faction'];

/** What matters of a card to whoever is to choose it: what it does, and its figures where it has any. */
export function effectText(speaker: Speaker, card: CardRef, words: CardWords): string {
  const printed = FIGURED.includes(card.kind) ? printedText(speaker, card, words) : null;
  const owned = card.kind === 'faction' ? abilityLines(speaker, card.id as FactionId) : [];
  return [sentences([printed, doneBy(speaker, card)]), ...owned].join('\n');
}

const sentences = (parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join('. ');

function doneBy(speaker: Speaker, card: CardRef): string | null {
  return componentText(speaker, `${card.kind}:${card.id}` as ComponentId) ?? upgradeText(speaker, card);
}

/** A faction's abilities, each with what it does. */
function abilityLines(speaker: Speaker, id: FactionId): string[] {
  const names = namesIn(speaker);
  return factions[id].abilities.map(
    (ability: AbilityId) => `${names.abilities[ability]}: ${componentText(speaker, `ability:${ability}`)}`,
  );
}

/** A technology that upgrades a unit does what that unit does. */
function upgradeText(speaker: Speaker, { kind, id }: CardRef): string | null {
  const unit = kind === 'technology' ? technologies[id as TechnologyId].upgrade : undefined;
  return unit === undefined ? null : componentText(speaker, `unit:${unit}`);
}

/** What is printed on a card but for its text: numbers, colours, what comes with it. */
function printedText(speaker: Speaker, { kind, id }: CardRef, words: CardWords): string {
  switch (kind) {
    case 'faction':
      return factionText(speaker, id as FactionId, words);
    case 'technology':
      return technologyText(speaker, id as TechnologyId, words);
    case 'unit':
      return `${words.unit}: ${unitText(lines[id as LineId], words)}`;
    case 'planet':
      return planetText(speaker, id as PlanetId, words);
    case 'strategy':
      return `${words.strategyCard}, ${words.initiative} ${initiativeOf(id as StrategyCardId)}`;
    case 'ability':
      return kindOf(speaker, words.ability, abilityOwner(id as AbilityId));
    case 'note':
      return kindOf(speaker, words.hiddenNote, notes[id as NoteId].faction);
    case 'agenda':
      return agendaKind(speaker, id as AgendaId);
    case 'card':
      return actionCardKind(speaker, id as ActionCardId);
    case 'objective':
      return publicKind(speaker, id);
    case 'secret':
      return secretKind(speaker);
  }
}

/** What kind of thing it is, and of which faction if it is of one. */
const kindOf = (speaker: Speaker, kind: string, faction: FactionId | null) =>
  faction === null ? kind : `${kind}; ${namesIn(speaker).factions[faction]}`;

function abilityOwner(ability: AbilityId): FactionId | null {
  return FACTION_IDS.find((id) => factions[id].abilities.includes(ability)) ?? null;
}

function factionText(speaker: Speaker, id: FactionId, words: CardWords): string {
  const names = namesIn(speaker);
  const { home, commodities, units, technologies: known, choice = [], abilities, note } = factions[id];
  const figures = (Object.entries(units) as [UnitType, number][]).map(([unit, count]) =>
    unitsName(speaker, unit, count),
  );
  const called = (ids: readonly TechnologyId[]) => ids.map((one) => names.technologies[one]).join(', ');
  const worlds = systems[home].planets.map(
    (planet) => `${names.planets[planet]} ${planets[planet].resources}/${planets[planet].influence}`,
  );
  return [
    `${words.home}: ${worlds.join(', ')}`,
    `${words.commodities}: ${commodities}`,
    `${words.begins}: ${figures.join(', ')}`,
    ...(known.length > 0 ? [`${words.knows}: ${called(known)}`] : []),
    ...(choice.length > 0 ? [`${words.oneOf}: ${called(choice)}`] : []),
    `${words.abilities}: ${abilities.map((ability: AbilityId) => names.abilities[ability]).join(', ')}`,
    `${words.note}: ${names.notes[note]}`,
  ].join('; ');
}

const shots = ({ hitOn, dice }: Dice) => (dice <= 1 ? `${hitOn}` : `${hitOn} (×${dice})`);

function unitText(line: UnitLine, words: CardWords): string {
  const { cost, perCost, combat, move, capacity, production } = line;
  const made = production && `${production.plus ? `${words.plusResources} + ` : ''}${production.base}`;
  return [
    ...(cost === null ? [] : [`${words.cost} ${cost}${perCost > 1 ? ` (×${perCost})` : ''}`]),
    ...(combat ? [`${words.combat} ${shots(combat)}`] : []),
    ...(move > 0 ? [`${words.move} ${move}`] : []),
    ...(capacity > 0 ? [`${words.capacity} ${capacity}`] : []),
    ...(line.sustain ? [words.sustain] : []),
    ...(line.bombardment ? [`${words.bombardment} ${shots(line.bombardment)}`] : []),
    ...(line.barrage ? [`${words.barrage} ${shots(line.barrage)}`] : []),
    ...(line.cannon ? [`${words.cannon} ${shots(line.cannon)}`] : []),
    ...(line.shield ? [words.shield] : []),
    ...(made ? [`${words.production} ${made}`] : []),
  ].join(', ');
}

function technologyText(speaker: Speaker, id: TechnologyId, words: CardWords): string {
  const { colour, prerequisites, faction, upgrade } = technologies[id];
  const needs = (Object.entries(prerequisites) as [TechnologyColour, number][]).map(
    ([needed, count]) => `${words.colours[needed]} ×${count}`,
  );
  const parts = [
    ...(colour ? [words.colours[colour]] : []),
    ...(upgrade ? [`${words.upgrade} (${unitText(lines[upgrade], words)})`] : []),
    ...(faction ? [namesIn(speaker).factions[faction]] : []),
    ...(needs.length > 0 ? [`${words.needs}: ${needs.join(', ')}`] : []),
  ];
  return `${words.technology}: ${parts.join('; ')}`;
}

function planetText(speaker: Speaker, id: PlanetId, words: CardWords): string {
  const { system, resources, influence, trait, specialty } = planets[id];
  const parts = [
    `${words.resources} ${resources}, ${words.influence} ${influence}`,
    ...(trait ? [words.traits[trait]] : []),
    ...(specialty ? [`${words.specialty}: ${words.colours[specialty]}`] : []),
    `${words.system} ${systemName(speaker, system)}`,
  ];
  return `${words.planet}: ${parts.join('; ')}`;
}
