import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const INFERNO = 'unit:the-inferno';
const scene = () => new Scene(3, ['muaat', 'hacan', 'yssaril']).of(INFERNO).units(0, '20', { flagship: 1 });

describe('The Inferno', () => {
  it('31.1 a strategy token for a cruiser beside it', () => {
    const table = scene().units(0, '21', { 'war-sun': 1 }).play();
    table.answer(0, 'action', INFERNO);
    expect(table.at('20')).toBe('0:cruiser 1, 0:flagship 1');
    expect(table.at('21')).toBe('0:war-sun 1');
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 1 });
    expect(table).toWaitFor([1, 'action']);
  });

  it('66.3 the fleet pool holds', () => {
    const table = scene().pools(0, { fleet: 1 }).play();
    table.answer(0, 'action', INFERNO);
    expect(table).toWaitFor([0, 'fleet-excess']);
    table.answer(0, 'fleet-excess', { cruiser: 1 });
    expect(table.at('20')).toBe('0:flagship 1');
  });

  it('42.3a the last figure may come from elsewhere, but not from under a token', () => {
    const all = () => scene().pools(0, { fleet: 8 }).units(0, '22', { cruiser: 8 });
    const table = all().play();
    table.answer(0, 'action', INFERNO);
    expect(table.at('22')).toBe('0:cruiser 7');
    expect(table.at('20')).toBe('0:cruiser 1, 0:flagship 1');
    expect(all().token(0, '22').play().offers(0, 'action')).not.toContain(INFERNO);
  });

  it('31.3 not without a token, not without the ship, not for others', () => {
    const offered = (s: Scene) => s.play().offers(0, 'action').includes(INFERNO);
    expect(offered(scene())).toBe(true);
    expect(offered(scene().pools(0, { strategy: 0 }))).toBe(false);
    expect(offered(new Scene(3, ['muaat', 'hacan', 'yssaril']).of(INFERNO))).toBe(false);
    const other = new Scene(3, ['hacan', 'muaat', 'yssaril']).of(INFERNO).units(0, '20', { flagship: 1 });
    expect(offered(other)).toBe(false);
  });
});
