import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const phase = () => new Scene().strategy(0).strategy(1).strategy(2).stage({ kind: 'strategy' });

describe('TI4 24 Summit', () => {
  it('at the start of the strategy phase its player gains two command tokens, into pools of its choice', () => {
    const table = phase().hand(1, 'summit').play();
    expect(table).toOfferExactly(1, 'strategy-phase-starts', ['card:summit', 'pass']);
    table.answer(1, 'strategy-phase-starts', 'card:summit');
    table.answer(1, 'token-pool', { fleet: 1, strategy: 1 });
    expect(table.seat(1).pools).toEqual({ tactic: 3, fleet: 4, strategy: 3 });
    expect(table).toWaitFor([0, 'strategy-card']);
  });

  it('18.3a not without a token in reinforcements', () => {
    const table = phase().hand(1, 'summit').pools(1, { tactic: 6, fleet: 5, strategy: 5 }).play();
    expect(table).toWaitFor([0, 'strategy-card']);
  });
});
