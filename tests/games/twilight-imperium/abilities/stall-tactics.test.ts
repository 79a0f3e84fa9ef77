import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const STALL = 'ability:stall-tactics';
const scene = () => new Scene(3, ['yssaril', 'hacan', 'xxcha']).of(STALL);

describe('Stall Tactics', () => {
  it('31.1 an action card is discarded as an action, without any effect', () => {
    const table = scene().hand(0, 'mining-initiative', 'bunker').play();
    table.answer(0, 'action', STALL);
    expect(table).toOfferExactly(0, 'discard', ['mining-initiative', 'bunker']);
    table.answer(0, 'discard', ['mining-initiative']);
    expect(table.seat(0)).toMatchObject({ hand: ['bunker'], goods: 0 });
    expect(table.state.discards.action).toEqual(['mining-initiative']);
    expect(table).toWaitFor([1, 'action']);
  });

  it('with one card there is nothing to choose', () => {
    const table = scene().hand(0, 'bunker').play();
    table.answer(0, 'action', STALL);
    expect(table.seat(0).hand).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('31.3 not with an empty hand, nor by others', () => {
    expect(scene().hand(1, 'bunker').play().offers(0, 'action')).not.toContain(STALL);
    const other = new Scene(3, ['hacan', 'yssaril', 'xxcha']).of(STALL).hand(0, 'bunker');
    expect(other.play().offers(0, 'action')).not.toContain(STALL);
  });
});
