import { describe, expect, it } from 'vitest';
import { decided, revealing } from './voting.ts';

const scene = () => revealing('mutiny').seat(1, { points: 2 }).seat(2, { points: 3 });

describe('Mutiny', () => {
  it('for: whoever voted for it gains a point', () => {
    const table = scene().play();
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant', 'kamdorn']]);
    table.answers([2, 'vote', 'against'], [2, 'vote-planets', ['shalloq']]);
    table.answers([0, 'vote', 'for'], [0, 'vote-planets', ['archon-tau']]);
    expect(table.state.seats.map(({ points }) => points)).toEqual([1, 3, 3]);
    expect(table.state.discards.agenda).toEqual(['mutiny']);
  });

  it('against: whoever voted for it loses a point, never below zero', () => {
    const table = scene().play();
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant']]);
    table.answers([2, 'vote', 'against'], [2, 'vote-planets', ['retillion']]);
    table.answers([0, 'vote', 'for'], [0, 'vote-planets', ['archon-tau']]);
    expect(table.state.seats.map(({ points }) => points)).toEqual([0, 1, 3]);
  });

  it('83.14 83.19 who casts no vote has not voted for it, the deciding speaker neither', () => {
    const table = decided(scene().play(), 'for');
    expect(table.state.seats.map(({ points }) => points)).toEqual([0, 2, 3]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('51.7 several who reach the target at once: without strategy cards the nearest to the speaker wins', () => {
    const table = revealing('mutiny').seat(1, { points: 9 }).seat(2, { points: 9 }).play();
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant']]);
    table.answers([2, 'vote', 'for'], [2, 'vote-planets', ['retillion']], [0, 'vote', 'abstain']);
    expect(table.state).toMatchObject({ stage: { kind: 'over' }, winner: { seat: 1, by: 'points' } });
  });
});
