import type { Contents } from '../timing/book.ts';
import type { Component } from '../timing/component.ts';
import { actionCards } from './cards/actions/index.ts';
import { agendaCards } from './cards/agendas/index.ts';
import { noteComponents } from './cards/notes/index.ts';
import { objectives } from './cards/objectives/index.ts';
import { secrets } from './cards/secrets/index.ts';
import { strategyCards } from './cards/strategy/index.ts';
import { abilityComponents, unitComponents } from './faction/index.ts';
import { technologyComponents } from './technology/index.ts';

function named(kind: string, all: Readonly<Partial<Record<string, Component>>>): Contents['components'] {
  return Object.fromEntries(Object.entries(all).map(([id, component]) => [`${kind}:${id}`, component]));
}

/** Everything with a text, for the book. */
export const contents: Contents = {
  components: {
    ...named('technology', technologyComponents),
    ...named('ability', abilityComponents),
    ...named('unit', unitComponents),
    ...named('note', noteComponents),
  },
  strategyCards,
  objectives,
  secrets,
  agendas: agendaCards,
  actionCards,
};
