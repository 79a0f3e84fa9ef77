import type { ActionCardId, AgendaId, PublicId, SecretId, StrategyCardId } from '../content/card-ids.ts';
import type { ComponentId } from '../content/component-ids.ts';
import type { AgendaCard, AnyAbility, Component, Modifier, Objective, StrategyCard } from './component.ts';
import type { HookName } from './hooks.ts';
import type { MomentName } from './moments.ts';

/** Everything with a text, as the content gives it. */
export interface Contents {
  readonly components: Readonly<Partial<Record<ComponentId, Component>>>;
  readonly strategyCards: Readonly<Record<StrategyCardId, StrategyCard>>;
  readonly objectives: Readonly<Partial<Record<PublicId, Objective>>>;
  readonly secrets: Readonly<Partial<Record<SecretId, Objective>>>;
  readonly agendas: Readonly<Partial<Record<AgendaId, AgendaCard>>>;
  readonly actionCards: Readonly<Partial<Record<ActionCardId, Component>>>;
}

type Entry<T> = { readonly id: ComponentId; readonly what: T };
type Entries<T> = ReadonlyMap<string, readonly Entry<T>[]>;

/** The book of components, opened once when the content is loaded: rules and flows look things up here and name nothing. */
export interface Book extends Contents {
  readonly standing: Entries<Modifier<HookName>>;
  readonly lasting: Entries<Modifier<HookName>>;
  readonly abilities: Entries<AnyAbility>;
}

let opened: Book | null = null;

export function openBook(contents: Contents): void {
  const all = { ...contents.components } as Record<ComponentId, Component>;
  for (const [id, card] of Object.entries(contents.actionCards)) all[`card:${id as ActionCardId}`] = card;
  for (const [id, card] of Object.entries(contents.agendas))
    if (card.law) all[`law:${id as AgendaId}`] = card.law;
  opened = {
    ...contents,
    components: all,
    standing: modifiersOf(all, 'standing'),
    lasting: modifiersOf(all, 'lasting'),
    abilities: abilitiesOf(all),
  };
}

export function book(): Book {
  if (!opened) throw new Error('the book of components is not open');
  return opened;
}

const TIERS = ['set', 'adjust', 'overrule'];

function modifiersOf(
  all: Record<ComponentId, Component>,
  kind: 'standing' | 'lasting',
): Entries<Modifier<HookName>> {
  const found = new Map<string, Entry<Modifier<HookName>>[]>();
  for (const [id, component] of Object.entries(all) as [ComponentId, Component][])
    for (const [hook, what] of Object.entries(component[kind] ?? {}))
      push(found, hook, { id, what: what as Modifier<HookName> });
  for (const entries of found.values())
    entries.sort((a, b) => TIERS.indexOf(a.what.tier) - TIERS.indexOf(b.what.tier));
  return found;
}

function abilitiesOf(all: Record<ComponentId, Component>): Entries<AnyAbility> {
  const found = new Map<MomentName, Entry<AnyAbility>[]>();
  for (const [id, component] of Object.entries(all) as [ComponentId, Component][])
    for (const what of component.abilities ?? []) push(found, what.at, { id, what });
  return found;
}

function push<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
