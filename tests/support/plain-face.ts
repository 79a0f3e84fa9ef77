import type { Presentation } from '#core/game.ts';
import { core } from '#core/text/lexicon.ts';

/** The face of a game that has nothing to show. */
export const plainFace: Presentation<unknown> = {
  title: core('core.pass', {}),
  status: () => [],
  hand: () => [],
  topics: [],
  topic: () => core('core.react', {}),
  cards: [],
  rules: [],
};
