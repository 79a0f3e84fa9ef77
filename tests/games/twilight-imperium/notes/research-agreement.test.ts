import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const NOTE = 'note:research-agreement@0';
/** Seat 0, Jol-Nar, researches; seat 1 holds its note. */
const scene = () =>
  new Scene(3, ['jolnar', 'hacan', 'sol'])
    .strategy(0, { id: 'technology', exhausted: false })
    .pools(1, { strategy: 0 })
    .pools(2, { strategy: 0 })
    .note(1, 'research-agreement', 0);
const techs = (table: ReturnType<Scene['play']>, seat: number) =>
  table.seat(seat).technologies.map(({ id }) => id);

describe('Research Agreement', () => {
  it('28.5 after Jol-Nar has researched, its player gains the same whatever it takes; the note goes back', () => {
    const table = scene().tech(0, 'neural-motivator', 'dacxive-animators').play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'hyper-metabolism']);
    table.answer(1, 'technology-researched', NOTE);
    expect(techs(table, 1)).toEqual(['hyper-metabolism']);
    expect(techs(table, 2)).toEqual([]);
    expect(table.seat(0).notes).toEqual([{ id: 'research-agreement', owner: 0 }]);
    expect(table.seat(1).notes).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('need not be used', () => {
    const table = scene().play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'sarween-tools']);
    table.answer(1, 'technology-researched', 'pass');
    expect(techs(table, 1)).toEqual([]);
    expect(table.seat(1).notes).toHaveLength(1);
  });

  it('not for a technology of the faction, nor for one that its player has', () => {
    const own = scene().tech(0, 'antimass-deflectors', 'gravity-drive').play();
    own.answers([0, 'action', 'strategic:technology'], [0, 'research', 'spacial-conduit-cylinder']);
    expect(own).toWaitFor([1, 'action']);
    const known = scene().tech(1, 'sarween-tools').play();
    known.answers([0, 'action', 'strategic:technology'], [0, 'research', 'sarween-tools']);
    expect(known).toWaitFor([1, 'action']);
  });

  it('29.1 not for an upgrade in whose place its player has one of its own', () => {
    const table = new Scene(3, ['jolnar', 'hacan', 'sol'])
      .strategy(0, { id: 'technology', exhausted: false })
      .pools(1, { strategy: 0 })
      .pools(2, { strategy: 0 })
      .note(2, 'research-agreement', 0)
      .tech(0, 'antimass-deflectors', 'gravity-drive')
      .play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'carrier-ii']);
    expect(table).toWaitFor([1, 'action']);
  });

  it('what others research is none of its business', () => {
    const table = scene()
      .strategy(2, { id: 'technology', exhausted: false })
      .strategy(0, { id: 'imperial', exhausted: true })
      .pools(0, { strategy: 0 })
      .stage({ kind: 'turn', seat: 2 })
      .play()
      .quiet();
    table.answers([2, 'action', 'strategic:technology'], [2, 'research', 'sarween-tools']);
    expect(table.session.waiting().map(({ topic }) => topic)).not.toContain('technology-researched');
  });
});
