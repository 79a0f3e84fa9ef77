import { describe, expect, it } from 'vitest';
import { facts } from '../combat.ts';
import { Scene } from '../scene.ts';

const scene = () => new Scene().hand(0, 'uprising');

describe('TI4 24 Uprising', () => {
  it('74.17 a ready planet of another is exhausted, then its resources come in trade goods', () => {
    const table = scene().control(1, 'bereg').control(2, 'vefut-ii').control(0, 'saudor').play();
    table.answer(0, 'action', 'card:uprising');
    expect(table).toOfferExactly(0, 'card-planet', ['bereg', 'vefut-ii']);
    table.answer(0, 'card-planet', 'bereg');
    expect(table.planet('bereg')).toMatchObject({ controller: 1, exhausted: true });
    expect(facts(table, 'fact.planetsExhausted')).toEqual([{ seat: 1, planets: ['bereg'] }]);
    expect(table.seat(0).goods).toBe(3);
    expect(table).toWaitFor([1, 'action']);
  });

  it('74.17 31.3 no goods where nothing can be exhausted: neither home planets nor exhausted ones will do', () => {
    const table = scene().control(1, 'bereg', { exhausted: true }).play();
    expect(table.offers(0, 'action')).not.toContain('card:uprising');
  });
});
