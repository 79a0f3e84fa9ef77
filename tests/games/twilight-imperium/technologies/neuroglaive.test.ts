import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const activating = (scene: Scene, seat = 0) =>
  scene.stage({ kind: 'turn', seat }).play().answers([seat, 'action', 'tactical'], [seat, 'activate', '20']);

describe('Neuroglaive', () => {
  it('whoever activates a system with its owner’s ships loses a token of the fleet pool', () => {
    const table = activating(new Scene().tech(1, 'neuroglaive').units(1, '20', { fighter: 1, carrier: 1 }));
    expect(table.seat(0).pools.fleet).toBe(2);
    expect(table.seat(1).pools.fleet).toBe(3);
    expect(table.seat(2).pools.fleet).toBe(3);
  });

  it('66.3 which tells at once', () => {
    const table = activating(
      new Scene().tech(1, 'neuroglaive').units(1, '20', { carrier: 1 }).units(0, '36', { cruiser: 3 }),
    );
    expect(table.at('36')).toBe('0:cruiser 2');
  });

  it('ground forces and the owner’s own activation do not', () => {
    const ground = new Scene()
      .tech(1, 'neuroglaive')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 2 });
    expect(activating(ground).seat(0).pools.fleet).toBe(3);
    const own = activating(new Scene().tech(1, 'neuroglaive').units(1, '20', { cruiser: 1 }), 1);
    expect(own.seat(1).pools.fleet).toBe(3);
  });

  it('an empty pool loses nothing', () => {
    const table = activating(
      new Scene().tech(1, 'neuroglaive').pools(0, { fleet: 0 }).units(1, '20', { cruiser: 1 }),
    );
    expect(table.seat(0).pools.fleet).toBe(0);
  });
});
