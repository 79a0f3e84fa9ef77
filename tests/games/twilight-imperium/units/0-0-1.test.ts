import { describe, expect, it } from 'vitest';
import { activate, hitting, missing, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

const battle = (
  own: Parameters<Scene['units']>[2],
  change: (scene: Scene) => Scene = (scene) => scene,
): Imperium => {
  const scene = new Scene(3, ['l1z1x', 'hacan', 'xxcha'])
    .of('unit:0-0-1')
    .pools(0, { fleet: 8 })
    .pools(1, { fleet: 8 })
    .units(0, '20', own)
    .units(1, '20', { carrier: 2, cruiser: 2, fighter: 6 });
  return activate(missing(hitting(change(scene), 0, 'combat'), 1, 'combat'), '20');
};

describe('[0.0.1]', () => {
  it('hits of the flagship and of dreadnoughts beside it go to ships that are no fighters', () => {
    const table = battle({ flagship: 1, dreadnought: 1 });
    expect(table).toWaitFor([1, 'losses']);
    expect(table).toRefuse(1, 'losses', { fighter: 3 }, 'TI4 81.1');
    expect(table).toRefuse(1, 'losses', { cruiser: 2, fighter: 1 }, 'TI4 81.1');
    table.answer(1, 'losses', { cruiser: 2, carrier: 1 });
    expect(table.at('20')).toContain('1:fighter 6');
  });

  it('those of other ships do not', () => {
    const table = battle({ flagship: 1, cruiser: 2 });
    expect(table).toRefuse(1, 'losses', { fighter: 4 }, 'TI4 81.1');
    table.answer(1, 'losses', { cruiser: 2, fighter: 2 });
    expect(table.at('20')).toContain('1:fighter 4');
  });

  it('where there are too few others, fighters take the rest', () => {
    const scene = new Scene(3, ['l1z1x', 'hacan', 'xxcha'])
      .of('unit:0-0-1')
      .units(0, '20', { flagship: 1, dreadnought: 2 })
      .units(1, '20', { carrier: 1, fighter: 4 });
    const table = activate(missing(hitting(scene, 0, 'combat'), 1, 'combat'), '20');
    table.answer(1, 'losses', { carrier: 1, fighter: 3 });
    expect(table.at('20')).toBe('0:dreadnought 2, 0:flagship 1');
  });

  it('dreadnoughts alone are free of it, and so is a flagship elsewhere', () => {
    const table = battle({ dreadnought: 3 }, (scene) => scene.units(0, '36', { flagship: 1 }));
    expect(waits(table)).toEqual(['1:losses']);
    table.answer(1, 'losses', { fighter: 3 });
    expect(table.at('20')).toContain('1:fighter 3');
  });
});
