import { describe, expect, it } from 'vitest';
import { facts } from '../combat.ts';
import { decided, inForce, revealing } from './voting.ts';

describe('Representative Government', () => {
  it('83.6 as a law each seat casts one vote on each agenda and exhausts no planet', () => {
    const table = inForce(revealing('mutiny'), 'representative-government').play();
    table.answers([1, 'vote', 'for'], [2, 'vote', 'against'], [0, 'vote', 'for']);
    // Two votes to one, though seat 2 has the most influence.
    expect(table.state.seats.map(({ points }) => points)).toEqual([1, 1, 0]);
    expect(facts(table, 'fact.voted').map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(table.planet('archon-ren').exhausted).toBe(false);
  });

  it('83.14 a seat may still abstain; one without planets votes too', () => {
    const table = inForce(revealing('mutiny'), 'representative-government')
      .control(1, 'hercant', { exhausted: true })
      .control(1, 'kamdorn', { exhausted: true })
      .play();
    expect(table).toOfferExactly(1, 'vote', ['for', 'against', 'abstain']);
  });

  it('voted down, who voted against it exhausts its cultural planets when the next strategy phase begins', () => {
    const table = revealing('representative-government')
      .control(2, 'mellon')
      .control(2, 'abyz')
      .control(1, 'centauri')
      .play();
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant']]);
    table.answers([2, 'vote', 'against'], [2, 'vote-planets', ['retillion']], [0, 'vote', 'abstain']);
    expect(table.planet('mellon').exhausted).toBe(false);
    expect(table.state.discards.agenda).toEqual(['representative-government']);
    decided(table, 'against');
    expect(table.state.stage.kind).toBe('strategy');
    expect(table.planet('mellon').exhausted).toBe(true);
    expect(facts(table, 'fact.planetsExhausted')).toEqual([{ seat: 2, planets: ['mellon'] }]);
    expect(table.planet('abyz').exhausted).toBe(false);
    expect(table.planet('centauri').exhausted).toBe(false);
    expect(table.state.effects).toEqual([]);
  });
});
