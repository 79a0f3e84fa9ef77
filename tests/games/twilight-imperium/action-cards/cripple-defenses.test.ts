import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const scene = () =>
  new Scene()
    .hand(0, 'cripple-defenses')
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { pds: 2, infantry: 1, 'space-dock': 1 });

describe('TI4 24 Cripple Defenses', () => {
  it('24.6a every PDS on a planet is destroyed, and nothing else', () => {
    const table = scene().control(2, 'bereg').units(2, 'bereg', { pds: 1 }).play();
    table.answer(0, 'action', 'card:cripple-defenses');
    // The best defended come first.
    expect(table.offers(0, 'card-planet').slice(0, 2)).toEqual(['vefut-ii', 'bereg']);
    table.answer(0, 'card-planet', 'vefut-ii');
    expect(table.at('vefut-ii')).toBe('1:infantry 1, 1:space-dock 1');
    expect(table.planet('vefut-ii').controller).toBe(1);
    expect(table.at('bereg')).toBe('2:pds 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('24.6a also where there are none; one’s own are no target', () => {
    const table = new Scene()
      .hand(0, 'cripple-defenses')
      .control(0, 'wellon')
      .units(0, 'wellon', { pds: 2 })
      .control(1, 'vefut-ii')
      .play();
    table.answer(0, 'action', 'card:cripple-defenses');
    expect(table.offers(0, 'card-planet')).toContain('vefut-ii');
    expect(table.offers(0, 'card-planet')).not.toContain('wellon');
    table.answer(0, 'card-planet', 'vefut-ii');
    expect(table).toWaitFor([1, 'action']);
  });
});
