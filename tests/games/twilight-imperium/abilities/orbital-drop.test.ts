import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const DROP = 'ability:orbital-drop';
const scene = () => new Scene(3, ['sol', 'hacan', 'yssaril']).of(DROP);

describe('Orbital Drop', () => {
  it('31.1 a strategy token for two infantry on an own planet of choice', () => {
    const table = scene().control(0, 'vefut-ii').control(1, 'thibah').play();
    table.answer(0, 'action', DROP);
    expect(table).toOfferExactly(0, 'sheet-planet', ['jord', 'vefut-ii']);
    table.answer(0, 'sheet-planet', 'vefut-ii');
    expect(table.at('vefut-ii')).toBe('0:infantry 2');
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 1 });
    expect(table).toWaitFor([1, 'action']);
  });

  it('nobody is asked where there is one planet', () => {
    const table = scene().units(0, 'jord', { infantry: 1 }).play();
    table.answer(0, 'action', DROP);
    expect(table.at('jord')).toBe('0:infantry 3');
  });

  it('31.3 not without a token, not without a planet, not for others', () => {
    const offered = (s: Scene) => s.play().offers(0, 'action').includes(DROP);
    expect(offered(scene())).toBe(true);
    expect(offered(scene().pools(0, { strategy: 0 }))).toBe(false);
    expect(offered(scene().control(1, 'jord').units(0, '20', { carrier: 1, infantry: 1 }))).toBe(false);
    expect(offered(new Scene(3, ['hacan', 'sol', 'yssaril']).of(DROP))).toBe(false);
  });
});
