import type { BotTurn } from '#core/game.ts';
import type { Choice, OptionForm } from '#core/question.ts';
import type { SeatView, View } from '../view.ts';

/** What a bot is asked, at a table of this game. */
export type Turn = BotTurn<View>;
/** How a bot answers a question. */
export type Play = (turn: Turn) => Choice;

/** The seat that is asked. */
export function self({ view, seat }: Turn): SeatView {
  const mine = view().seats[seat];
  if (!mine) throw new Error(`there is no seat ${seat}`);
  return mine;
}

export function openOptions({ form }: Turn): readonly OptionForm[] {
  return 'options' in form ? form.options.filter(({ barred }) => !barred) : [];
}

/** The open option that is worth most; chance decides between equals. */
export function best(turn: Turn, worth: (id: string) => number): Choice {
  const judged = openOptions(turn).map(({ id }) => ({ id, worth: worth(id) + 0.01 * turn.random() }));
  judged.sort((a, b) => b.worth - a.worth);
  return judged[0]?.id ?? turn.fallback;
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
