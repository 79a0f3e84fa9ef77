import { describe, expect, it } from 'vitest';
import { waits } from '../combat.ts';
import { cards, nekro } from './nekro.ts';

describe('Propagation', () => {
  it('23.2 three command tokens instead of researching, for each time it would', () => {
    const table = nekro()
      .strategy(0, { id: 'technology', exhausted: false })
      .pools(0, { fleet: 3 })
      .goods(0, 6)
      .play()
      .answers([0, 'action', 'strategic:technology']);
    expect(table).toWaitFor([0, 'token-pool']);
    table.answer(0, 'token-pool', { tactic: 1, fleet: 0, strategy: 2 });
    expect(table.seat(0).pools).toEqual({ tactic: 4, fleet: 3, strategy: 4 });
    expect(cards(table)).toEqual(['valefar-assimilator-x', 'valefar-assimilator-y']);
    expect(table).toWaitFor([0, 'research-more']);
  });

  it('23.3 the secondary as well, but not when no token is left', () => {
    const following = (tactic: number) => {
      const table = nekro()
        .stage({ kind: 'turn', seat: 1 })
        .strategy(1, { id: 'technology', exhausted: false })
        .pools(0, { tactic, fleet: 3, strategy: 2 })
        .goods(0, 4)
        .play()
        .answers([1, 'action', 'strategic:technology']);
      table.answer(1, 'research', 'neural-motivator');
      return table;
    };
    const table = following(3);
    table.answer(0, 'follow-technology', 'yes');
    if (waits(table).includes('0:payment')) table.answer(0, 'payment', []);
    table.answer(0, 'token-pool', { tactic: 3, fleet: 0, strategy: 0 });
    expect(table.seat(0).pools).toEqual({ tactic: 6, fleet: 3, strategy: 1 });
    expect(waits(following(11))).not.toContain('0:follow-technology');
  });

  it('18.3a no more tokens than there are', () => {
    const table = nekro()
      .strategy(0, { id: 'technology', exhausted: false })
      .pools(0, { tactic: 6, fleet: 6, strategy: 2 })
      .play()
      .answers([0, 'action', 'strategic:technology']);
    table.answer(0, 'token-pool', { tactic: 2 });
    expect(table.seat(0).pools).toEqual({ tactic: 8, fleet: 6, strategy: 2 });
  });

  it('others research as ever', () => {
    const table = nekro()
      .stage({ kind: 'turn', seat: 2 })
      .strategy(2, { id: 'technology', exhausted: false })
      .play()
      .answers([2, 'action', 'strategic:technology'], [2, 'research', 'sarween-tools']);
    expect(cards(table, 2)).toEqual(['sarween-tools']);
  });
});
