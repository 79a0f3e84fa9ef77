import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const FORGE = 'ability:star-forge';
const scene = () => new Scene(3, ['muaat', 'hacan', 'yssaril']).of(FORGE).units(0, '20', { 'war-sun': 1 });

describe('Star Forge', () => {
  it('31.1 a strategy token for two fighters or a destroyer beside a war sun', () => {
    const table = scene().units(0, '21', { 'war-sun': 1 }).units(0, '22', { cruiser: 1 }).play();
    table.answer(0, 'action', FORGE);
    expect(table).toOfferExactly(0, 'star-forge', [
      '20:fighter',
      '20:destroyer',
      '21:fighter',
      '21:destroyer',
    ]);
    table.answer(0, 'star-forge', '21:fighter');
    expect(table.at('21')).toBe('0:fighter 2, 0:war-sun 1');
    expect(table.at('20')).toBe('0:war-sun 1');
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 1 });
    expect(table).toWaitFor([1, 'action']);
  });

  it('66.3 a destroyer counts against the fleet pool', () => {
    const table = scene().units(0, '20', { cruiser: 2 }).play();
    table.answers([0, 'action', FORGE], [0, 'star-forge', '20:destroyer']);
    expect(table).toWaitFor([0, 'fleet-excess']);
    table.answer(0, 'fleet-excess', { cruiser: 1 });
    expect(table.at('20')).toBe('0:cruiser 1, 0:destroyer 1, 0:war-sun 1');
  });

  it('42.3 without a destroyer left there are only fighters', () => {
    const table = scene().units(0, '22', { destroyer: 8 }).token(0, '22').pools(0, { fleet: 8 }).play();
    table.answer(0, 'action', FORGE);
    expect(table).toOfferExactly(0, 'star-forge', ['20:fighter']);
  });

  it('31.3 not without a token, not without a war sun, not for others', () => {
    const offered = (s: Scene) => s.play().offers(0, 'action').includes(FORGE);
    expect(offered(scene())).toBe(true);
    expect(offered(scene().pools(0, { strategy: 0 }))).toBe(false);
    const bare = new Scene(3, ['muaat', 'hacan', 'yssaril']).of(FORGE).units(0, '20', { dreadnought: 1 });
    expect(offered(bare.units(1, '21', { 'war-sun': 1 }))).toBe(false);
    const other = new Scene(3, ['hacan', 'muaat', 'yssaril']).of(FORGE).units(0, '20', { 'war-sun': 1 });
    expect(offered(other)).toBe(false);
  });
});
