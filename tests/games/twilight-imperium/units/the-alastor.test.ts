import { describe, expect, it } from 'vitest';
import { activate, diceOf, facts, hitting, missing, waits } from '../combat.ts';
import { agreed, exact } from '../odds/agree.ts';
import { Scene } from '../scene.ts';

/** Nekro in seat 0 with its flagship, ground forces in space and on two planets, against a fleet. */
const fleet = (enemy: Parameters<Scene['units']>[2] = { cruiser: 2 }) =>
  new Scene(3, ['nekro', 'hacan', 'xxcha'])
    .of('unit:the-alastor')
    .pools(0, { fleet: 8 })
    .pools(1, { fleet: 8 })
    .control(0, 'mellon')
    .control(0, 'zohbat')
    .units(0, '30', { flagship: 1, infantry: 3 })
    .units(0, 'mellon', { infantry: 2 })
    .units(0, 'zohbat', { infantry: 1 })
    .units(1, '30', enemy);

describe('The Alastor', () => {
  it('ground forces of the system fight like ships, those that are chosen', () => {
    const table = activate(missing(hitting(fleet(), 0, 'combat'), 1, 'combat'), '30');
    expect(table).toOfferExactly(0, 'recruits', ['30', 'mellon', 'zohbat']);
    expect(table).toRefuse(0, 'recruits', { '30': 4 });
    table.answer(0, 'recruits', { '30': 1, mellon: 2 });
    expect(diceOf(table, 0, 'combat')).toBe('combat infantry 3, combat flagship 2');
    expect(table.at('30')).toBe('0:flagship 1, 0:infantry 3');
    expect(table.at('mellon')).toBe('0:infantry 2');
    expect(table.state.effects.map(({ component }) => component)).not.toContain('unit:the-alastor');
    expect(facts(table, 'fact.battleOver')).toEqual([{ kind: 'space', at: '30', winner: 0 }]);
  });

  it('hits may be assigned to them, and to nobody who stands aside', () => {
    const table = activate(missing(hitting(fleet({ cruiser: 4 }), 1, 'combat'), 0, 'combat'), '30');
    table.answer(0, 'recruits', { '30': 1, mellon: 2, zohbat: 1 });
    table.answer(0, 'sustain', { flagship: 1 });
    expect(table.offers(0, 'losses')).toEqual(['flagship', 'infantry']);
    // Of the six there four fight: the other two are no choice.
    expect(table).toRefuse(0, 'losses', { infantry: 5 });
    table.answer(0, 'losses', { infantry: 3 });
    const lost = facts(table, 'fact.destroyed').filter(({ unit }) => unit === 'infantry');
    expect(lost.map(({ count }) => count)).toEqual([3, 1]);
    // 38.3: without ships those who stood aside have no room.
    expect(facts(table, 'fact.removed')).toEqual([
      { seat: 0, unit: 'infantry', count: 2, at: '30', why: 'capacity' },
    ]);
    expect(table.at('mellon')).toBe('');
    expect(facts(table, 'fact.battleOver')).toEqual([{ kind: 'space', at: '30', winner: 1 }]);
  });

  it('where some of several places have fallen their owner says who goes back', () => {
    const table = activate(hitting(hitting(fleet({ cruiser: 1 }), 1, 'combat'), 0, 'combat'), '30');
    table.answer(0, 'recruits', { mellon: 2, zohbat: 1 });
    table.answer(0, 'sustain', {});
    table.answer(0, 'losses', { infantry: 1 });
    expect(table).toOfferExactly(0, 'recruits-back', ['mellon', 'zohbat']);
    expect(table).toRefuse(0, 'recruits-back', { mellon: 1 });
    table.answer(0, 'recruits-back', { mellon: 1, zohbat: 1 });
    expect([table.at('30'), table.at('mellon'), table.at('zohbat')]).toEqual([
      '0:flagship 1, 0:infantry 3',
      '0:infantry 1',
      '0:infantry 1',
    ]);
  });

  it('35.7 before a retreat those from planets go down again', () => {
    const scene = fleet({ cruiser: 3 }).control(0, 'rarron');
    const table = activate(missing(missing(scene, 0, 'combat'), 1, 'combat'), '30');
    table.answer(0, 'recruits', { '30': 3, mellon: 2 });
    expect(waits(table)).toEqual(['0:retreat']);
    table.answer(0, 'retreat', 'retreat');
    expect(table.at('mellon')).toBe('0:infantry 2');
    expect(table.at('29')).toBe('0:flagship 1, 0:infantry 3');
  });

  it('none may be chosen; without the flagship in the system nobody is asked', () => {
    const idle = activate(missing(hitting(fleet(), 0, 'combat'), 1, 'combat'), '30');
    idle.answer(0, 'recruits', {});
    expect(diceOf(idle, 0, 'combat')).toBe('combat flagship 2');
    const scene = new Scene(3, ['nekro', 'hacan', 'xxcha'])
      .of('unit:the-alastor')
      .units(0, '30', { carrier: 1, infantry: 3 })
      .units(0, '36', { flagship: 1 })
      .units(1, '30', { cruiser: 1 });
    const away = activate(hitting(scene, 0, 'combat'), '30');
    expect(facts(away, 'fact.recruited')).toEqual([]);
    expect(diceOf(away, 0, 'combat')).toContain('combat carrier 1');
  });

  it('they fight on when the flagship is gone, and then have no room in space', () => {
    const table = activate(missing(hitting(fleet({ cruiser: 1 }), 0, 'combat'), 1, 'combat'), '30');
    table.answer(0, 'recruits', { mellon: 1 });
    expect(table.at('mellon')).toBe('0:infantry 2');
    const scene = fleet({ destroyer: 2 }).damaged(0, '30', { flagship: 1 });
    const lost = activate(missing(hitting(hitting(scene, 1, 'combat'), 0, 'barrage'), 0, 'combat'), '30');
    lost.answer(0, 'recruits', { mellon: 2, zohbat: 1 });
    lost.answer(0, 'losses', { flagship: 1, infantry: 1 });
    expect(lost.state.battle?.round ?? 2).toBe(2);
    expect(diceOf(lost, 0, 'combat')).toContain('combat infantry 2');
  });

  /** Nekro in seat 1: its ground forces fight beside the flagship when seat 0 attacks. */
  const defending = (attacker: 'yin' | 'sardakk' | 'l1z1x' | 'hacan', own: Parameters<Scene['units']>[2]) =>
    new Scene(3, [attacker, 'nekro', 'xxcha'])
      .pools(0, { fleet: 8 })
      .pools(1, { fleet: 8 })
      .control(1, 'mellon')
      .units(1, '30', { flagship: 1, infantry: 1 })
      .units(1, 'mellon', { infantry: 2 })
      .units(0, '30', own);

  it('81.0 what destroys ships destroys them, and nobody who stands aside', () => {
    const yin = defending('yin', { flagship: 1 }).of('unit:the-alastor', 'unit:van-hauge');
    const table = activate(
      missing(hitting(yin.damaged(0, '30', { flagship: 1 }), 1, 'combat'), 0, 'combat'),
      '30',
    );
    table.answer(1, 'recruits', { mellon: 1 });
    expect(table.at('mellon')).toBe('1:infantry 1');
    const lost = facts(table, 'fact.destroyed').filter(({ unit }) => unit === 'infantry');
    expect(lost).toEqual([{ seat: 1, unit: 'infantry', count: 1, at: '30' }]);
    expect(facts(table, 'fact.battleOver')).toEqual([{ kind: 'space', at: '30', winner: null }]);
  });

  it('81.0 they may be chosen where ships are', () => {
    const exo = defending('sardakk', { dreadnought: 1 })
      .of('unit:the-alastor', 'unit:exotrireme-ii')
      .tech(0, 'exotrireme-ii');
    const table = activate(missing(missing(exo, 0, 'combat'), 1, 'combat'), '30');
    table.answers([1, 'recruits', { '30': 1 }], [0, 'combat-round-ends', 'unit:exotrireme-ii']);
    expect(table).toOfferExactly(0, 'ramming', ['1:flagship', '1:infantry']);
    table.answer(0, 'ramming', ['1:flagship', '1:infantry']);
    expect(table.at('30')).toBe('');
    const idle = activate(missing(missing(exo, 0, 'combat'), 1, 'combat'), '30');
    idle.answers([1, 'recruits', { mellon: 1 }], [0, 'combat-round-ends', 'unit:exotrireme-ii']);
    expect(idle).toOfferExactly(0, 'ramming', ['1:flagship', '1:infantry']);
  });

  it('81.1 hits that spare fighters may be assigned to them', () => {
    const net = defending('l1z1x', { flagship: 1 })
      .units(1, '30', { fighter: 2 })
      .of('unit:the-alastor', 'unit:0-0-1');
    const table = activate(missing(hitting(net, 0, 'combat'), 1, 'combat'), '30');
    table.answers([1, 'recruits', { '30': 1, mellon: 1 }], [1, 'sustain', {}]);
    expect(table).toRefuse(1, 'losses', { fighter: 2 }, 'TI4 81.1');
    expect(table).toRefuse(1, 'losses', { fighter: 1, infantry: 1 }, 'TI4 81.1');
    table.answer(1, 'losses', { infantry: 2 });
    expect(facts(table, 'fact.destroyed')[0]).toMatchObject({ unit: 'infantry', count: 2 });
  });

  it('35.2a Assault Cannon may take them', () => {
    const other = fleet({ cruiser: 3 })
      .of('unit:the-alastor', 'technology:assault-cannon')
      .tech(1, 'assault-cannon');
    const struck = activate(missing(missing(other, 0, 'combat'), 1, 'combat'), '30');
    struck.answer(0, 'recruits', { zohbat: 1 });
    expect(struck).toOfferExactly(0, 'assault-cannon', ['infantry', 'flagship']);
    struck.answer(0, 'assault-cannon', 'infantry');
    expect(facts(struck, 'fact.destroyed')[0]).toEqual({ seat: 0, unit: 'infantry', count: 1, at: '30' });
  });

  it('odds reckon with it: all ground forces that are named fight', () => {
    const enemy = { faction: 'hacan', units: { cruiser: 4 } };
    const units = { flagship: 1, infantry: 6 };
    const nekro = { faction: 'nekro', units };
    const joined = agreed({ place: 'space', attacker: nekro, defender: enemy }, 300);
    const alone = exact({ place: 'space', attacker: { ...nekro, units: { flagship: 1 } }, defender: enemy });
    expect(joined.attacker).toBeGreaterThan(alone.attacker + 0.5);
    expect(joined.survivors.attacker.infantry).toBeGreaterThan(1);
    // Those of a defender stand on the planet, and join all the same.
    expect(exact({ place: 'space', attacker: enemy, defender: nekro }).defender).toBeCloseTo(
      joined.attacker,
      9,
    );
    // Without the flagship nobody does.
    const cruisers = (infantry: number) =>
      exact({ place: 'space', attacker: { ...nekro, units: { cruiser: 2, infantry } }, defender: enemy });
    expect(cruisers(6)).toEqual(cruisers(0));
  });
});
