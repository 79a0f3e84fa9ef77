import { describe, expect, it } from 'vitest';
import { facts } from '../combat.ts';
import { Scene } from '../scene.ts';

const card = 'card:plague';
const scene = () =>
  new Scene().hand(0, 'plague').control(1, 'vefut-ii').units(1, 'vefut-ii', { infantry: 12, pds: 1 });

describe('TI4 24 Plague', () => {
  it('a die for each infantry on a planet of another: each 6 or more destroys one', () => {
    const table = scene().control(2, 'bereg').units(2, 'bereg', { infantry: 1 }).play();
    table.answer(0, 'action', card);
    // Where the most would fall comes first.
    expect(table.offers(0, 'card-planet').slice(0, 2)).toEqual(['vefut-ii', 'bereg']);
    table.answer(0, 'card-planet', 'vefut-ii');
    const [rolled] = facts(table, 'fact.cardRolled');
    const results = rolled?.results as number[];
    expect(results).toHaveLength(12);
    const lost = results.filter((result) => result >= 6).length;
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThan(12);
    expect(table.at('vefut-ii')).toBe(`1:infantry ${12 - lost}, 1:pds 1`);
    expect(table.at('bereg')).toBe('2:infantry 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('24.6a also on a planet of another without infantry', () => {
    const table = new Scene().hand(0, 'plague').control(1, 'vefut-ii').control(0, 'bereg').play();
    table.answer(0, 'action', card);
    expect(table.offers(0, 'card-planet')).not.toContain('bereg');
    table.answer(0, 'card-planet', 'vefut-ii');
    expect(table.told()).not.toContain('fact.cardRolled');
    expect(table).toWaitFor([1, 'action']);
  });
});
