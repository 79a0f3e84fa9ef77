import { describe, expect, it } from 'vitest';
import type { StrategyCardId } from '#games/twilight-imperium/tables/card-ids.ts';
import { Scene } from '../scene.ts';

const NOTE = 'note:acquiescence@2';
/** Five seats choose a card each; seat 2 is Winnu, seat 0 holds its note. */
const chosen = (set: Scene) => {
  for (let seat = 0; seat < 5; seat++) set.strategy(seat);
  const table = set.stage({ kind: 'strategy' }).play();
  const cards: readonly StrategyCardId[] = ['imperial', 'trade', 'leadership', 'warfare', 'politics'];
  cards.forEach((card, seat) => table.answer(seat, 'strategy-card', card));
  return table;
};
const scene = () => new Scene(5, ['xxcha', 'hacan', 'winnu', 'mentak', 'jolnar']);
const held = (table: ReturnType<Scene['play']>) =>
  table.state.seats.map(({ strategy }) => strategy.map(({ id }) => id).join());

describe('Acquiescence', () => {
  it('85.2 when the strategy phase ends two strategy cards change places, and the first turn follows from that', () => {
    const table = chosen(scene().note(0, 'acquiescence', 2));
    expect(table).toOfferExactly(0, 'strategy-phase-ends', [NOTE, 'pass']);
    table.answer(0, 'strategy-phase-ends', NOTE);
    expect(held(table)).toEqual(['leadership', 'trade', 'imperial', 'warfare', 'politics']);
    expect(table.seat(2).notes).toEqual([{ id: 'acquiescence', owner: 2 }]);
    expect(table).toWaitFor([0, 'action']);
  });

  it('need not be used', () => {
    const table = chosen(scene().note(0, 'acquiescence', 2));
    table.answer(0, 'strategy-phase-ends', 'pass');
    expect(held(table)).toEqual(['imperial', 'trade', 'leadership', 'warfare', 'politics']);
    expect(table).toWaitFor([2, 'action']);
  });

  it('25.2 Winnu itself has no use for it', () => {
    expect(chosen(scene().note(2, 'acquiescence', 2))).toWaitFor([2, 'action']);
  });

  it('with two cards each its player chooses both, of Winnu’s only; trade goods stay', () => {
    const set = new Scene(3, ['xxcha', 'hacan', 'winnu'])
      .note(0, 'acquiescence', 2)
      .stage({ kind: 'strategy' });
    for (let seat = 0; seat < 3; seat++) set.strategy(seat);
    const table = set
      .with((s) => {
        s.bonus.imperial = 2;
      })
      .play();
    table.answers(
      [0, 'strategy-card', 'imperial'],
      [1, 'strategy-card', 'trade'],
      [2, 'strategy-card', 'leadership'],
      [0, 'strategy-card', 'politics'],
      [1, 'strategy-card', 'warfare'],
      [2, 'strategy-card', 'diplomacy'],
      [0, 'strategy-phase-ends', NOTE],
    );
    expect(table).toOfferExactly(0, 'swap-own', ['imperial', 'politics']);
    table.answer(0, 'swap-own', 'imperial');
    expect(table).toOfferExactly(0, 'swap-other', ['leadership', 'diplomacy']);
    table.answer(0, 'swap-other', 'diplomacy');
    expect(held(table)).toEqual(['diplomacy,politics', 'trade,warfare', 'leadership,imperial']);
    expect(table.seat(0).goods).toBe(2);
    expect(table).toWaitFor([2, 'action']);
  });
});
