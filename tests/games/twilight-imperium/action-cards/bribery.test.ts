import { describe, expect, it } from 'vitest';
import { revealing } from '../agendas/voting.ts';
import { facts } from '../combat.ts';

const card = 'card:bribery';

/** Seat 1 votes with Hercant, worth one vote, the others abstain. */
function voted(goods: number, held: 'bribery' | 'sabotage' = 'bribery') {
  const table = revealing('mutiny')
    .hand(1, 'bribery')
    .hand(2, held)
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
    expect(table.form(1, 'bribe')).toMatchObject({ min: 1, max: 5 });
    table.answer(1, 'bribe', 3);
    table.quiet();
    expect(table.seat(1).goods).toBe(2);
    expect(facts(table, 'fact.votesAdded')).toEqual([{ seat: 1, count: 3, outcome: 'for', total: 4 }]);
    expect(table.quiet().seat(1).points).toBe(1);
  });

  it('24.7 24.8 how many is said before it can be cancelled; cancelled, it costs nothing', () => {
    const bribing = () => {
      const table = voted(5, 'sabotage');
      table.answers([1, 'speaker-voted', card], [1, 'bribe', 3]);
      return table;
    };
    const table = bribing();
    expect(facts(table, 'fact.aimedWithGoods')).toEqual([{ seat: 1, card: 'bribery', goods: 3 }]);
    expect(table).toOfferExactly(2, 'action-card-played', ['card:sabotage', 'pass']);
    expect(table.seat(1).goods).toBe(5);
    table.answer(2, 'action-card-played', 'card:sabotage');
    expect(table.seat(1).goods).toBe(5);
    expect(facts(table, 'fact.votesAdded')).toEqual([]);
    const spared = bribing();
    spared.answer(2, 'action-card-played', 'pass');
    expect(spared.seat(1).goods).toBe(2);
    expect(facts(spared, 'fact.votesAdded')).toMatchObject([{ count: 3 }]);
  });

  it('74.11 69.6 goods given away before it is resolved buy no votes', () => {
    const table = voted(5, 'sabotage');
    table.answers([1, 'speaker-voted', card], [1, 'bribe', 3]);
    table.answers([1, 'deal', 'offer:0'], [1, 'terms', { 'give:goods': 3 }], [0, 'deal', 'accept:1']);
    table.answer(2, 'action-card-played', 'pass');
    expect(table.seat(1).goods).toBe(2);
    expect(facts(table, 'fact.votesAdded')).toEqual([]);
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
