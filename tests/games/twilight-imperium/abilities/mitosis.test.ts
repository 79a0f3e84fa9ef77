import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { keepTokens, statusOf } from './status-phase.ts';

/** The Arborec at home: a dock on Nestphar, worth 3, makes up to 5 units; each warrior makes one. */
const home = (warriors: number) =>
  new Scene(3, ['arborec', 'hacan', 'yssaril'])
    .of('ability:mitosis')
    .units(0, 'nestphar', { 'space-dock': 1, ...(warriors > 0 && { infantry: warriors }) })
    .goods(0, 9);
const producing = (scene: Scene) => scene.play().answers([0, 'action', 'tactical'], [0, 'activate', '5']);

describe('Mitosis', () => {
  it('61.1d T42 docks lend nothing of their value to infantry: two warriors and a dock make two infantry', () => {
    const table = producing(home(2));
    expect(table.form(0, 'production')).toMatchObject({ prompt: { args: { most: 7, ground: 2 } } });
    expect(table).toRefuse(0, 'production', { 'infantry:nestphar': 3 });
    expect(table).toRefuse(0, 'production', { 'infantry:nestphar': 2, fighter: 6 });
    table.answers([0, 'production', { 'infantry:nestphar': 2, fighter: 3, carrier: 1 }], [0, 'payment', []]);
    expect(table.at('nestphar')).toBe('0:infantry 4, 0:space-dock 1');
    expect(table.at('5')).toBe('0:carrier 1, 0:fighter 3');
    expect(table).toWaitFor([1, 'action']);
  });

  it('61.1d T42 what warriors do not use for infantry they may use for ships', () => {
    const table = producing(home(2));
    table.answers([0, 'production', { 'infantry:nestphar': 1, fighter: 6 }], [0, 'payment', []]);
    expect(table.at('nestphar')).toBe('0:infantry 3, 0:space-dock 1');
  });

  it('61.1d a dock alone makes no infantry at all; docks of others do', () => {
    expect(producing(home(0)).offers(0, 'production')).not.toContain('infantry:nestphar');
    const scene = home(0)
      .units(1, 'hercant', { 'space-dock': 1 })
      .with((s) => {
        s.stage = { kind: 'turn', seat: 1 };
      });
    const table = scene.play().answers([1, 'action', 'tactical'], [1, 'activate', '16']);
    expect(table.offers(1, 'production')).toContain('infantry:hercant');
  });

  it('10.5 61.1d the dock at home that the secondary of Warfare uses makes none either', () => {
    const scene = new Scene(3, ['hacan', 'arborec', 'yssaril'])
      .of('ability:mitosis')
      .strategy(0, { id: 'warfare', exhausted: false })
      .units(1, 'nestphar', { 'space-dock': 1, infantry: 3 })
      .goods(1, 9);
    const table = scene.play();
    table.answer(0, 'action', 'strategic:warfare');
    table.answer(0, 'redistribute', { tactic: 3, fleet: 3, strategy: 2 });
    table.answer(1, 'follow-warfare', 'yes');
    expect(table.offers(1, 'production').filter((id) => id.startsWith('infantry'))).toEqual([]);
    expect(table).toRefuse(1, 'production', { fighter: 6 });
  });

  it('74.8 as a status phase begins one infantry grows on an own planet of choice', () => {
    const table = statusOf('arborec', 'hacan', 'yssaril').of('ability:mitosis').control(0, 'vefut-ii').play();
    expect(table).toWaitFor([0, 'sheet-planet']);
    expect(table).toOfferExactly(0, 'sheet-planet', ['nestphar', 'vefut-ii']);
    table.answer(0, 'sheet-planet', 'vefut-ii');
    expect(table.at('vefut-ii')).toBe('0:infantry 1');
    expect(table.at('nestphar')).toBe('');
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
    expect(keepTokens(table).state.stage).toEqual({ kind: 'strategy' });
  });

  it('nobody is asked where there is one planet, and nothing grows where there is none', () => {
    const one = statusOf('arborec', 'hacan', 'yssaril').of('ability:mitosis').play();
    expect(one.at('nestphar')).toBe('0:infantry 1');
    const none = statusOf('arborec', 'hacan', 'yssaril').of('ability:mitosis').control(1, 'nestphar').play();
    expect(none.told()).not.toContain('fact.placed');
    const others = statusOf('xxcha', 'hacan', 'yssaril').of('ability:mitosis').play();
    expect(others.told()).not.toContain('fact.placed');
  });
});
