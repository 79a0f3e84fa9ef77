import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Seat 0 plays Technology; seat 1 is Jol-Nar. */
const scene = () =>
  new Scene(3, ['hacan', 'jolnar', 'yssaril'])
    .of('ability:brilliant')
    .strategy(0, { id: 'technology', exhausted: false })
    .pools(2, { strategy: 0 });
const played = (set: Scene) => {
  const table = set.play();
  return table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
};
const techs = (table: ReturnType<Scene['play']>, seat: number) =>
  table.seat(seat).technologies.map(({ id }) => id);
const poor = (s: Scene['state']) => {
  for (const planet of Object.values(s.planets)) planet.exhausted = true;
};

describe('Brilliant', () => {
  it('23.2 for the token of the secondary a technology is researched without resources', () => {
    const table = played(scene().with(poor));
    table.answers([1, 'follow-technology', 'yes'], [1, 'research', 'sarween-tools']);
    expect(techs(table, 1)).toEqual(['sarween-tools']);
    expect(table.seat(1).pools.strategy).toBe(1);
    expect(table).toWaitFor([1, 'action']);
  });

  it('23.2 and a second one for six resources', () => {
    const table = played(scene().with(poor).goods(1, 6));
    table.answers(
      [1, 'follow-technology', 'yes'],
      [1, 'research', 'sarween-tools'],
      [1, 'research-more', 'yes'],
    );
    table.answer(1, 'research', 'plasma-scoring');
    expect(techs(table, 1)).toEqual(['sarween-tools', 'plasma-scoring']);
    expect(table.seat(1).goods).toBe(0);
  });

  it('23.2 with five resources there is no second one', () => {
    const table = played(scene().with(poor).goods(1, 5));
    table.answers([1, 'follow-technology', 'yes'], [1, 'research', 'sarween-tools']);
    expect(table).toWaitFor([1, 'action']);
    expect(table.seat(1).goods).toBe(5);
  });

  it('18.5 without a token it has neither', () => {
    expect(played(scene().pools(1, { strategy: 0 }))).toWaitFor([1, 'action']);
  });

  it('23.3 others pay for the secondary as ever, and have no second technology', () => {
    const table = played(scene().with(poor).pools(2, { strategy: 1 }).goods(2, 12));
    table.answers([1, 'follow-technology', 'no'], [2, 'follow-technology', 'yes']);
    table.answer(2, 'research', 'sarween-tools');
    expect(table.seat(2).goods).toBe(8);
    expect(table).toWaitFor([1, 'action']);
  });

  it('75.1 the secondaries of other cards are what they are', () => {
    const table = new Scene(3, ['hacan', 'jolnar', 'yssaril'])
      .of('ability:brilliant')
      .strategy(0, { id: 'warfare', exhausted: false })
      .units(1, 'jol', { 'space-dock': 1 })
      .pools(2, { strategy: 0 })
      .play();
    table.answer(0, 'action', 'strategic:warfare');
    if (table.session.openFor(0).some(({ topic }) => topic === 'redistribute'))
      table.answer(0, 'redistribute', { tactic: 3, fleet: 3, strategy: 2 });
    table.answer(1, 'follow-warfare', 'yes');
    expect(table).toWaitFor([1, 'production']);
  });
});
