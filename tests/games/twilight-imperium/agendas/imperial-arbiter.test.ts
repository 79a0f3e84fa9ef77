import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

/** Five seats have chosen their cards; seat 3 owns the law. */
function chosen(seats: 3 | 5 = 5) {
  const scene = inForce(new Scene(seats), 'imperial-arbiter', { seat: 2 }).stage({ kind: 'strategy' });
  for (let seat = 0; seat < seats; seat++) scene.strategy(seat);
  const table = scene.play();
  const cards = ['leadership', 'diplomacy', 'trade', 'warfare', 'imperial', 'technology'] as const;
  const picks = seats === 3 ? 6 : 5;
  for (let pick = 0; pick < picks; pick++) table.answer(pick % seats, 'strategy-card', cards[pick] ?? '');
  return table;
}

const held = (table: ReturnType<typeof chosen>) =>
  table.state.seats.map(({ strategy }) => strategy.map(({ id }) => id).join());

describe('Imperial Arbiter', () => {
  it('26.3 26.4 lies in front of the elected player', () => {
    const table = decided(revealing('imperial-arbiter').play(), 'seat:1');
    expect(table.state.laws).toMatchObject([{ id: 'imperial-arbiter', seat: 1 }]);
  });

  it('when the strategy phase ends its owner may discard it to exchange strategy cards', () => {
    const table = chosen();
    expect(table).toWaitFor([2, 'strategy-phase-ends']);
    table.answer(2, 'strategy-phase-ends', 'law:imperial-arbiter');
    expect(table).toOfferExactly(2, 'swap-other', ['leadership', 'diplomacy', 'warfare', 'imperial']);
    table.answer(2, 'swap-other', 'leadership');
    expect(held(table)).toEqual(['trade', 'diplomacy', 'leadership', 'warfare', 'imperial']);
    expect(table.state.laws).toEqual([]);
    expect(table.state.discards.agenda).toEqual(['imperial-arbiter']);
    // 57.1: the first turn goes by the cards as they lie now.
    expect(table).toWaitFor([2, 'action']);
  });

  it('it may be kept', () => {
    const table = chosen();
    table.answer(2, 'strategy-phase-ends', 'pass');
    expect(table.state.laws).toHaveLength(1);
    expect(held(table)[2]).toBe('trade');
    expect(table).toWaitFor([0, 'action']);
  });

  it('85.1c with two cards each one of them is given away', () => {
    const table = chosen(3);
    table.answer(2, 'strategy-phase-ends', 'law:imperial-arbiter');
    expect(table).toOfferExactly(2, 'swap-own', ['trade', 'technology']);
    table.answer(2, 'swap-own', 'technology');
    expect(table).toOfferExactly(2, 'swap-other', ['leadership', 'diplomacy', 'warfare', 'imperial']);
    table.answer(2, 'swap-other', 'imperial');
    expect(held(table)).toEqual(['leadership,warfare', 'diplomacy,technology', 'trade,imperial']);
  });
});
