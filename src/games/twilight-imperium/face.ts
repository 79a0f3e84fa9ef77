import type { Face } from '#core/game.ts';
import { msg } from './text/lexicon.ts';
import type { View } from './view.ts';

/** How Twilight Imperium speaks of itself. */
export const face: Face<View> = {
  title: msg('title', {}),
  status: () => [],
  hand: () => [],
  topic: () => msg('title', {}),
  topics: [],
  cards: [],
  rules: [],
};
