import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const BIOMES = 'technology:production-biomes';
const scene = () => new Scene(3, ['hacan', 'xxcha', 'yssaril']).tech(0, 'production-biomes');

describe('Production Biomes', () => {
  it('31.1 45.4 exhausted for a strategy token: four trade goods, and two for another', () => {
    const table = scene().goods(0, 1).goods(2, 1).play();
    table.answer(0, 'action', BIOMES);
    expect(table).toOfferExactly(0, 'sheet-seat', ['seat:1', 'seat:2']);
    table.answer(0, 'sheet-seat', 'seat:2');
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([5, 0, 3]);
    expect(table.seat(0).technologies[0]?.exhausted).toBe(true);
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 1 });
    expect(table).toWaitFor([1, 'action']);
  });

  it('31.3 45.4 not exhausted, not without a token', () => {
    const offered = (s: Scene) => s.play().offers(0, 'action').includes(BIOMES);
    expect(offered(scene())).toBe(true);
    expect(offered(scene().pools(0, { strategy: 0 }))).toBe(false);
    expect(offered(scene().seat(0, { technologies: [{ id: 'production-biomes', exhausted: true }] }))).toBe(
      false,
    );
  });
});
