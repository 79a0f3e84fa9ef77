import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { goodsGained } from '../../../flow/goods.ts';
import type { Component } from '../../../hooks/component.ts';
import { areNeighbours } from '../../../rules/board.ts';
import { type Galaxy, seatOf } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import { msg } from '../../../text/lexicon.ts';
import { type Loot, plunder } from '../../../verbs/plunder.ts';

/** Trade goods that are worth a raid. */
const RICH = 3;

/** Whether a seat is safe from it by a note that lies before it. */
const isProtected = (s: Galaxy, seat: Seat, from: Seat) =>
  seatOf(s, seat).area.some(({ id, owner }) => id === 'promise-of-protection' && owner === from);

const isPrey = (s: Galaxy, by: Seat, seat: Seat) =>
  seat !== by && seatOf(s, seat).goods >= RICH && !isProtected(s, seat, by) && areNeighbours(s, by, seat);

/** Takes a trade good or a commodity, which is a trade good then (60.6). */
function* raid(t: ImperiumTable, by: Seat, { from, spares }: { from: Seat; spares: boolean }): Flow<void> {
  const { commodities } = seatOf(t.state, from);
  const what =
    commodities === 0 && !spares
      ? 'good'
      : yield* t.ask(by, 'pillage', () => lootQuestion(t.state, by, { from, spares }));
  if (!what) return;
  plunder(t, { from, to: by }, what);
  yield* goodsGained(t, by, 1);
}

function lootQuestion(s: Galaxy, by: Seat, { from, spares }: { from: Seat; spares: boolean }) {
  if (!isPrey(s, by, from)) return null;
  const able: readonly Loot[] = seatOf(s, from).commodities > 0 ? ['good', 'commodity'] : ['good'];
  return choose<Loot | null>(msg('ask.pillage', { seat: from }), [
    ...able.map((what) => ({ id: what, label: msg('option.loot', { what }), value: what })),
    ...(spares ? [{ id: 'spare', label: msg('option.spare', {}), value: null }] : []),
  ]);
}

/** After a neighbour with three trade goods or more has gained some or made a transaction: one of them, or a commodity. */
export const pillage: Component = {
  abilities: [
    {
      at: 'goods-gained',
      when: (s, by, { seat }) => isPrey(s, by.seat, seat),
      *resolve(t, { by, event: { seat: from } }) {
        yield* raid(t, by.seat, { from, spares: false });
      },
    },
    {
      at: 'transaction-done',
      when: (s, by, { between }) => between.some((seat) => isPrey(s, by.seat, seat)),
      *resolve(t, { by, event: { between } }) {
        const prey = between.filter((seat) => isPrey(t.state, by.seat, seat));
        for (const from of prey) yield* raid(t, by.seat, { from, spares: prey.length > 1 });
      },
    },
  ],
};
