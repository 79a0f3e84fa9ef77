import { describe, expect, it } from 'vitest';
import { facts } from '../combat.ts';
import { Scene } from '../scene.ts';

const card = 'card:unexpected-action';

describe('TI4 24 Unexpected Action', () => {
  it('a token of its player comes off the board, into no pool', () => {
    const table = new Scene().hand(0, 'unexpected-action').token(0, '20', '21').token(1, '20').play();
    table.answer(0, 'action', card);
    expect(table).toOfferExactly(0, 'card-system', ['20', '21']);
    table.answer(0, 'card-system', '20');
    expect(table.state.systems['20']?.tokens).toEqual([1]);
    expect(facts(table, 'fact.tokenLifted')).toEqual([{ seat: 0, system: '20' }]);
    expect(table.state.systems['21']?.tokens).toEqual([0]);
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
    expect(table).toWaitFor([1, 'action']);
  });

  it('31.3 not without a token on the board', () => {
    const table = new Scene().hand(0, 'unexpected-action').token(1, '20').play();
    expect(table.offers(0, 'action')).not.toContain(card);
  });
});
