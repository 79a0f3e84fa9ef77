import { describe, expect, it } from 'vitest';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { activating } from './rules/moving.ts';
import { type Imperium, Scene } from './scene.ts';

/** Everybody answers as the table would for them. */
function until(table: Imperium, done: () => boolean): void {
  for (let i = 0; i < 60 && !done(); i++) {
    const question = table.session.open().find(({ held }) => held === null);
    if (!question) return;
    table.answer(question.seat, question.topic, question.fallback);
  }
}

describe('what the last turn did to the board', () => {
  it('is nothing before anybody has done anything', () => {
    const table = new Scene().play();
    expect(twilightImperium.view(table.state, 'table').lastTurn).toBeNull();
  });

  it('names the token, who flew whence and whither with how many, and the planets taken', () => {
    const scene = new Scene().units(0, '14', { carrier: 1, cruiser: 1, infantry: 2 });
    const table = activating(scene, '29');
    table.answers(
      [0, 'move', { '14:carrier': 1, '14:cruiser': 1, '14:infantry': 2 }],
      [0, 'commit', { 'qucenn:infantry': 2 }],
    );
    const view = twilightImperium.view(table.state, 'table');
    expect(view.lastTurn).toEqual({
      seat: 0,
      round: 2,
      over: true,
      tokens: [{ seat: 0, system: '29' }],
      moves: [{ seat: 0, from: '14', to: '29', count: 4 }],
      battles: [],
      losses: [],
      taken: [{ seat: 0, planet: 'qucenn' }],
      built: [],
    });
    expect(twilightImperium.view(table.state, 1).lastTurn).toEqual(view.lastTurn);
  });

  it('stays to be seen until the next turn does something to the board', () => {
    const table = activating(new Scene().units(0, '14', { cruiser: 1 }), '29');
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(table.state.lastTurn).toMatchObject({ seat: 0, over: true });
    table.answer(1, 'action', 'pass');
    expect(table.state.lastTurn).toMatchObject({ seat: 0, over: true });
    table.answers([2, 'action', 'tactical'], [2, 'activate', '29']);
    expect(table.state.lastTurn).toMatchObject({
      seat: 2,
      tokens: [{ seat: 2, system: '29' }],
      moves: [],
    });
  });

  it('tells where there was a battle, who won it, and where units were lost', () => {
    const scene = new Scene().units(0, '14', { 'war-sun': 2 }).units(1, '29', { cruiser: 1 });
    const table = activating(scene, '29');
    table.answer(0, 'move', { '14:war-sun': 2 });
    until(table, () => table.state.tactical === null);
    expect(table.state.lastTurn?.battles).toEqual([{ system: '29', winner: 0 }]);
    expect(table.state.lastTurn?.losses).toEqual(['29']);
  });

  it('tells where units were produced', () => {
    const table = activating(new Scene().units(0, 'archon-ren', { 'space-dock': 1 }).goods(0, 9), '14');
    table.answers([0, 'production', { destroyer: 2 }], [0, 'payment', []]);
    expect(table.state.lastTurn?.built).toEqual([{ seat: 0, system: '14', count: 2 }]);
  });
});
