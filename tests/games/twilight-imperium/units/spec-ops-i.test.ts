import { describe, expect, it } from 'vitest';
import { activate, rolls } from '../combat.ts';
import { Scene } from '../scene.ts';

describe('Spec Ops I', () => {
  it('7.1 they hit on 7, other infantry on 8', () => {
    const scene = new Scene(3, ['sol', 'hacan', 'yssaril'])
      .units(0, '20', { carrier: 1, infantry: 3 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 2 });
    const table = activate(scene, '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 3 });
    const value = (seat: number) => rolls(table).find((roll) => roll.seat === seat)?.groups[0]?.hitOn;
    expect([value(0), value(1)]).toEqual([7, 8]);
  });
});
