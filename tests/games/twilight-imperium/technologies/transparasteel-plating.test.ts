import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Seat 0, Yssaril, plays Industrial Initiative; the others could cancel it. */
const scene = () =>
  new Scene(3, ['yssaril', 'hacan', 'xxcha'])
    .tech(0, 'transparasteel-plating')
    .control(0, 'wellon')
    .hand(0, 'industrial-initiative')
    .hand(1, 'sabotage')
    .hand(2, 'sabotage');
const asked = (table: ReturnType<Scene['play']>) => table.session.waiting().map(({ seat }) => seat);

describe('Transparasteel Plating', () => {
  it('24.5 in own turns whoever has passed plays no action card; whoever has not may', () => {
    const table = scene().seat(1, { passed: true }).play();
    table.answer(0, 'action', 'card:industrial-initiative');
    expect(asked(table)).toEqual([2]);
    table.answer(2, 'action-card-played', 'pass');
    expect(table.seat(0).goods).toBe(1);
    expect(table.seat(1).hand).toEqual(['sabotage']);
  });

  it('without a seat that has passed it does nothing', () => {
    const table = scene().play();
    table.answer(0, 'action', 'card:industrial-initiative');
    expect(asked(table)).toEqual([1, 2]);
  });

  it('in turns of others passed seats may play', () => {
    const table = scene()
      .seat(1, { passed: true })
      .stage({ kind: 'turn', seat: 2 })
      .hand(2, 'industrial-initiative')
      .control(2, 'saudor')
      .hand(0)
      .play();
    table.answer(2, 'action', 'card:industrial-initiative');
    expect(asked(table)).toEqual([1]);
    table.answer(1, 'action-card-played', 'card:sabotage');
    expect(table.seat(2).goods).toBe(0);
  });

  it('other abilities of passed seats work', () => {
    const table = scene().hand(1).hand(2).seat(2, { passed: true }).tech(2, 'instinct-training').play();
    table.answer(0, 'action', 'card:industrial-initiative');
    expect(table).toWaitFor([2, 'action-card-played']);
    table.answer(2, 'action-card-played', 'technology:instinct-training');
    expect(table.seat(0).goods).toBe(0);
  });
});
