import { describe, expect, it } from 'vitest';
import { activate } from '../combat.ts';
import { Scene } from '../scene.ts';

const NOTE = 'note:raghs-call@1';
/** Seat 0, with the note of the Saar at seat 1, lands on their planet Vefut II. */
const scene = () =>
  new Scene(3, ['xxcha', 'saar', 'yssaril'])
    .note(0, 'raghs-call', 1)
    .units(0, '20', { carrier: 1, infantry: 1 })
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { infantry: 5, pds: 1 });
const landed = (s: Scene, seed = 1) => {
  const table = activate(s, '20', seed);
  if (table.session.waiting().some(({ topic }) => topic === 'space-cannon'))
    table.answer(1, 'space-cannon', 'hold');
  return table.answers([0, 'commit', { 'vefut-ii:infantry': 1 }]);
};

describe('Ragh’s Call', () => {
  it('11.2 after the landing all Saar ground forces leave for one planet of theirs that its player names', () => {
    const table = landed(scene().control(1, 'thibah'));
    expect(table).toWaitFor([0, 'forces-committed']);
    table.answer(0, 'forces-committed', NOTE);
    expect(table).toWaitFor([0, 'sheet-planet']);
    expect(table).toOfferExactly(0, 'sheet-planet', ['lisis-ii', 'ragh', 'thibah']);
    table.answer(0, 'sheet-planet', 'ragh');
    expect(table.at('ragh')).toBe('1:infantry 5');
    expect(table.told()).not.toContain('fact.battle');
    expect(table.seat(1).notes).toEqual([{ id: 'raghs-call', owner: 1 }]);
    expect(table.seat(0).notes).toEqual([]);
  });

  it('34.7 11.5a structures stay: they fire, and fall with the planet', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const table = landed(scene(), seed);
      table.answers([0, 'forces-committed', NOTE], [0, 'sheet-planet', 'ragh']);
      expect(table.told()).toContain('fact.rolled');
      const alive = table.at('vefut-ii').includes('0:infantry');
      expect(table.at('vefut-ii')).toBe(alive ? '0:infantry 1' : '1:pds 1');
      expect(table.planet('vefut-ii').controller).toBe(alive ? 0 : 1);
    }
  });

  it('25.1a it need not be used', () => {
    const table = landed(scene()).answers([0, 'forces-committed', 'pass']);
    expect(table.seat(0).notes).toHaveLength(1);
    expect(table.at('ragh')).toBe('');
  });

  it('not where no Saar ground forces are, and not where they have no other planet', () => {
    const empty = new Scene(3, ['xxcha', 'saar', 'yssaril'])
      .note(0, 'raghs-call', 1)
      .units(0, '20', { carrier: 1, infantry: 1 })
      .control(2, 'vefut-ii')
      .units(2, 'vefut-ii', { infantry: 1 });
    const waiting = (s: Scene) =>
      landed(s)
        .session.waiting()
        .map(({ topic }) => topic);
    expect(waiting(empty)).not.toContain('forces-committed');
    expect(waiting(scene().control(2, 'ragh').control(2, 'lisis-ii'))).not.toContain('forces-committed');
  });
});
