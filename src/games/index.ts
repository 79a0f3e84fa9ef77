import type { Game } from '#core/game.ts';
import { masterOfTheGalaxy } from './master-of-the-galaxy/index.ts';

/** Every game that can be played, by id. */
export const games: ReadonlyMap<string, Game> = new Map(
  [masterOfTheGalaxy].map((game) => [game.id, game as unknown as Game]),
);
