import { Attachment } from '#core/attachment.ts';
import type { Galaxy } from '../state.ts';
import type { ActionCardId, AgendaId, PublicId, SecretId, StrategyCardId } from '../tables/card-ids.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import type {
  AgendaCard,
  AnyAbility,
  Component,
  Modifier,
  Objective,
  ScoringTrigger,
  StrategyCard,
} from './component.ts';
import type { HookName } from './hooks.ts';
import { effectsOf, type Finder, inPlayOf, partsOf } from './in-play.ts';
import type { MomentName } from './moments.ts';
import type { AddedStep, StepName } from './steps.ts';

/** Everything with a text, as the content gives it. */
export interface Contents {
  readonly components: Readonly<Partial<Record<ComponentId, Component>>>;
  readonly strategyCards: Readonly<Record<StrategyCardId, StrategyCard>>;
  readonly objectives: Readonly<Partial<Record<PublicId, Objective>>>;
  readonly secrets: Readonly<Partial<Record<SecretId, Objective>>>;
  readonly agendas: Readonly<Partial<Record<AgendaId, AgendaCard>>>;
  readonly actionCards: Readonly<Partial<Record<ActionCardId, Component>>>;
  /** Steps beyond those of the base game. */
  readonly steps?: readonly AddedStep[];
}

/** A modifier and where to find what makes it. */
export interface ModifierEntry {
  readonly find: Finder;
  readonly what: Modifier<HookName>;
}

/** An ability, where it is held and how it is named among the offers of a moment. */
export interface AbilityEntry {
  readonly id: ComponentId;
  readonly name: string;
  /** Open for all to see, or held in secret: an action card, a note. */
  readonly held: 'open' | 'card' | 'note';
  /** The part of the id after the colon. */
  readonly of: string;
  readonly find: Finder;
  readonly what: AnyAbility;
}

/** A secret objective that is scored by a trigger. */
export interface TriggerEntry {
  readonly secret: SecretId;
  readonly trigger: ScoringTrigger;
}

/** The components of a table, indexed by what they act on: rules and flows look things up here and name nothing. */
export interface Book extends Omit<Contents, 'steps'> {
  readonly steps: ReadonlyMap<StepName, readonly AddedStep[]>;
  readonly modifiers: ReadonlyMap<HookName, readonly ModifierEntry[]>;
  readonly abilities: ReadonlyMap<MomentName, readonly AbilityEntry[]>;
  readonly triggers: ReadonlyMap<MomentName, readonly TriggerEntry[]>;
}

export function openBook(contents: Contents): Book {
  const all = { ...contents.components } as Record<ComponentId, Component>;
  for (const [id, card] of Object.entries(contents.actionCards)) all[`card:${id as ActionCardId}`] = card;
  for (const [id, card] of Object.entries(contents.agendas))
    if (card.law) all[`law:${id as AgendaId}`] = card.law;
  return {
    ...contents,
    components: all,
    steps: stepsOf(contents.steps ?? []),
    modifiers: modifiersOf(all),
    abilities: abilitiesOf(all),
    triggers: triggersOf(contents.secrets),
  };
}

/** The same without what changes nothing in a battle at hand. */
export function abridged(book: Book): Book {
  const abilities = [...book.abilities].map(
    ([at, entries]) => [at, entries.filter(({ what }) => what.aside !== true)] as const,
  );
  return { ...book, abilities: new Map(abilities) };
}

const CARRIED = new Attachment<Galaxy, Book>('the book of components');

/** Gives a state in memory the book that its rules look things up in. */
export const attachBook = (s: Galaxy, book: Book): Book => CARRIED.attach(s, book);

export const hasBook = (s: Galaxy): boolean => CARRIED.of(s) !== undefined;

/** The book of a table. */
export function bookOf(s: Galaxy): Book {
  const book = CARRIED.of(s);
  if (!book) throw new Error('this state has no book of components: it was not taken up by its game');
  return book;
}

const TIERS = ['set', 'adjust', 'overrule'];

/** What changes each value, tier by tier whether it stands or lasts: nothing comes after what overrules (74.6). */
function modifiersOf(all: Record<ComponentId, Component>): Map<HookName, ModifierEntry[]> {
  const found = new Map<HookName, ModifierEntry[]>();
  for (const [id, { standing, lasting }] of Object.entries(all) as [ComponentId, Component][]) {
    for (const [hook, what] of Object.entries(standing ?? {}))
      push(found, hook as HookName, { find: inPlayOf(id), what: what as Modifier<HookName> });
    for (const [hook, what] of Object.entries(lasting ?? {}))
      push(found, hook as HookName, { find: effectsOf(id), what: what as Modifier<HookName> });
  }
  for (const entries of found.values())
    entries.sort((a, b) => TIERS.indexOf(a.what.tier) - TIERS.indexOf(b.what.tier));
  return found;
}

function abilitiesOf(all: Record<ComponentId, Component>): Map<MomentName, AbilityEntry[]> {
  const found = new Map<MomentName, AbilityEntry[]>();
  const add = (entry: Omit<AbilityEntry, 'name' | 'of'>) => {
    const { id, what } = entry;
    const same = (found.get(what.at) ?? []).filter((other) => other.id === id).length;
    const name = same === 0 ? id : `${id}#${same + 1}`;
    push(found, what.at, { ...entry, name, of: partsOf(id)[1] });
  };
  for (const [id, component] of Object.entries(all) as [ComponentId, Component][]) {
    for (const what of component.abilities ?? [])
      add({ id, what, find: inPlayOf(id), held: heldAs(id, what) });
    for (const what of component.delayedAbilities ?? []) add({ id, what, find: effectsOf(id), held: 'open' });
  }
  return found;
}

/** A note is used from the hand; what it must do while it lies in front of a seat everybody can see. */
function heldAs(id: ComponentId, what: AnyAbility): AbilityEntry['held'] {
  const [kind] = partsOf(id);
  if (kind === 'card') return 'card';
  return kind === 'note' && !what.must ? 'note' : 'open';
}

function stepsOf(added: readonly AddedStep[]): Map<StepName, AddedStep[]> {
  const found = new Map<StepName, AddedStep[]>();
  for (const step of added) push(found, step.after, step);
  return found;
}

function triggersOf(secrets: Contents['secrets']): Map<MomentName, TriggerEntry[]> {
  const found = new Map<MomentName, TriggerEntry[]>();
  for (const [secret, { trigger: deed }] of Object.entries(secrets))
    if (deed) push(found, deed.at, { secret: secret as SecretId, trigger: deed });
  return found;
}

function push<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
