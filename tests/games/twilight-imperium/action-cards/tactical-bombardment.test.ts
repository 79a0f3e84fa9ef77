import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const card = 'card:tactical-bombardment';
const scene = () =>
  new Scene()
    .hand(0, 'tactical-bombardment')
    .control(1, 'bereg')
    .control(2, 'lirta-iv')
    .control(1, 'vefut-ii')
    .control(0, 'wellon');

describe('TI4 24 Tactical Bombardment', () => {
  it('where its player has a unit with BOMBARDMENT all planets of others are exhausted', () => {
    const table = scene()
      .units(0, '35', { dreadnought: 1 })
      .units(0, '20', { cruiser: 1 })
      .units(0, '19', { dreadnought: 1 })
      .play();
    table.answers([0, 'action', card], [0, 'card-system', '35']);
    expect(table.planet('bereg').exhausted).toBe(true);
    expect(table.planet('lirta-iv').exhausted).toBe(true);
    expect(table.planet('vefut-ii').exhausted).toBe(false);
    expect(table.planet('wellon').exhausted).toBe(false);
    expect(table).toWaitFor([1, 'action']);
  });

  it('its player names the system where there are several', () => {
    const table = scene().units(0, '35', { dreadnought: 1 }).units(0, '20', { dreadnought: 1 }).play();
    table.answer(0, 'action', card);
    expect(table).toOfferExactly(0, 'card-system', ['35', '20']);
    table.answer(0, 'card-system', '20');
    expect(table.planet('vefut-ii').exhausted).toBe(true);
    expect(table.planet('bereg').exhausted).toBe(false);
  });

  it('24.6a also where no planet of another is ready, for the sake of the action', () => {
    const table = scene()
      .units(0, '20', { cruiser: 1 })
      .units(0, '35', { dreadnought: 1 })
      .control(1, 'bereg', { exhausted: true })
      .play();
    table.answer(0, 'action', card);
    expect(table).toWaitFor([1, 'action']);
    expect(table.seat(0).hand).toEqual([]);
  });

  it('31.3 not without such a unit', () => {
    const table = scene().units(0, '20', { cruiser: 1 }).control(1, 'vefut-ii').play();
    expect(table.offers(0, 'action')).not.toContain(card);
  });
});
