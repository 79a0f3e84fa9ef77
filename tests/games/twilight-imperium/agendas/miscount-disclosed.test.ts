import { describe, expect, it } from 'vitest';
import { decided, inForce, revealing } from './voting.ts';

const scene = () => inForce(revealing('miscount-disclosed'), 'minister-of-policy', { seat: 1 });

describe('Miscount Disclosed', () => {
  it('the elected law is voted on again, and stays in force meanwhile', () => {
    const table = decided(scene().play(), 'law:minister-of-policy');
    expect(table.state.agenda).toMatchObject({
      id: 'minister-of-policy',
      by: 'miscount-disclosed',
      votes: [],
    });
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-policy', seat: 1 }]);
    expect(table).toWaitFor([1, 'vote']);
  });

  it('26.3 with another player elected it changes hands', () => {
    const table = decided(decided(scene().play(), 'law:minister-of-policy'), 'seat:2');
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-policy', seat: 2 }]);
    expect(table.state.discards.agenda).toEqual(['miscount-disclosed']);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('26.6 a law that is now voted down is discarded', () => {
    const table = inForce(revealing('miscount-disclosed'), 'fleet-regulations').play();
    decided(decided(table, 'law:fleet-regulations'), 'against');
    expect(table.state.laws).toEqual([]);
    expect(table.state.discards.agenda).toEqual(['fleet-regulations', 'miscount-disclosed']);
  });

  it('83.16 who could not vote on it because of a prediction votes on the law', () => {
    const table = scene().hand(1, 'imperial-rider').play();
    table.quiet().answer(1, 'agenda-read', 'card:imperial-rider');
    table.quiet();
    expect(table).toWaitFor([2, 'vote']);
    decided(table, 'law:minister-of-policy');
    expect(table.state.agenda?.id).toBe('minister-of-policy');
    expect(table).toWaitFor([1, 'vote']);
    decided(table, 'seat:2');
    // 83.22b: the prediction was about which law it would be.
    expect(table.seat(1).points).toBe(1);
    expect(table.state.effects).toEqual([]);
  });

  it('83.16 who was kept from voting on it votes on the law', () => {
    const table = scene().hand(0, 'assassinate-representative').play();
    table.quiet().answers([0, 'agenda-read', 'card:assassinate-representative'], [0, 'card-seat', 'seat:1']);
    expect(table.quiet()).toWaitFor([2, 'vote']);
    decided(table, 'law:minister-of-policy');
    expect(table).toWaitFor([1, 'vote']);
  });

  it('83.16 who predicts what comes of the law does not vote on it', () => {
    const table = scene().hand(1, 'imperial-rider').play().quiet();
    table.answer(1, 'agenda-read', 'pass');
    decided(table, 'law:minister-of-policy').quiet();
    table.answers([1, 'agenda-read', 'card:imperial-rider'], [1, 'prediction', 'seat:2']);
    expect(table.quiet()).toWaitFor([2, 'vote']);
    decided(table, 'seat:2');
    expect(table.seat(1).points).toBe(1);
  });

  it('without a law in play the next agenda takes its place', () => {
    expect(revealing('miscount-disclosed').play().state.agenda?.id).toBe('economic-equality');
  });

  it('a law that is vetoed brings the next agenda, which is voted on in its place', () => {
    const table = scene().hand(1, 'veto').play().quiet();
    table.answer(1, 'agenda-revealed', 'pass');
    decided(table.quiet(), 'law:minister-of-policy').quiet();
    expect(table.state.agenda?.id).toBe('minister-of-policy');
    table.answer(1, 'agenda-revealed', 'card:veto');
    expect(table.quiet().state.agenda?.id).toBe('economic-equality');
    expect(table.state.laws).toEqual([]);
    decided(table, 'for').quiet();
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([5, 5, 5]);
    expect(table.state.discards.agenda.toSorted()).toEqual([
      'economic-equality',
      'minister-of-policy',
      'miscount-disclosed',
    ]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
    expect(table.state.agenda?.id).toBe('arms-reduction');
  });
});
