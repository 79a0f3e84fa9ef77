import { describe, expect, it } from 'vitest';
import { decided, revealing } from '../agendas/voting.ts';

const card = 'card:assassinate-representative';

describe('TI4 24 Assassinate Representative', () => {
  it('83.16 after an agenda is revealed another seat loses its vote on it', () => {
    const table = revealing('mutiny').hand(0, 'assassinate-representative').play().quiet();
    table.answer(0, 'agenda-read', card);
    expect(table).toOfferExactly(0, 'card-seat', ['seat:1', 'seat:2']);
    table.answer(0, 'card-seat', 'seat:1');
    expect(table).toWaitFor([2, 'vote']);
    table.answer(2, 'vote', 'abstain');
    expect(table).toWaitFor([0, 'vote']);
    expect(table.state.agenda?.abstained).toEqual([1, 2]);
  });

  it('83.16 on the next agenda it votes again', () => {
    const table = revealing('mutiny').hand(0, 'assassinate-representative').play().quiet();
    table.answers([0, 'agenda-read', card], [0, 'card-seat', 'seat:1']);
    decided(table, 'against');
    expect(table.quiet().state.agenda?.id).toBe('economic-equality');
    expect(table).toWaitFor([1, 'vote']);
  });

  it('who cannot vote anyway is no target', () => {
    const table = revealing('mutiny')
      .hand(0, 'assassinate-representative')
      .hand(1, 'trade-rider')
      .play()
      .quiet();
    table.answer(0, 'agenda-read', 'pass');
    table.answers([1, 'agenda-read', 'card:trade-rider'], [1, 'prediction', 'for']);
    table.quiet().answer(0, 'agenda-read', card);
    expect(table.quiet()).toWaitFor([0, 'vote']);
  });
});
