import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

const building = (scene: Scene) => {
  const table = scene
    .units(0, 'archon-ren', { pds: 2, 'space-dock': 1 })
    .strategy(0, { id: 'construction', exhausted: false })
    .play();
  return table.answers([0, 'action', 'strategic:construction']);
};

describe('Homeland Defense Act', () => {
  it('64.3 as a law any number of PDS may stand on a planet; 5.3 space docks are as ever', () => {
    expect(building(new Scene())).toRefuse(0, 'structure', 'pds:archon-ren', 'TI4 64.3');
    const table = building(inForce(new Scene(), 'homeland-defense-act'));
    expect(table).toRefuse(0, 'structure', 'space-dock:archon-ren', 'TI4 5.3');
    table.answers([0, 'structure', 'pds:archon-ren'], [0, 'structure', 'pds:archon-ren']);
    expect(table.at('archon-ren')).toBe('0:pds 4, 0:space-dock 1');
    expect(table).toWaitFor([1, 'follow-construction'], [2, 'follow-construction']);
  });

  it('64.3 when it is repealed, what is too much goes back to the reinforcements', () => {
    const table = inForce(revealing('judicial-abolishment'), 'homeland-defense-act')
      .units(0, 'archon-ren', { pds: 4, infantry: 1 })
      .units(1, 'hercant', { pds: 2 })
      .play();
    expect(table.at('archon-ren')).toBe('0:infantry 1, 0:pds 4');
    decided(table, 'law:homeland-defense-act');
    expect(table.at('archon-ren')).toBe('0:infantry 1, 0:pds 2');
    expect(table.at('hercant')).toBe('1:pds 2');
    // 81.2: they are removed and not destroyed.
    expect(table.told()).toContain('fact.removed');
    expect(table.told()).not.toContain('fact.destroyed');
  });

  it('voted down, each destroys one of its PDS, of its choice', () => {
    const table = revealing('homeland-defense-act')
      .units(0, 'archon-ren', { pds: 1 })
      .units(0, 'archon-tau', { pds: 1 })
      .units(1, 'hercant', { pds: 2 })
      .play();
    decided(table, 'against');
    expect(table).toWaitFor([0, 'agenda-losses']);
    expect(table).toOfferExactly(0, 'agenda-losses', ['archon-ren:pds', 'archon-tau:pds']);
    table.answer(0, 'agenda-losses', 'archon-tau:pds');
    expect(table.at('archon-ren')).toBe('0:pds 1');
    expect(table.at('archon-tau')).toBe('');
    expect(table.at('hercant')).toBe('1:pds 1');
    expect(table.state.laws).toEqual([]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });
});
