import { describe, expect, it } from 'vitest';
import { choosing, ZERO } from '../abilities/naalu.ts';
import { waits } from '../combat.ts';
import { Scene } from '../scene.ts';

describe('TI4 57 Initiative order: the Naalu “0” token', () => {
  it('57.1a whoever has the token has initiative 0, before initiative 1', () => {
    const table = choosing();
    const { initiativeOrder, seats } = table.session.view('table');
    expect(seats.map(({ initiative }) => initiative)).toEqual([1, 5, 0]);
    expect(initiativeOrder).toEqual([2, 0, 1]);
    expect(waits(table)).toEqual(['2:action']);
  });

  it('57.1a it is the token that counts, not the faction', () => {
    const scene = new Scene(3, ['naalu', 'hacan', 'xxcha'])
      .of(ZERO)
      .with(({ effects }) => effects.push({ component: ZERO, seat: 2, until: 'round', data: null }));
    expect(scene.play().session.view('table').initiativeOrder).toEqual([2, 0, 1]);
  });
});
