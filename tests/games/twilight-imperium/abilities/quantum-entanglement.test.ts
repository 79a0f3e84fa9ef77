import { describe, expect, it } from 'vitest';
import { adjacent } from '#games/twilight-imperium/rules/board.ts';
import { waits } from '../combat.ts';
import { activating } from '../rules/moving.ts';
import { creuss } from './creuss.ts';

const QUANTUM = 'ability:quantum-entanglement';

describe('Quantum Entanglement', () => {
  it('alpha and beta wormholes are adjacent to Creuss, and to nobody else', () => {
    const s = creuss(QUANTUM).play().state as never;
    expect(adjacent(s, ['25', '26'], { seat: 0 })).toBe(true);
    expect(adjacent(s, ['26', '25'], { seat: 0 })).toBe(true);
    expect(adjacent(s, ['25', '26'], { seat: 1 })).toBe(false);
    expect(adjacent(s, ['25', '26'])).toBe(false);
    expect(adjacent(s, ['25', '25'], { seat: 0 })).toBe(false);
    expect(adjacent(s, ['25', '30'], { seat: 0 })).toBe(false);
    // 88.4: delta is another matter.
    expect(adjacent(s, ['25', '17'], { seat: 0 })).toBe(false);
  });

  it('47.3 its ships move from one to the other', () => {
    const table = activating(creuss(QUANTUM).units(0, '26', { carrier: 1 }), '25');
    table.answer(0, 'move', { '26:carrier': 1 });
    expect(table.at('25')).toBe('0:carrier 1');
    const other = activating(
      creuss(QUANTUM).stage({ kind: 'turn', seat: 1 }).units(1, '26', { carrier: 1 }),
      '25',
      {
        seat: 1,
      },
    );
    expect(waits(other)).not.toContain('1:move');
  });

  it('74.6 Enforced Travel Ban does not stop it', () => {
    const banned = (law: boolean) => {
      const scene = creuss(QUANTUM)
        .tile(12, '39')
        .units(0, '26', { carrier: 1 })
        .units(1, '39', { carrier: 1 })
        .with(({ laws }) => {
          if (law)
            laws.push({ id: 'enforced-travel-ban', seat: null, planet: null, exhausted: false, data: null });
        });
      return scene.play().state as never;
    };
    expect(adjacent(banned(true), ['26', '25'], { seat: 0, moving: true })).toBe(true);
    expect(adjacent(banned(true), ['26', '39'], { seat: 1, moving: true })).toBe(false);
    expect(adjacent(banned(false), ['26', '39'], { seat: 1, moving: true })).toBe(true);
  });
});
