import { describe, expect, it } from 'vitest';
import { decided, revealing } from '../agendas/voting.ts';

const card = 'card:confusing-legal-text';
const scene = () => revealing('minister-of-policy').hand(1, 'confusing-legal-text');

describe('TI4 24 Confusing Legal Text', () => {
  it('83.10a when its player is elected another seat is, in its place', () => {
    const table = decided(scene().play().quiet(), 'seat:1');
    expect(table).toOfferExactly(1, 'player-elected', [card, 'pass']);
    table.answer(1, 'player-elected', card);
    expect(table).toOfferExactly(1, 'card-seat', ['seat:2', 'seat:0']);
    table.answer(1, 'card-seat', 'seat:2');
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-policy', seat: 2 }]);
    expect(table.quiet().state.agenda?.id).toBe('economic-equality');
  });

  it('83.22b what was predicted is held against who is elected in the end', () => {
    const table = scene().hand(2, 'trade-rider').play().quiet();
    table.answers([2, 'agenda-read', 'card:trade-rider'], [2, 'prediction', 'seat:2']);
    decided(table.quiet(), 'seat:1');
    table.answers([1, 'player-elected', card], [1, 'card-seat', 'seat:2']);
    expect(table.quiet().seat(2).goods).toBe(5);
  });

  it('not when somebody else is elected', () => {
    const table = decided(scene().play().quiet(), 'seat:2');
    expect(table.quiet().seat(1).hand).toEqual(['confusing-legal-text']);
    expect(table.state.laws).toMatchObject([{ seat: 2 }]);
  });
});
