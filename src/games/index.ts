import type { Game } from '#core/game.ts';
import { beyondTheSun } from './beyond-the-sun/index.ts';
import { masterOfTheGalaxy } from './master-of-the-galaxy/index.ts';
import { twilightImperium } from './twilight-imperium/index.ts';
import { twilightInscription } from './twilight-inscription/index.ts';

/** Every game that can be played, by id. */
export const games: ReadonlyMap<string, Game> = new Map(
  [twilightImperium, masterOfTheGalaxy, twilightInscription, beyondTheSun].map((game) => [
    game.id,
    game as unknown as Game,
  ]),
);
