import type { Contents } from '../hooks/book.ts';
import type { Component } from '../hooks/component.ts';
import { actionCards } from './actions/index.ts';
import { agendaCards } from './agendas/index.ts';
import { abilityComponents, unitComponents } from './factions/index.ts';
import { noteComponents } from './notes/index.ts';
import { objectives } from './objectives/index.ts';
import { secrets } from './secrets/index.ts';
import { strategyCards } from './strategy/index.ts';
import { technologyComponents } from './technologies/index.ts';

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
