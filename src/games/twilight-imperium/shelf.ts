import { type Book, type Contents, openBook } from './hooks/book.ts';
import { merged } from './modules/index.ts';
import type { Module } from './modules/manifest.ts';
import type { Galaxy } from './state.ts';
import type { AbilityId } from './tables/card-ids.ts';
import type { ComponentId } from './tables/component-ids.ts';
import { factions } from './tables/factions.ts';

type Box = Galaxy['box'];

/** The books of all tables: those with the same things in their boxes share one. */
export class Shelf {
  private readonly byBox = new WeakMap<Box, Book>();
  private readonly byText = new Map<string, Book>();

  constructor(
    private readonly contents: Contents,
    private readonly modules: readonly Module[],
  ) {}

  /** The book of a table: what is not in its box is not in its book. */
  bookFor(box: Box): Book {
    const known = this.byBox.get(box);
    if (known) return known;
    const text = JSON.stringify(box);
    const book = this.byText.get(text) ?? this.open(box);
    this.byText.set(text, book);
    this.byBox.set(box, book);
    return book;
  }

  private open(box: Box): Book {
    const playing = this.modules.filter(({ id }) => box.modules.includes(id));
    return openBook(kept(merged(this.contents, playing), box));
  }
}

/** What of some contents is in a box. */
function kept(contents: Contents, box: Box): Contents {
  const { components, objectives, secrets, agendas, actionCards } = contents;
  return {
    ...contents,
    components: only(components, (id) => hasComponent(box, id as ComponentId)),
    objectives: only(objectives, (id) => has(box.stageOne, id) || has(box.stageTwo, id)),
    secrets: only(secrets, (id) => has(box.secrets, id)),
    agendas: only(agendas, (id) => has(box.agendas, id)),
    actionCards: only(actionCards, (id) => id in box.actionCards),
  };
}

const has = (ids: readonly string[], id: string) => ids.includes(id);

/** A component is there with what carries it: its card, or the faction whose sheet it stands on. */
function hasComponent(box: Box, component: ComponentId): boolean {
  const [kind, id] = component.split(':') as [string, string];
  switch (kind) {
    case 'technology':
      return has(box.technologies, id);
    case 'note':
      return has(box.notes, id);
    case 'rule':
      return has(box.modules, id);
    case 'ability':
      return box.factions.some((faction) => factions[faction].abilities.includes(id as AbilityId));
    default:
      return true;
  }
}

function only<T extends object>(all: T, isKept: (id: string) => boolean): T {
  return Object.fromEntries(Object.entries(all).filter(([id]) => isKept(id))) as T;
}
