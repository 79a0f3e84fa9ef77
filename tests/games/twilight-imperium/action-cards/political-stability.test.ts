import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

function phase() {
  const table = new Scene(5)
    .hand(1, 'political-stability')
    .stage({ kind: 'status' })
    .objective('expand-borders', { revealed: false })
    .play();
  for (let seat = 0; seat < 5; seat++)
    table.answer(seat, 'redistribute', { tactic: 4, fleet: 4, strategy: 2 });
  return table;
}

describe('TI4 24 Political Stability', () => {
  it('84.8 when strategy cards are returned its player keeps its own, readied, and chooses no other', () => {
    const table = phase();
    expect(table).toOfferExactly(1, 'strategy-cards-returned', ['card:political-stability', 'pass']);
    table.answer(1, 'strategy-cards-returned', 'card:political-stability');
    expect(table.seat(1).strategy).toEqual([{ id: 'diplomacy', exhausted: false }]);
    expect(table.seat(0).strategy).toEqual([]);
    expect(table.offers(0, 'strategy-card')).not.toContain('diplomacy');
    table.answer(0, 'strategy-card', 'imperial');
    expect(table).toWaitFor([2, 'strategy-card']);
  });

  it('unplayed, all cards go back', () => {
    const table = phase();
    table.answer(1, 'strategy-cards-returned', 'pass');
    expect(table.seat(1).strategy).toEqual([]);
    expect(table.quiet().offers(0, 'strategy-card')).toContain('diplomacy');
  });
});
