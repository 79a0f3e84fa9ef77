import { describe, expect, it } from 'vitest';
import { revealing } from '../agendas/voting.ts';

const card = 'card:distinguished-councilor';
const scene = () => revealing('mutiny').hand(1, 'distinguished-councilor').hand(2, 'distinguished-councilor');

describe('TI4 24 Distinguished Councilor', () => {
  it('83.15 after its player has cast votes there are five more for the same outcome', () => {
    const table = scene().play().quiet();
    table.answers([1, 'vote', 'against'], [1, 'vote-planets', ['hercant']]);
    expect(table).toOfferExactly(1, 'votes-cast', [card, 'pass']);
    expect(table.session.openFor(2).some(({ topic }) => topic === 'votes-cast')).toBe(false);
    table.answer(1, 'votes-cast', card);
    table.quiet();
    expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'against', votes: 6 }]);
    expect(table.quiet()).toWaitFor([2, 'vote']);
  });

  it('83.14 not after abstaining', () => {
    const table = scene().play().quiet();
    table.answer(1, 'vote', 'abstain');
    expect(table).toWaitFor([2, 'vote']);
    expect(table.seat(1).hand).toEqual(['distinguished-councilor']);
  });
});
