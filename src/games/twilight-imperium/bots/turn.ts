import type { BotTurn } from '#core/game.ts';
import type { Choice, OptionForm } from '#core/question.ts';
import type { SeatView, View } from '../view.ts';
import { type Chart, chartOf } from './map.ts';

/** What a bot is asked, at a table of this game, with its map of the galaxy. */
export interface Turn extends BotTurn<View> {
  readonly chart: () => Chart;
}
/** How a bot answers a question. */
export type Play = (turn: Turn) => Choice;

/** A turn whose view and map are worked out once. */
export function turnOf(asked: BotTurn<View>): Turn {
  let seen: View | null = null;
  let drawn: Chart | null = null;
  const view = () => {
    seen ??= asked.view();
    return seen;
  };
  const chart = () => {
    drawn ??= chartOf(view(), asked.seat);
    return drawn;
  };
  return { ...asked, view, chart };
}

/** The seat that is asked. */
export function self({ view, seat }: Turn): SeatView {
  const mine = view().seats[seat];
  if (!mine) throw new Error(`there is no seat ${seat}`);
  return mine;
}

export function openOptions({ form }: Turn): readonly OptionForm[] {
  return 'options' in form ? form.options.filter(({ barred }) => !barred) : [];
}

/** Open options, those worth most first; chance decides between equals. */
function ranked(turn: Turn, worth: (id: string) => number): { id: string; worth: number }[] {
  const judged = openOptions(turn).map(({ id }) => ({ id, worth: worth(id) + 0.01 * turn.random() }));
  return judged.sort((a, b) => b.worth - a.worth);
}

/** The open option that is worth most. */
export function best(turn: Turn, worth: (id: string) => number): Choice {
  return ranked(turn, worth)[0]?.id ?? turn.fallback;
}

/** As many options as may be picked of those that are worth anything, and no fewer than must be. */
export function bestOf(turn: Turn, worth: (id: string) => number): Choice {
  const { form } = turn;
  if (form.kind !== 'pick') return turn.fallback;
  const order = ranked(turn, worth);
  const wanted = order.filter((option) => option.worth > 0.01).length;
  return order.slice(0, Math.min(form.max, Math.max(form.min, wanted))).map(({ id }) => id);
}

/** Gives away a total one by one, each to the slot that wants it most now; a slot that wants nothing gets nothing. */
export function share(
  turn: Turn,
  wants: (id: string, given: number) => number,
  total = Number.MAX_SAFE_INTEGER,
): Record<string, number> {
  const { form } = turn;
  const given: Record<string, number> = {};
  if (form.kind !== 'allocate') return given;
  for (const { id, min } of form.slots) if (min > 0) given[id] = min;
  const so = (id: string) => given[id] ?? 0;
  let left = Math.min(total, form.max) - Object.values(given).reduce((sum, count) => sum + count, 0);
  let needed = form.min - Object.values(given).reduce((sum, count) => sum + count, 0);
  for (; left > 0; left--, needed--) {
    const room = form.slots
      .filter(({ id, max }) => so(id) < max)
      .map(({ id }) => ({ id, wish: wants(id, so(id)) }))
      .sort((a, b) => b.wish - a.wish);
    const [first] = room;
    if (!first || (first.wish <= 0 && needed <= 0)) break;
    given[first.id] = so(first.id) + 1;
  }
  return given;
}
