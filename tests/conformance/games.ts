import type { Game } from '#core/game.ts';
import { games } from '#games/index.ts';
import { lighthouses } from './stub-game/index.ts';

/** Every game that can be played, and the stub that shows newcomers how one is made; nobody is offered that. */
const conforming: readonly Game[] = [...games.values(), lighthouses as unknown as Game];

/** Every game at every number of seats. */
export const sittings = conforming.flatMap((game) =>
  game.seats.map((seats) => ({
    game,
    seats,
    title: `${game.id}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
  })),
);
