import { describe, expect, it } from 'vitest';
import { decided, inForce, revealing } from './voting.ts';

const scene = () => inForce(revealing('minister-of-policy'), 'committee-formation', { seat: 2 });

describe('Committee Formation', () => {
  it('26.3 26.4 lies in front of the elected player', () => {
    const table = decided(revealing('committee-formation').play(), 'seat:1');
    expect(table.state.laws).toMatchObject([{ id: 'committee-formation', seat: 1 }]);
  });

  it('before a vote that elects a player its owner may discard it and name the elected one; nobody votes', () => {
    const table = scene().play();
    expect(table).toWaitFor([2, 'voting-starts']);
    table.answer(2, 'voting-starts', 'law:committee-formation');
    expect(table).toOfferExactly(2, 'agenda-elect', ['seat:0', 'seat:1', 'seat:2']);
    table.answer(2, 'agenda-elect', 'seat:1');
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-policy', seat: 1 }]);
    expect(table.state.discards.agenda).toEqual(['committee-formation']);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('it need not be used', () => {
    const table = scene().play();
    table.answer(2, 'voting-starts', 'pass');
    expect(table).toWaitFor([1, 'vote']);
    expect(table.state.laws).toHaveLength(1);
  });

  it('has no say in other votes', () => {
    const table = inForce(revealing('mutiny'), 'committee-formation', { seat: 2 }).play();
    expect(table).toWaitFor([1, 'vote']);
  });

  it('83.22b predictions are compared with who was named', () => {
    const table = scene().hand(1, 'imperial-rider').play().quiet();
    table.answers([1, 'agenda-read', 'card:imperial-rider'], [1, 'prediction', 'seat:0']);
    table.quiet().answers([2, 'voting-starts', 'law:committee-formation'], [2, 'agenda-elect', 'seat:0']);
    expect(table.state.seats.map(({ points }) => points)).toEqual([0, 1, 0]);
  });

  it('settles a vote on itself too, and goes to whom it elects', () => {
    const again = inForce(revealing('miscount-disclosed'), 'committee-formation', { seat: 2 });
    const table = decided(again.play(), 'law:committee-formation');
    table.answers([2, 'voting-starts', 'law:committee-formation'], [2, 'agenda-elect', 'seat:1']);
    expect(table.state.laws).toMatchObject([{ id: 'committee-formation', seat: 1 }]);
    expect(table.state.discards.agenda).toEqual(['miscount-disclosed']);
  });
});
