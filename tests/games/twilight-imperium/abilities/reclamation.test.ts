import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const RECLAMATION = 'ability:reclamation';
const scene = () =>
  new Scene(3, ['winnu', 'hacan', 'yssaril']).of(RECLAMATION).with((s) => {
    s.custodians = false;
  });
const landed = (set: Scene) => {
  const table = activating(set.units(0, '18', { carrier: 1, infantry: 2 }), '18');
  return table.answers([0, 'commit', { 'mecatol-rex:infantry': 2 }]);
};

describe('Reclamation', () => {
  it('after a tactical action in which Mecatol Rex was gained a PDS and a space dock may be placed there', () => {
    const table = landed(scene());
    expect(table).toOfferExactly(0, 'tactical-action-ends', [RECLAMATION, 'pass']);
    table.answer(0, 'tactical-action-ends', RECLAMATION);
    expect(table.at('mecatol-rex')).toBe('0:infantry 2, 0:pds 1, 0:space-dock 1');
    expect(table.state.effects).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('77.5 it is done after the Production step: the new dock makes nothing yet', () => {
    const table = landed(scene().goods(0, 9));
    expect(table).toWaitFor([0, 'tactical-action-ends']);
    table.answer(0, 'tactical-action-ends', RECLAMATION);
    expect(table).toWaitFor([1, 'action']);
  });

  it('need not be used', () => {
    const table = landed(scene());
    table.answer(0, 'tactical-action-ends', 'pass');
    expect(table.at('mecatol-rex')).toBe('0:infantry 2');
    expect(table).toWaitFor([1, 'action']);
  });

  it('not in a later action, nor for another planet, nor for another seat', () => {
    const held = scene().control(0, 'mecatol-rex').units(0, 'mecatol-rex', { infantry: 1 });
    const again = activating(held.units(0, '18', { carrier: 1, infantry: 1 }), '18');
    again.answer(0, 'commit', { 'mecatol-rex:infantry': 1 });
    expect(again).toWaitFor([1, 'action']);
    const owned = scene().control(0, 'mecatol-rex').units(0, 'mecatol-rex', { infantry: 1 });
    const beside = activating(owned.units(0, '20', { carrier: 1, infantry: 1 }), '20');
    beside.answer(0, 'commit', { 'vefut-ii:infantry': 1 });
    expect(beside.planet('vefut-ii').controller).toBe(0);
    expect(beside).toWaitFor([1, 'action']);
    const elsewhere = activating(scene().units(0, '20', { carrier: 1, infantry: 1 }), '20');
    elsewhere.answer(0, 'commit', { 'vefut-ii:infantry': 1 });
    expect(elsewhere).toWaitFor([1, 'action']);
    const other = new Scene(3, ['hacan', 'winnu', 'yssaril']).of(RECLAMATION).with((s) => {
      s.custodians = false;
    });
    expect(landed(other)).toWaitFor([1, 'action']);
  });

  it('74.9 as far as can be: without a dock in reinforcements the PDS alone is placed', () => {
    const set = scene()
      .token(0, '19', '23', '27')
      .control(0, 'wellon')
      .units(0, 'wellon', { 'space-dock': 1 })
      .control(0, 'saudor')
      .units(0, 'saudor', { 'space-dock': 1 })
      .control(0, 'starpoint')
      .units(0, 'starpoint', { 'space-dock': 1 });
    const table = landed(set);
    table.answer(0, 'tactical-action-ends', RECLAMATION);
    expect(table.at('mecatol-rex')).toBe('0:infantry 2, 0:pds 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('42.3a nobody has to take a dock back from the board for it', () => {
    const set = scene();
    for (const planet of ['wellon', 'saudor', 'starpoint'] as const)
      set.control(0, planet).units(0, planet, { 'space-dock': 1 });
    const table = landed(set);
    table.answer(0, 'tactical-action-ends', RECLAMATION);
    expect(table).toOfferExactly(0, 'structure', ['space-dock:mecatol-rex', 'none']);
    table.answer(0, 'structure', 'none');
    expect(table.at('wellon')).toBe('0:space-dock 1');
    expect(table).toWaitFor([1, 'action']);
  });
});
