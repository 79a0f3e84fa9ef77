import { describe, expect, it } from 'vitest';
import { inForce } from '../agendas/voting.ts';
import { Scene } from '../scene.ts';

const scene = () => new Scene().hand(0, 'repeal-law');

describe('TI4 24 Repeal Law', () => {
  it('26.5 a law loses its force and is discarded', () => {
    const laws = inForce(inForce(scene(), 'fleet-regulations'), 'minister-of-policy', { seat: 1 });
    const table = laws.play();
    table.answer(0, 'action', 'card:repeal-law');
    expect(table).toOfferExactly(0, 'card-law', ['fleet-regulations', 'minister-of-policy']);
    table.answer(0, 'card-law', 'minister-of-policy');
    expect(table.state.laws.map(({ id }) => id)).toEqual(['fleet-regulations']);
    expect(table.state.discards.agenda).toEqual(['minister-of-policy']);
    expect(table).toWaitFor([1, 'action']);
  });

  it('31.3 not without a law', () => {
    expect(scene().play().offers(0, 'action')).not.toContain('card:repeal-law');
  });
});
