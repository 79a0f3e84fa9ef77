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

  it('without a law in play the next agenda takes its place', () => {
    expect(revealing('miscount-disclosed').play().state.agenda?.id).toBe('economic-equality');
  });
});
