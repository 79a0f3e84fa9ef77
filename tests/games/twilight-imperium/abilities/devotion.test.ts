import { describe, expect, it } from 'vitest';
import { activate, facts, hitting, missing, waits } from '../combat.ts';
import { Scene } from '../scene.ts';

const DEVOTION = 'ability:devotion';
/** Seat 0, Yin, fights seat 1; nobody's dice hit. */
const scene = (...factions: ConstructorParameters<typeof Scene>[1] & object) =>
  new Scene(3, factions).of(DEVOTION).pools(0, { fleet: 8 }).pools(1, { fleet: 8 });
const calm = (set: Scene) => missing(missing(set, 0, 'combat', 'barrage'), 1, 'combat', 'barrage');
const yin = () => scene('yin', 'hacan', 'yssaril');

describe('Devotion', () => {
  it('35.2b after a round a cruiser or destroyer is given up for a hit on a ship of one’s choice', () => {
    const set = yin()
      .units(0, '20', { cruiser: 1, destroyer: 2, carrier: 1 })
      .units(1, '20', { carrier: 1, cruiser: 1, fighter: 2 });
    const table = activate(calm(set), '20');
    expect(table).toOfferExactly(0, 'combat-round-ends', [DEVOTION, 'pass']);
    table.answer(0, 'combat-round-ends', DEVOTION);
    expect(table).toOfferExactly(0, 'sacrifice', ['destroyer', 'cruiser']);
    table.answer(0, 'sacrifice', 'destroyer');
    expect(table).toOfferExactly(0, 'devotion', ['carrier', 'cruiser', 'fighter']);
    table.answer(0, 'devotion', 'carrier');
    expect(facts(table, 'fact.destroyed')).toMatchObject([
      { seat: 0, unit: 'destroyer', count: 1 },
      { seat: 1, unit: 'carrier', count: 1 },
    ]);
    expect(table).toWaitFor([0, 'combat-round-ends']);
  });

  it('52.4a only that ship may sustain the hit, and a damaged one cannot', () => {
    const set = yin()
      .units(0, '20', { destroyer: 1, carrier: 1 })
      .units(1, '20', { dreadnought: 3 })
      .damaged(1, '20', { dreadnought: 1 });
    const table = activate(calm(set), '20');
    table.answer(0, 'combat-round-ends', DEVOTION);
    expect(table).toOfferExactly(0, 'devotion', ['dreadnought:damaged', 'dreadnought']);
    table.answer(0, 'devotion', 'dreadnought:damaged');
    expect(facts(table, 'fact.destroyed').slice(0, 2)).toMatchObject([
      { seat: 0 },
      { seat: 1, unit: 'dreadnought' },
    ]);
    expect(facts(table, 'fact.sustained')).toEqual([]);
    const whole = activate(calm(set), '20');
    whole.answers([0, 'combat-round-ends', DEVOTION], [0, 'devotion', 'dreadnought']);
    expect(whole).toWaitFor([1, 'sustain']);
    whole.answer(1, 'sustain', { dreadnought: 1 });
    expect(facts(whole, 'fact.destroyed').filter(({ seat }) => seat === 1)).toEqual([]);
    expect(facts(whole, 'fact.sustained')).toMatchObject([{ seat: 1, unit: 'dreadnought', count: 1 }]);
  });

  it('35.9 it may end the combat, with nobody left or with a winner', () => {
    const draw = yin().units(0, '20', { destroyer: 1 }).units(1, '20', { destroyer: 1 });
    const table = activate(calm(draw), '20');
    table.answer(0, 'combat-round-ends', DEVOTION);
    expect(table.at('20')).toBe('');
    expect(waits(table)).toEqual(['1:action']);
    const won = yin().units(0, '20', { destroyer: 2 }).units(1, '20', { destroyer: 1 });
    const victory = activate(calm(won), '20');
    victory.answer(0, 'combat-round-ends', DEVOTION);
    expect(victory.at('20')).toBe('0:destroyer 1');
    expect(waits(victory)).toEqual(['1:action']);
  });

  it('once in a round, and again in the next; it need not be used', () => {
    const set = yin().units(0, '20', { destroyer: 3 }).units(1, '20', { cruiser: 3 });
    const table = activate(calm(set), '20');
    table.answer(0, 'combat-round-ends', DEVOTION);
    expect(table.state.battle?.round).toBe(2);
    table.answer(0, 'combat-round-ends', 'pass');
    expect(table.state.battle?.round).toBe(3);
    expect(table.at('20')).toBe('0:destroyer 2, 1:cruiser 2');
  });

  it('not without a cruiser or destroyer, nor against nobody, nor by others', () => {
    const heavy = yin().units(0, '20', { carrier: 2 }).units(1, '20', { destroyer: 1 });
    const slow = activate(hitting(missing(heavy, 1, 'combat', 'barrage'), 0, 'combat'), '20');
    expect(waits(slow)).toEqual(['1:action']);
    const easy = yin().units(0, '20', { cruiser: 2 }).units(1, '20', { destroyer: 1 });
    const over = activate(hitting(missing(easy, 1, 'combat', 'barrage'), 0, 'combat'), '20');
    expect(waits(over)).toEqual(['1:action']);
    const other = scene('hacan', 'yssaril', 'yin')
      .units(0, '20', { cruiser: 2 })
      .units(1, '20', { carrier: 1 });
    const lost = activate(missing(hitting(other, 1, 'combat'), 0, 'combat'), '20');
    expect(facts(lost, 'fact.used')).toEqual([]);
    expect(waits(lost)).toEqual(['1:action']);
  });

  it('not on the ground', () => {
    const set = yin()
      .units(0, '20', { cruiser: 1, carrier: 1, infantry: 3 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 });
    const table = activate(hitting(missing(set, 1, 'combat'), 0, 'combat'), '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 3 });
    expect(waits(table)).toEqual(['1:action']);
  });
});
