import type { Game } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import type { Chance } from '#core/table.ts';
import { type Driver, start } from './driver.ts';

/** Chance that leaves everything as it is: dice show the lowest, cards keep their order. For positions that a test lays out. */
export const noChance: Chance = {
  roll: (_, count) => Array<number>(count).fill(0),
  deal: (_, count) => Array.from({ length: count }, (__, i) => i),
  shuffle: (_, all) => [...all],
};

/** A table in any position, laid out step by step. Each game adds what can lie on its table. */
export abstract class SceneOf<S> {
  abstract readonly state: S;

  /** Anything else that a test must set. */
  with(change: (state: S) => void): this {
    change(this.state);
    return this;
  }
}

/** The table of a game that begins in a position instead of its set-up; one that the game finds impossible is refused. */
export function playFrom<S extends { readonly seats: readonly unknown[] }, M extends Message, O, V>(
  game: Game<S, M, O, V>,
  state: S,
  seed = 1,
): Driver<S, M, O, V> {
  const wrong = game.invalid(state as never);
  if (wrong) throw new Error(`the scene is impossible: ${wrong}`);
  return start({ ...game, setup: () => state }, { seats: state.seats.length, seed });
}
