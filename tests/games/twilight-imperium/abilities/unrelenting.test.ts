import { describe, expect, it } from 'vitest';
import { activate, rolls, waits } from '../combat.ts';
import { Scene } from '../scene.ts';

describe('Unrelenting', () => {
  it('39.2 +1 to every combat roll of its units, in space and on the ground', () => {
    const scene = new Scene(3, ['sardakk', 'hacan', 'xxcha'])
      .of('ability:unrelenting')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 })
      .units(0, '20', { cruiser: 3, carrier: 1, infantry: 4 })
      .pools(0, { fleet: 8 })
      .units(1, '20', { destroyer: 1 });
    const table = activate(scene, '20');
    for (let n = 0; n < 20 && !waits(table).includes('0:commit'); n++) {
      const next = table.session.waiting()[0];
      const question = next && table.session.openFor(next.seat).find(({ topic }) => topic === next.topic);
      if (!next || !question) break;
      table.answer(next.seat, next.topic, question.fallback);
    }
    table.answer(0, 'commit', { 'vefut-ii:infantry': 4 });
    const bonuses = (seat: number, kind: string) =>
      rolls(table)
        .filter((roll) => roll.seat === seat && roll.kind === kind)
        .flatMap(({ groups }) => groups.map(({ bonus }) => bonus));
    expect(bonuses(0, 'combat').length).toBeGreaterThan(2);
    expect(new Set(bonuses(0, 'combat'))).toEqual(new Set([1]));
    expect(new Set(bonuses(1, 'combat'))).toEqual(new Set([0]));
    expect(new Set(bonuses(1, 'barrage'))).toEqual(new Set([0]));
  });

  it('8.1c 34.3d 19.1c not to rolls of unit abilities', () => {
    const scene = new Scene(3, ['sardakk', 'hacan', 'xxcha'])
      .of('ability:unrelenting')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 2 })
      .units(0, '20', { dreadnought: 1, infantry: 1 });
    const table = activate(scene, '20');
    table.answer(0, 'bombardment', 'bombard');
    expect(rolls(table)[0]).toMatchObject({ kind: 'bombardment', groups: [{ bonus: 0 }] });
  });
});
