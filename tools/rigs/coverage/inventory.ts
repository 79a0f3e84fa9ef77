import { contents } from '#games/twilight-imperium/components/index.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { agendas } from '#games/twilight-imperium/tables/agendas.ts';
import {
  ABILITY_IDS,
  ACTION_CARD_IDS,
  AGENDA_IDS,
  NOTE_IDS,
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
  STRATEGY_CARDS,
} from '#games/twilight-imperium/tables/card-ids.ts';
import type { ComponentId } from '#games/twilight-imperium/tables/component-ids.ts';
import { FACTION_IDS, LINE_IDS, TECHNOLOGY_IDS } from '#games/twilight-imperium/tables/ids.ts';

/** The kinds of things that a game of Twilight Imperium is played with. */
export const KINDS = [
  'faction',
  'ability',
  'technology',
  'unit',
  'strategy card',
  'action card',
  'agenda',
  'law',
  'public objective',
  'secret objective',
  'note',
] as const;
export type Kind = (typeof KINDS)[number];

/** A component of the game. */
export interface Item {
  readonly kind: Kind;
  readonly id: string;
  /** Somebody can choose to use it; what only works by being there is played as soon as it is in play. */
  readonly chosen: boolean;
}

/** Whether a component has anything that its holder may do or leave. */
const isChosen = (component: Component | undefined) =>
  component?.abilities?.some(({ must }) => !must) ?? false;

function items(kind: Kind, ids: readonly string[], chosen: (id: string) => boolean = () => true): Item[] {
  return ids.map((id) => ({ kind, id, chosen: chosen(id) }));
}

const named = (kind: string) => (id: string) => isChosen(contents.components[`${kind}:${id}` as ComponentId]);

/** Everything there is. */
export function inventory(): readonly Item[] {
  const laws = AGENDA_IDS.filter((id) => agendas[id].type === 'law' && contents.agendas[id]?.law);
  return [
    ...items('faction', FACTION_IDS, () => false),
    ...items('ability', ABILITY_IDS, named('ability')),
    ...items('technology', TECHNOLOGY_IDS, named('technology')),
    ...items('unit', LINE_IDS, named('unit')),
    ...items('strategy card', STRATEGY_CARDS),
    ...items('action card', ACTION_CARD_IDS),
    ...items('agenda', AGENDA_IDS),
    ...items('law', laws, (id) => isChosen(contents.agendas[id as (typeof laws)[number]]?.law)),
    ...items('public objective', [...STAGE_ONE, ...STAGE_TWO]),
    ...items('secret objective', SECRET_IDS),
    ...items('note', NOTE_IDS, named('note')),
  ];
}

/** How an item is counted. */
export const nameOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>) => `${kind}:${id}`;
