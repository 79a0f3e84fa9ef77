import { describe, expect, it } from 'vitest';
import { revealing } from '../agendas/voting.ts';
import { facts } from '../combat.ts';

const card = 'card:bribery';

/** Seat 1 votes with Hercant, worth one vote, the others abstain. */
function voted(goods: number) {
  const table = revealing('mutiny')
    .hand(1, 'bribery')
    .hand(2, 'bribery')
    .goods(1, goods)
    .goods(2, 5)
    .play()
    .quiet();
  table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant']]);
  table.quiet().answer(2, 'vote', 'abstain');
  table.quiet().answer(0, 'vote', 'abstain');
  return table;
}

describe('TI4 24 Bribery', () => {
  it('83.15 after the speaker’s vote trade goods add votes to the outcome its player has voted for', () => {
    const table = voted(5);
    expect(table).toOfferExactly(1, 'speaker-voted', [card, 'pass']);
    table.answer(1, 'speaker-voted', card);
    table.quiet();
    expect(table.form(1, 'bribe')).toMatchObject({ min: 1, max: 5 });
    table.answer(1, 'bribe', 3);
    expect(table.seat(1).goods).toBe(2);
    expect(facts(table, 'fact.votesAdded')).toEqual([{ seat: 1, count: 3, outcome: 'for', total: 4 }]);
    expect(table.quiet().seat(1).points).toBe(1);
  });

  it('83.14 not by who has cast no votes', () => {
    const table = voted(5);
    expect(table.session.openFor(2).some(({ topic }) => topic === 'speaker-voted')).toBe(false);
  });

  it('not without trade goods', () => {
    const table = voted(0);
    expect(table.quiet().seat(1).hand).toEqual(['bribery']);
    expect(table.state.agenda?.id).toBe('economic-equality');
  });
});
