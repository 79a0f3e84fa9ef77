import { describe, expect, it } from 'vitest';
import { ridden, ride } from './riding.ts';

const card = 'diplomacy-rider';

describe('TI4 24 Diplomacy Rider', () => {
  it('83.22b predicted rightly all others put a token in a system with a planet of its player, Mecatol Rex too', () => {
    const table = ride(ridden(card).control(0, 'mecatol-rex').control(1, 'bereg'), card);
    expect(table).toOfferExactly(0, 'card-system', ['14', '18']);
    table.answer(0, 'card-system', '18');
    expect([...(table.state.systems['18']?.tokens ?? [])].sort()).toEqual([1, 2]);
    expect(table.state.systems['14']?.tokens).toEqual([]);
    expect(table.seat(1).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
    expect(table.state.agenda?.id).toBe('economic-equality');
  });

  it('18.3b who has a token there puts none', () => {
    const table = ride(ridden(card).token(1, '14'), card);
    expect([...(table.state.systems['14']?.tokens ?? [])].sort()).toEqual([1, 2]);
  });

  it('83.22b predicted wrongly it brings nothing', () => {
    const table = ride(ridden(card), card, 'for');
    expect(table.state.systems['14']?.tokens).toEqual([]);
  });
});
