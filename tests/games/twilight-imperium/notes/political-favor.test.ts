import { describe, expect, it } from 'vitest';
import { revealing } from '../agendas/voting.ts';

const NOTE = 'note:political-favor@0';
/** Seat 0 is Xxcha; seat 1 holds its note. */
const scene = () => revealing('mutiny').note(1, 'political-favor', 0);

describe('Political Favor', () => {
  it('83.2a its owner loses a strategy token and the next agenda comes; the note goes back', () => {
    const table = scene().play();
    expect(table).toOfferExactly(1, 'agenda-revealed', [NOTE, 'pass']);
    table.answer(1, 'agenda-revealed', NOTE);
    expect(table.state.agenda?.id).toBe('economic-equality');
    expect(table.state.discards.agenda).toEqual(['mutiny']);
    expect(table.seat(0).pools.strategy).toBe(1);
    expect(table.seat(1).pools.strategy).toBe(2);
    expect(table.seat(0).notes).toEqual([{ id: 'political-favor', owner: 0 }]);
    expect(table).toWaitFor([1, 'vote']);
  });

  it('74.17 not when the owner has no token there', () => {
    const table = scene().pools(0, { strategy: 0 }).play().quiet();
    expect(table).toWaitFor([1, 'vote']);
    expect(table.state.agenda?.id).toBe('mutiny');
  });

  it('25.2 25.1a its owner has no use for it, and its player may keep it', () => {
    expect(revealing('mutiny').note(0, 'political-favor', 0).play()).toWaitFor([1, 'vote']);
    const table = scene().play();
    table.answer(1, 'agenda-revealed', 'pass');
    expect(table.seat(1).notes).toHaveLength(1);
    expect(table.state.agenda?.id).toBe('mutiny');
  });
});
