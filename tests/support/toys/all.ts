import type { Game } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import type { Sitting } from '../selfplay.ts';
import { inscribe } from './inscribe.ts';
import { market } from './market.ts';
import { skirmish } from './skirmish/game.ts';
import { MODES } from './skirmish/state.ts';
import { survey } from './survey/game.ts';

/** A game whose state nobody needs to know here. */
export type AnyGame = Game<unknown, Message, unknown, unknown>;

export const toys = [skirmish, inscribe, market, survey] as unknown as readonly AnyGame[];

/** Tables of a toy with all numbers of seats and all options in turn. */
export function sittingsOf(game: AnyGame, count: number): Sitting[] {
  return Array.from({ length: count }, (_, seed) => {
    const seats = game.seats[seed % game.seats.length]!;
    return { seats, seed, options: game.id === skirmish.id ? { mode: MODES[seed % MODES.length] } : {} };
  });
}
