import { contents } from '#games/twilight-imperium/components/index.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { MODULES, merged, packed } from '#games/twilight-imperium/modules/index.ts';
import { isInBox } from '#games/twilight-imperium/rules/in-box.ts';
import { agendas } from '#games/twilight-imperium/tables/agendas.ts';
import { ABILITY_IDS } from '#games/twilight-imperium/tables/card-ids.ts';
import type { ComponentId } from '#games/twilight-imperium/tables/component-ids.ts';
import { LINE_IDS } from '#games/twilight-imperium/tables/ids.ts';

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

/** Everything that tables with these modules are played with: what is in their box. */
export function inventory(modules: readonly string[] = []): readonly Item[] {
  const box = packed(MODULES, modules);
  const all = merged(
    contents,
    MODULES.filter(({ id }) => box.modules.includes(id)),
  );
  const named = (kind: string) => (id: string) => isChosen(all.components[`${kind}:${id}` as ComponentId]);
  const laws = box.agendas.filter((id) => agendas[id].type === 'law' && all.agendas[id]?.law);
  const inBox = (kind: string) => (id: string) => isInBox(box, `${kind}:${id}`);
  return [
    ...items('faction', box.factions, () => false),
    ...items('ability', ABILITY_IDS.filter(inBox('ability')), named('ability')),
    ...items('technology', box.technologies, named('technology')),
    ...items('unit', LINE_IDS.filter(inBox('unit')), named('unit')),
    ...items('strategy card', box.strategyCards),
    ...items('action card', Object.keys(box.actionCards)),
    ...items('agenda', box.agendas),
    ...items('law', laws, (id) => isChosen(all.agendas[id as (typeof laws)[number]]?.law)),
    ...items('public objective', [...box.stageOne, ...box.stageTwo]),
    ...items('secret objective', box.secrets),
    ...items('note', box.notes, named('note')),
  ];
}

/** How an item is counted. */
export const nameOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>) => `${kind}:${id}`;
