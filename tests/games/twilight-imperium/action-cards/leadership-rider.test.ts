import { describe, expect, it } from 'vitest';
import { ridden, ride } from './riding.ts';

const card = 'leadership-rider';

describe('TI4 24 Leadership Rider', () => {
  it('83.22b predicted rightly it gives three command tokens, into pools of its player’s choice', () => {
    const table = ride(ridden(card), card);
    table.answer(0, 'token-pool', { tactic: 2, fleet: 1 });
    expect(table.seat(0).pools).toEqual({ tactic: 5, fleet: 4, strategy: 2 });
    expect(table.seat(1).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
    expect(table.state.agenda?.id).toBe('economic-equality');
  });

  it('18.3a as many as there are in reinforcements', () => {
    const table = ride(ridden(card).pools(0, { tactic: 6, fleet: 5, strategy: 5 }), card);
    expect(table.seat(0).pools).toEqual({ tactic: 6, fleet: 5, strategy: 5 });
  });

  it('83.22b predicted wrongly it gives nothing', () => {
    expect(ride(ridden(card), card, 'for').seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
  });
});
