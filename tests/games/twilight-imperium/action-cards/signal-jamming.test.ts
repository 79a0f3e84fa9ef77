import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const card = 'card:signal-jamming';
const scene = () => new Scene().hand(0, 'signal-jamming').units(0, '29', { destroyer: 1 });

describe('TI4 24 Signal Jamming', () => {
  it('a token of another comes from reinforcements to a system with its player’s ship or next to one, no home', () => {
    const table = scene().play();
    table.answer(0, 'action', card);
    expect(table).toOfferExactly(0, 'card-system', ['20', '28', '29', '30']);
    table.answer(0, 'card-system', '20');
    expect(table).toOfferExactly(0, 'card-seat', ['seat:1', 'seat:2']);
    table.answer(0, 'card-seat', 'seat:2');
    expect(table.state.systems['20']?.tokens).toEqual([2]);
    expect(table.seat(2).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
    expect(table).toWaitFor([1, 'action']);
  });

  it('18.3b who has a token there already is no target', () => {
    const table = scene().token(1, '20').token(2, '28').token(1, '28').play();
    table.answer(0, 'action', card);
    expect(table).toOfferExactly(0, 'card-system', ['20', '29', '30']);
    table.answer(0, 'card-system', '20');
    expect(table.state.systems['20']?.tokens).toEqual([1, 2]);
  });

  it('18.3b without reinforcements the token comes from a pool', () => {
    const table = scene().pools(1, { tactic: 6, fleet: 5, strategy: 5 }).play();
    table.answers([0, 'action', card], [0, 'card-system', '20'], [0, 'card-seat', 'seat:1']);
    table.answer(1, 'token-pool', 'tactic');
    expect(table.seat(1).pools.tactic).toBe(5);
    expect(table.state.systems['20']?.tokens).toEqual([1]);
  });

  it('31.3 not without ships', () => {
    expect(new Scene().hand(0, 'signal-jamming').play().offers(0, 'action')).not.toContain(card);
  });
});
