import { describe, expect, it } from 'vitest';
import { activate } from '../combat.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

/** Seat 0 takes Construction. */
const building = (owner: number, scene = new Scene()) =>
  inForce(scene, 'minister-of-industry', { seat: owner })
    .strategy(0, { id: 'construction', exhausted: false })
    .goods(0, 6)
    .play()
    .answers([0, 'action', 'strategic:construction']);

describe('Minister of Industry', () => {
  it('26.3 26.4 lies in front of the elected player', () => {
    const table = decided(revealing('minister-of-industry').play(), 'seat:1');
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-industry', seat: 1 }]);
  });

  it('61.0 when its owner places a space dock, its units in the system may use PRODUCTION', () => {
    const table = building(0);
    table.answer(0, 'structure', 'space-dock:archon-ren');
    expect(table).toWaitFor([0, 'production']);
    // 61.1: the new dock makes four on a planet worth two.
    expect(table).toRefuse(0, 'production', { destroyer: 5 });
    table.answers([0, 'production', { cruiser: 2 }], [0, 'payment', ['archon-ren']]);
    expect(table.at('14')).toBe('0:cruiser 2');
    expect(table.seat(0).goods).toBe(4);
    expect(table).toWaitFor([0, 'structure']);
  });

  it('61.0 it may produce nothing', () => {
    const table = building(0);
    table.answers([0, 'structure', 'space-dock:archon-ren'], [0, 'production', {}]);
    expect(table.at('14')).toBe('');
    expect(table.seat(0).goods).toBe(6);
    expect(table).toWaitFor([0, 'structure']);
  });

  it('a PDS is no space dock, and others get nothing by it', () => {
    const pds = building(0, new Scene().units(0, 'archon-tau', { 'space-dock': 1 }));
    pds.answer(0, 'structure', 'pds:archon-ren');
    expect(pds).toWaitFor([0, 'structure']);
    const other = building(1);
    other.answer(0, 'structure', 'space-dock:archon-ren');
    expect(other).toWaitFor([0, 'structure']);
  });

  it.each(['infiltrate', 'assimilate'] as const)('61.0 a space dock placed by %s counts', (way) => {
    const base = new Scene(3, ['l1z1x', 'xxcha', 'hacan']);
    const scene = inForce(base, 'minister-of-industry', { seat: 0 })
      .of(...(way === 'assimilate' ? (['ability:assimilate'] as const) : []))
      .hand(0, ...(way === 'infiltrate' ? (['infiltrate'] as const) : []))
      .goods(0, 6)
      .units(0, '20', { carrier: 1, infantry: 2 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { 'space-dock': 1 });
    const table = activate(scene, '20');
    table.quiet().answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    if (way === 'infiltrate') table.quiet().answer(0, 'control-changes', 'card:infiltrate');
    expect(table).toWaitFor([0, 'production']);
    expect(table.state.tactical?.step).toBe('invasion');
    table.answers([0, 'production', { cruiser: 1, 'infantry:vefut-ii': 2 }], [0, 'payment', []]);
    expect(table.at('vefut-ii')).toBe('0:infantry 4, 0:space-dock 1');
    expect(table.at('20')).toBe('0:carrier 1, 0:cruiser 1');
    // The Production step comes as well.
    expect(table).toWaitFor([0, 'production']);
    expect(table.state.tactical?.step).toBe('production');
  });
});
