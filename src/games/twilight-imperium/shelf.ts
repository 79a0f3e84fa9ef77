import { type Book, type Contents, openBook } from './hooks/book.ts';
import { merged } from './modules/index.ts';
import type { Module } from './modules/manifest.ts';
import { isInBox } from './rules/in-box.ts';
import type { Galaxy } from './state.ts';

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
    // A card among these is in no deck: it is there for the effects that it leaves.
    components: only(components, (id) => id.startsWith('card:') || isInBox(box, id)),
    objectives: only(objectives, (id) => isInBox(box, `objective:${id}`)),
    secrets: only(secrets, (id) => isInBox(box, `secret:${id}`)),
    agendas: only(agendas, (id) => isInBox(box, `agenda:${id}`)),
    actionCards: only(actionCards, (id) => isInBox(box, `card:${id}`)),
  };
}

function only<T extends object>(all: T, isKept: (id: string) => boolean): T {
  return Object.fromEntries(Object.entries(all).filter(([id]) => isKept(id))) as T;
}
