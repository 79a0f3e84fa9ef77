import { describe, expect, it } from 'vitest';
import { activate, rolls, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

const landing = (owner: 1 | 2): Imperium => {
  const scene = new Scene(3, owner === 1 ? ['hacan', 'sardakk', 'xxcha'] : ['hacan', 'xxcha', 'sardakk'])
    .note(0, 'tekklar-legion', owner)
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { infantry: 3 })
    .units(0, '20', { carrier: 1, infantry: 3 });
  const table = activate(scene, '20').quiet();
  table.answer(0, 'commit', { 'vefut-ii:infantry': 3 });
  return table.quiet();
};
const bonuses = (table: Imperium, seat: number) =>
  new Set(
    rolls(table)
      .filter((roll) => roll.seat === seat && roll.kind === 'combat')
      .flatMap(({ groups }) => groups.map(({ bonus }) => bonus)),
  );

describe('Tekklar Legion', () => {
  it('39.2 +1 to combat rolls in a ground combat; then it goes back', () => {
    const table = landing(2);
    expect(table).toWaitFor([0, 'combat-round-starts']);
    table.answer(0, 'combat-round-starts', 'note:tekklar-legion@2');
    expect(bonuses(table, 0)).toEqual(new Set([1]));
    expect(bonuses(table, 1)).toEqual(new Set([0]));
    expect(table.seat(2).notes).toEqual([{ id: 'tekklar-legion', owner: 2 }]);
    expect(table.state.effects).toEqual([]);
  });

  it('against its owner −1 to theirs', () => {
    const table = landing(1).answers([0, 'combat-round-starts', 'note:tekklar-legion@1']) as Imperium;
    expect(bonuses(table, 0)).toEqual(new Set([1]));
    expect(bonuses(table, 1)).toEqual(new Set([-1]));
  });

  it('may be kept; in space it is of no use', () => {
    const kept = landing(2).answers([0, 'combat-round-starts', 'pass']) as Imperium;
    expect(bonuses(kept, 0)).toEqual(new Set([0]));
    const space = new Scene(3, ['hacan', 'xxcha', 'sardakk'])
      .note(0, 'tekklar-legion', 2)
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { cruiser: 1 });
    expect(waits(activate(space, '20').quiet())).not.toContain('0:combat-round-starts');
  });
});
