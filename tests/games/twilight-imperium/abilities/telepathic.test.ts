import { describe, expect, it } from 'vitest';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { waits } from '../combat.ts';
import { Scene } from '../scene.ts';
import { choosing, ZERO } from './naalu.ts';

const { presentation: face } = twilightImperium;

describe('Telepathic', () => {
  it('57.1a the Naalu have initiative 0 and the first turn', () => {
    const table = choosing();
    expect(table.state.stage).toEqual({ kind: 'turn', seat: 2 });
    expect(table.session.view('table').initiativeOrder).toEqual([2, 0, 1]);
    expect(table.session.view('table').seats[2]?.initiative).toBe(0);
    expect(table.told()).toContain('fact.zeroToken');
    expect(face.status(table.session.view(0))).toContainEqual({ key: 'status.zero', args: { seat: 2 } });
    expect(waits(table)).toEqual(['2:action']);
  });

  it('without the Naalu the order is that of the cards', () => {
    const table = choosing(new Scene(3, ['xxcha', 'hacan', 'saar']).of(ZERO));
    expect(table.state.stage).toEqual({ kind: 'turn', seat: 0 });
    expect(table.session.view('table').initiativeOrder).toEqual([0, 1, 2]);
  });

  it('lasts for the round: the status phase goes by it, and then the token is back', () => {
    const scene = new Scene(3, ['xxcha', 'hacan', 'naalu'])
      .of(ZERO)
      .stage({ kind: 'status' })
      .objective('corner-the-market', { revealed: false })
      .with(({ effects }) => effects.push({ component: ZERO, seat: 2, until: 'round', data: null }));
    const table = scene.play();
    expect(table.session.view('table').initiativeOrder).toEqual([2, 0, 1]);
    for (const seat of [0, 1, 2]) table.answer(seat, 'redistribute', { tactic: 5, fleet: 3, strategy: 2 });
    expect(table.state.stage).toEqual({ kind: 'strategy' });
    expect(table.state.effects).toEqual([]);
  });
});
