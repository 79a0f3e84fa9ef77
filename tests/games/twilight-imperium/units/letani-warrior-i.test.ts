import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const scene = () => new Scene(3, ['arborec', 'hacan', 'yssaril']).of('ability:mitosis').goods(0, 9);

describe('Letani Warrior I', () => {
  it('29.4 infantry that produces one unit and fights like others', () => {
    const { state } = scene().play();
    expect(lineOf(state, 0, 'infantry')).toMatchObject({
      combat: { hitOn: 8, dice: 1 },
      cost: 1,
      perCost: 2,
      production: { base: 1 },
    });
    expect(lineOf(state, 1, 'infantry').production).toBeUndefined();
  });

  it('61.1a 61.3 their values are added up, and infantry stands beside what made it', () => {
    const table = activating(
      scene().control(0, 'new-albion').units(0, 'new-albion', { infantry: 3 }).control(0, 'starpoint'),
      '27',
    );
    expect(table.offers(0, 'production')).not.toContain('infantry:starpoint');
    expect(table).toRefuse(0, 'production', { 'infantry:new-albion': 4 });
    table.answers([0, 'production', { 'infantry:new-albion': 2, cruiser: 1 }], [0, 'payment', []]);
    expect(table.at('new-albion')).toBe('0:infantry 5');
    expect(table.at('27')).toBe('0:cruiser 1');
  });

  it('61.1a what they make is pooled: all of it may stand beside one of them', () => {
    const table = activating(
      scene()
        .control(0, 'new-albion')
        .units(0, 'new-albion', { infantry: 1 })
        .control(0, 'starpoint')
        .units(0, 'starpoint', { infantry: 2 }),
      '27',
    );
    expect(table).toRefuse(0, 'production', { 'infantry:new-albion': 3, 'infantry:starpoint': 1 });
    table.answers([0, 'production', { 'infantry:new-albion': 3 }], [0, 'payment', []]);
    expect(table.at('new-albion')).toBe('0:infantry 4');
  });

  it('61.1d beside a space dock only if the dock makes something too', () => {
    const table = activating(
      scene()
        .of('ability:mitosis')
        .control(0, 'new-albion')
        .units(0, 'new-albion', { infantry: 2 })
        .control(0, 'starpoint')
        .units(0, 'starpoint', { 'space-dock': 1 }),
      '27',
    );
    expect(table).toRefuse(0, 'production', { 'infantry:starpoint': 2 });
    expect(table).toRefuse(0, 'production', { 'infantry:starpoint': 3, cruiser: 1 });
    table.answers([0, 'production', { 'infantry:starpoint': 2, cruiser: 1 }], [0, 'payment', []]);
    expect(table.at('starpoint')).toBe('0:infantry 2, 0:space-dock 1');
  });

  it('61.4 aboard a ship they produce in space', () => {
    const table = activating(scene().units(0, '20', { carrier: 1, infantry: 2 }), '20');
    table.answer(0, 'commit', {});
    table.answers([0, 'production', { 'infantry:20': 2 }], [0, 'payment', []]);
    expect(table.at('20')).toBe('0:carrier 1, 0:infantry 4');
    expect(table).toWaitFor([1, 'action']);
  });

  it('6.1 blockaded they produce infantry only', () => {
    const blocked = scene()
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { infantry: 2 })
      .units(1, '20', { destroyer: 1 });
    expect(activating(blocked, '20').offers(0, 'production')).toEqual(['infantry:vefut-ii']);
  });
});
