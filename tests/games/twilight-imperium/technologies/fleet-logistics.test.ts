import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('Fleet Logistics', () => {
  it('82.0 two actions in a turn', () => {
    const table = new Scene().tech(0, 'fleet-logistics').play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table).toWaitFor([0, 'action']);
    table.answers([0, 'action', 'tactical'], [0, 'activate', '21']);
    expect(table).toWaitFor([1, 'action']);
    expect(table.state.systems['20']?.tokens).toEqual([0]);
    expect(table.state.systems['21']?.tokens).toEqual([0]);
  });

  it('one is enough', () => {
    const table = new Scene().tech(0, 'fleet-logistics').play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20'], [0, 'action', 'end']);
    expect(table).toWaitFor([1, 'action']);
    expect(table.seat(0).passed).toBe(false);
  });

  it('the others have one', () => {
    const table = new Scene().tech(0, 'fleet-logistics').play();
    table.answers([0, 'action', 'pass'], [1, 'action', 'tactical'], [1, 'activate', '20']);
    expect(table).toWaitFor([2, 'action']);
  });
});
