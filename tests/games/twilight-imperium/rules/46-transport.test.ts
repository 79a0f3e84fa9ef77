import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { activating, asked } from './moving.ts';

// 14 (home of seat 0), 29, 20, 18 lie in a row; 28 and 30 lie beside both 29 and 20.

describe('TI4 46 Transport', () => {
  it('46.0 47.4 38.1 a ship takes along as many as it has room for, in any mix', () => {
    const scene = new Scene()
      .units(0, '14', { carrier: 1, fighter: 3 })
      .units(0, 'archon-ren', { infantry: 4 });
    const table = activating(scene, '29');
    const all = { '14:carrier': 1, '14:fighter': 3, 'archon-ren:infantry': 2 };
    expect(table).toRefuse(0, 'move', all, 'TI4 46.0');
    expect(table).toRefuse(0, 'move', { 'archon-ren:infantry': 1 }, 'TI4 46.0');
    table.answer(0, 'move', { ...all, '14:fighter': 2 });
    expect(table.at('29')).toBe('0:carrier 1, 0:fighter 2, 0:infantry 2');
    expect(table.at('archon-ren')).toBe('0:infantry 2');
    // The fighter left behind has no ship to be carried by (38.3).
    expect(table.at('14')).toBe('');
  });

  it('46.0 a ship without capacity takes nobody: nobody is offered', () => {
    const scene = new Scene().units(0, '14', { cruiser: 1 }).units(0, 'archon-ren', { infantry: 4 });
    const table = activating(scene, '29');
    expect(table).toOfferExactly(0, 'move', ['14:cruiser']);
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(table).toWaitFor([1, 'action']);
  });

  it('46.1 T16 picks up where it starts, where it passes and where it ends', () => {
    const scene = new Scene()
      .units(0, '14', { carrier: 1 })
      .tech(0, 'carrier-ii')
      .units(0, 'archon-ren', { infantry: 1 })
      .control(0, 'qucenn')
      .units(0, 'qucenn', { infantry: 1 })
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { infantry: 1 })
      .control(0, 'tequran')
      .units(0, 'tequran', { infantry: 1 });
    const table = activating(scene, '20');
    // Tequran lies beside the way, not on it.
    const carried = ['archon-ren:infantry', 'qucenn:infantry', 'vefut-ii:infantry'];
    expect(table).toOfferExactly(0, 'move', ['14:carrier', ...carried]);
    const aboard = Object.fromEntries(carried.map((id) => [id, 1]));
    table.answer(0, 'move', { '14:carrier': 1, ...aboard });
    expect(table.at('20')).toBe('0:carrier 1, 0:infantry 3');
  });

  it('46.1 of two ways a ship takes one: what lies on the other stays', () => {
    // From 28 to 30 there are two ways: by 29 and by 20.
    const scene = new Scene()
      .units(0, '28', { carrier: 1 })
      .tech(0, 'carrier-ii')
      .control(0, 'qucenn')
      .units(0, 'qucenn', { infantry: 1 })
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { infantry: 1 });
    const table = activating(scene, '30');
    expect(table).toOfferExactly(0, 'move', ['28:carrier', 'qucenn:infantry', 'vefut-ii:infantry']);
    const both = { '28:carrier': 1, 'qucenn:infantry': 1, 'vefut-ii:infantry': 1 };
    expect(table).toRefuse(0, 'move', both, 'TI4 46.1');
    table.answer(0, 'move', { '28:carrier': 1, 'vefut-ii:infantry': 1 });
    expect(table.at('30')).toBe('0:carrier 1, 0:infantry 1');
    expect(table.at('qucenn')).toBe('0:infantry 1');
  });

  it('46.1 two ships take both ways', () => {
    const scene = new Scene()
      .units(0, '28', { carrier: 2 })
      .tech(0, 'carrier-ii')
      .control(0, 'qucenn')
      .units(0, 'qucenn', { infantry: 1 })
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { infantry: 1 });
    const table = activating(scene, '30');
    table.answer(0, 'move', { '28:carrier': 2, 'qucenn:infantry': 1, 'vefut-ii:infantry': 1 });
    expect(table.at('30')).toBe('0:carrier 2, 0:infantry 2');
  });

  it('46.1 room counts ship by ship: one that does not come by cannot help', () => {
    const scene = new Scene()
      .units(0, '28', { carrier: 1 })
      .units(0, '14', { dreadnought: 1 })
      .units(0, 'archon-ren', { infantry: 2 });
    const table = activating(scene, '29');
    const ships = { '28:carrier': 1, '14:dreadnought': 1 };
    expect(table).toRefuse(0, 'move', { ...ships, 'archon-ren:infantry': 2 }, 'TI4 46.1');
    expect(table).not.toRefuse(0, 'move', { ...ships, 'archon-ren:infantry': 1 });
  });

  it('46.1a 46.2 40.2 whoever is carried ends in the space area with the ship', () => {
    const scene = new Scene().units(0, '14', { carrier: 1 }).units(0, 'archon-ren', { infantry: 2 });
    const table = activating(scene, '29');
    table.answers([0, 'move', { '14:carrier': 1, 'archon-ren:infantry': 2 }]);
    expect(table.at('29')).toBe('0:carrier 1, 0:infantry 2');
    expect(table.at('qucenn')).toBe('');
  });

  it('46.3 T16 nobody is picked up where the own token lies, unless that is the active system', () => {
    const scene = new Scene()
      .units(0, '14', { carrier: 1 })
      .tech(0, 'carrier-ii')
      .units(0, 'archon-ren', { infantry: 1 })
      .token(0, '29')
      .control(0, 'qucenn')
      .units(0, 'qucenn', { infantry: 1 })
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { infantry: 1 });
    const table = activating(scene, '20');
    expect(table.state.systems['20']?.tokens).toContain(0);
    expect(table).toOfferExactly(0, 'move', ['14:carrier', 'archon-ren:infantry', 'vefut-ii:infantry']);
  });

  it('46.3 tokens of others do not matter', () => {
    const scene = new Scene()
      .units(0, '14', { carrier: 1 })
      .units(0, 'archon-ren', { infantry: 1 })
      .token(1, '14');
    const table = activating(scene, '29');
    expect(table).toOfferExactly(0, 'move', ['14:carrier', 'archon-ren:infantry']);
  });

  it('46.4 whoever was carried may be landed in the Invasion step', () => {
    const scene = new Scene().units(0, '14', { carrier: 1 }).units(0, 'archon-ren', { infantry: 2 });
    const table = activating(scene, '29');
    table.answers([0, 'move', { '14:carrier': 1, 'archon-ren:infantry': 2 }]);
    expect(asked(table)).toEqual(['commit']);
    table.answer(0, 'commit', { 'qucenn:infantry': 1, 'rarron:infantry': 1 });
    expect(table.at('qucenn')).toBe('0:infantry 1');
    expect(table.at('rarron')).toBe('0:infantry 1');
  });

  it('46.0 38.3 a plan says how much room it takes and who would have none left behind, before it is carried out', () => {
    const scene = new Scene()
      .units(0, '14', { carrier: 1, fighter: 2, infantry: 1 })
      .units(0, 'archon-ren', { infantry: 1 });
    const table = activating(scene, '29');
    const key = table.session.openFor(0).find(({ topic }) => topic === 'move')?.key ?? '';
    const sum = (choice: Record<string, number>) => table.session.previewAnswer(0, key, choice)?.sum?.args;
    expect(sum({})).toEqual({ ships: 0, aboard: 0, room: 0, behind: 0, over: 0 });
    expect(sum({ '14:carrier': 1 })).toEqual({ ships: 1, aboard: 0, room: 4, behind: 3, over: 0 });
    const most = { '14:carrier': 1, '14:fighter': 1, '14:infantry': 1, 'archon-ren:infantry': 1 };
    expect(sum(most)).toEqual({ ships: 1, aboard: 3, room: 4, behind: 1, over: 0 });
    expect(table.session.previewAnswer(0, key, { ...most, '14:fighter': 2 })).toMatchObject({
      sum: { args: { ships: 1, aboard: 4, room: 4, behind: 0, over: 0 } },
      refusal: null,
    });
    expect(table.session.previewAnswer(1, key, most)).toBeNull();
    expect(table.at('14')).toBe('0:carrier 1, 0:fighter 2, 0:infantry 1');
  });

  it('72.3 structures are neither moved nor carried', () => {
    const scene = new Scene()
      .units(0, '14', { carrier: 1 })
      .units(0, 'archon-ren', { pds: 1, 'space-dock': 1 });
    const table = activating(scene, '29');
    expect(table).toOfferExactly(0, 'move', ['14:carrier']);
    table.answer(0, 'move', { '14:carrier': 1 });
    expect(table.at('archon-ren')).toBe('0:pds 1, 0:space-dock 1');
    expect(table).toWaitFor([1, 'action']);
  });
});
