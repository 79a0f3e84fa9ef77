import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const trading = (scene: Scene) =>
  scene.strategy(0, { id: 'trade', exhausted: false }).play().answers([0, 'action', 'strategic:trade']);

describe('Trade Agreement', () => {
  it('60.6 all commodities of the owner, those just replenished included, are the player’s trade goods', () => {
    const table = trading(new Scene().goods(0, 0, 1).note(1, 'trade-agreement', 0));
    table.answer(1, 'commodities-replenished', 'note:trade-agreement@0');
    expect(table.seat(1).goods).toBe(4);
    expect(table.seat(0)).toMatchObject({
      goods: 3,
      commodities: 0,
      notes: [{ id: 'trade-agreement', owner: 0 }],
    });
    expect(table).toWaitFor([0, 'trade']);
  });

  it('can be kept for another time', () => {
    const table = trading(new Scene().note(1, 'trade-agreement', 0));
    table.answer(1, 'commodities-replenished', 'pass');
    expect(table.seat(0).commodities).toBe(4);
    expect(table.seat(1).notes).toHaveLength(1);
  });

  it('can be played even if the owner had as many as possible', () => {
    const table = trading(new Scene().goods(0, 0, 4).note(1, 'trade-agreement', 0));
    table.answer(1, 'commodities-replenished', 'note:trade-agreement@0');
    expect(table.seat(1).goods).toBe(4);
  });

  it('is for its owner’s commodities only', () => {
    const table = trading(new Scene().note(1, 'trade-agreement', 2)).quiet();
    expect(table).toWaitFor([0, 'trade']);
  });
});
