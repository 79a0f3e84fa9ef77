import type { Result } from '#core/game.ts';
import { DISCS, SYMBOLS_TO_WIN } from './rules/rulings.ts';
import { symbolsOf } from './rules/symbols.ts';
import { basesOnBoard, startSystemsOf } from './rules/victory.ts';
import type { Galaxy } from './state.ts';

/** How far a seat came on its best way to victory, in hundredths: the game itself knows no points (23.2). */
function progress(s: Galaxy, seat: number): number {
  const symbols = Math.max(...Object.values(symbolsOf(s, seat)));
  const best = Math.max(basesOnBoard(s, seat) / DISCS, symbols / SYMBOLS_TO_WIN, startSystemsOf(s, seat) / 2);
  return Math.round(100 * Math.min(1, best));
}

export function result(s: Galaxy): Result {
  return {
    winners: s.winner ? [s.winner.seat] : [],
    scores: s.seats.map((_, seat) => progress(s, seat)),
    rounds: Math.max(...s.seats.map(({ turns }) => turns)),
  };
}
