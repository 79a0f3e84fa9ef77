import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const card = 'card:public-disgrace';
const phase = () =>
  new Scene()
    .strategy(0)
    .strategy(1)
    .strategy(2)
    .stage({ kind: 'strategy' })
    .hand(1, 'public-disgrace')
    .with((s) => {
      s.bonus = { leadership: 2 };
    });

describe('TI4 24 Public Disgrace', () => {
  it('85.1 when another chooses a strategy card it has to choose a different one', () => {
    const table = phase().play().quiet();
    table.answer(0, 'strategy-card', 'leadership');
    expect(table).toOfferExactly(1, 'strategy-card-chosen', [card, 'pass']);
    table.answer(1, 'strategy-card-chosen', card);
    expect(table.offers(0, 'strategy-card')).not.toContain('leadership');
    table.answer(0, 'strategy-card', 'trade');
    expect(table.seat(0)).toMatchObject({ goods: 0, strategy: [{ id: 'trade', exhausted: false }] });
    expect(table.offers(1, 'strategy-card')).toContain('leadership');
    expect(table.state.bonus).toMatchObject({ leadership: 2 });
  });

  it('85.1a unplayed, the choice stands', () => {
    const table = phase().play().quiet();
    table.answers([0, 'strategy-card', 'leadership'], [1, 'strategy-card-chosen', 'pass']);
    expect(table.seat(0)).toMatchObject({ goods: 2, strategy: [{ id: 'leadership', exhausted: false }] });
  });

  it('not against oneself', () => {
    const table = phase().play().quiet();
    table.answers([0, 'strategy-card', 'trade'], [1, 'strategy-card-chosen', 'pass']);
    table.answer(1, 'strategy-card', 'leadership');
    expect(table).toWaitFor([2, 'strategy-card']);
  });

  it('not where there is no other card', () => {
    const taken = (
      ...ids: (
        | 'leadership'
        | 'diplomacy'
        | 'politics'
        | 'construction'
        | 'trade'
        | 'warfare'
        | 'technology'
      )[]
    ) => ids.map((id) => ({ id, exhausted: false }));
    const table = new Scene(4)
      .strategy(0, ...taken('leadership', 'diplomacy', 'politics'))
      .strategy(1, ...taken('construction', 'trade'))
      .strategy(2, ...taken('warfare', 'technology'))
      .strategy(3)
      .stage({ kind: 'strategy' })
      .hand(1, 'public-disgrace')
      .play()
      .quiet();
    expect(table.seat(3).strategy.map(({ id }) => id)).toEqual(['imperial']);
    expect(table.seat(1).hand).toEqual(['public-disgrace']);
  });
});
