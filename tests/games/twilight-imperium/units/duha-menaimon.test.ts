import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const DUHA = 'unit:duha-menaimon';
const scene = () =>
  new Scene(3, ['arborec', 'hacan', 'yssaril']).of(DUHA, 'ability:mitosis').units(0, '20', { flagship: 1 });
const used = (s: Scene) => activating(s, '20').answers([0, 'system-activated', DUHA]);

describe('Duha Menaimon', () => {
  it('62.4 after its system is activated up to five units are produced there, then the action goes on', () => {
    const table = activating(scene().goods(0, 9).control(0, 'vefut-ii'), '20');
    expect(table).toWaitFor([0, 'system-activated']);
    table.answer(0, 'system-activated', DUHA);
    expect(table).toRefuse(0, 'production', { fighter: 6 });
    table.answer(0, 'production', { fighter: 2, 'infantry:vefut-ii': 2, 'infantry:20': 1 });
    table.answer(0, 'payment', ['vefut-ii']);
    expect(table.at('20')).toBe('0:fighter 2, 0:flagship 1, 0:infantry 1');
    expect(table.at('vefut-ii')).toBe('0:infantry 2');
    // 1 for the fighters, 2 for three infantry: Vefut II pays 2 of it.
    expect(table.seat(0).goods).toBe(8);
    expect(table).toWaitFor([0, 'commit']);
  });

  it('it is no PRODUCTION: Sarween Tools do not help, and nothing comes after it', () => {
    const table = used(
      scene().goods(0, 2).control(0, 'nestphar', { exhausted: true }).tech(0, 'sarween-tools'),
    );
    expect(table).toRefuse(0, 'production', { carrier: 1 });
    table.answer(0, 'production', { cruiser: 1 });
    expect(table.at('20')).toBe('0:cruiser 1, 0:flagship 1');
    expect(table.seat(0).goods).toBe(0);
  });

  it('38.3 66.3 what finds no room goes', () => {
    const table = used(scene().goods(0, 9).pools(0, { fleet: 1 }));
    table.answers([0, 'production', { carrier: 1 }], [0, 'payment', []]);
    expect(table).toWaitFor([0, 'fleet-excess']);
    table.answer(0, 'fleet-excess', { carrier: 1 });
    expect(table.at('20')).toBe('0:flagship 1');
  });

  it('62.6 no ships among those of another', () => {
    const table = used(scene().goods(0, 9).units(1, '20', { destroyer: 1 }));
    expect(table.offers(0, 'production')).toEqual(['infantry:20']);
  });

  it('it need not be used, must be there already, and needs something to pay with', () => {
    const idle = activating(scene().goods(0, 9), '20').answers([0, 'system-activated', 'pass']);
    expect(idle.at('20')).toBe('0:flagship 1');
    expect(activating(scene().goods(0, 9), '21')).toWaitFor([0, 'move']);
    expect(activating(scene().control(0, 'nestphar', { exhausted: true }), '20')).toWaitFor([1, 'action']);
    const other = new Scene(3, ['xxcha', 'arborec', 'yssaril'])
      .of(DUHA)
      .goods(0, 9)
      .units(0, '20', { flagship: 1 });
    expect(activating(other, '20')).toWaitFor([1, 'action']);
  });
});
