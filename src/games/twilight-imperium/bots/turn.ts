import type { AiTurn } from '#core/game.ts';
import type { Choice } from '#core/question.ts';
import { once } from '#kit/bots.ts';
import type { SeatView, View } from '../view.ts';
import { type Chart, chartOf } from './map.ts';

/** What a bot is asked, at a table of this game, with its map of the galaxy. */
export interface Turn extends AiTurn<View> {
  readonly chart: () => Chart;
}
/** How a bot answers a question. */
export type Play = (turn: Turn) => Choice;

/** A turn whose view and map are worked out once. */
export function turnOf(asked: AiTurn<View>): Turn {
  const view = once(asked.view);
  return { ...asked, view, chart: once(() => chartOf(view(), asked.seat)) };
}

/** The seat that is asked. */
export function self({ view, seat }: Turn): SeatView {
  const mine = view().seats[seat];
  if (!mine) throw new Error(`there is no seat ${seat}`);
  return mine;
}
