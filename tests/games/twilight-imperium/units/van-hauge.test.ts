import { describe, expect, it } from 'vitest';
import { activate, facts, goOn, hitting, missing, waits } from '../combat.ts';
import { agreed } from '../odds/agree.ts';
import { Scene } from '../scene.ts';

/** Seat 1, Yin, has its flagship where seat 0 comes; seat 0's dice hit, and it takes no harm itself. */
const scene = () =>
  new Scene(3, ['hacan', 'yin', 'yssaril'])
    .of('unit:van-hauge')
    .pools(0, { fleet: 8 })
    .pools(1, { fleet: 8 })
    .units(1, '20', { flagship: 1, carrier: 1 });
const fought = (set: Scene) => activate(hitting(missing(set, 1, 'combat'), 0, 'combat'), '20');
/** Seat 1 lets its flagship fall. */
const fallen = (set: Scene) => {
  const table = fought(set);
  table.answers([1, 'sustain', {}], [1, 'losses', { flagship: 1 }]);
  return table;
};

describe('Van Hauge', () => {
  it('81.0 when it is destroyed all ships in its system are, those of its owner as well', () => {
    const table = fallen(scene().units(0, '20', { cruiser: 1 }));
    expect(table.at('20')).toBe('');
    expect(waits(table)).toEqual(['1:action']);
  });

  it('52.5 nothing is sustained; fighters fall, too', () => {
    const set = scene().units(0, '20', { dreadnought: 1, fighter: 1 });
    const table = goOn(fallenBy(set));
    expect(table.at('20')).toBe('');
    expect(facts(table, 'fact.sustained').filter(({ seat }) => seat === 0)).toEqual([]);
  });

  it('T31 52.5 ships that have sustained damage with it and are gone are no longer aimed at', () => {
    const set = scene().units(0, '20', { cruiser: 3 }).units(1, '20', { dreadnought: 1 });
    const table = goOn(fought(set.hand(0, 'direct-hit', 'direct-hit')), '1:sustain');
    table.answer(1, 'sustain', { flagship: 1, dreadnought: 1 });
    table.answer(0, 'unit-sustained', 'card:direct-hit');
    expect(goOn(table, '0:unit-sustained').at('20')).toBe('');
    expect(waits(table)).toEqual(['1:action']);
    expect(table.seat(0).hand).toEqual(['direct-hit']);
  });

  it('35.10 such a combat has no winner', () => {
    const table = fallen(scene().units(0, '20', { cruiser: 1 }));
    expect(facts(table, 'fact.battleOver')).toMatchObject([{ winner: null }]);
  });

  it('38.3 troops aboard are lost with their ships, troops on planets are not', () => {
    const set = scene()
      .units(0, '20', { cruiser: 1, carrier: 1, infantry: 2 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 2, 'space-dock': 1 });
    const table = goOn(fallenBy(set));
    expect(table.at('20')).toBe('');
    expect(table.at('vefut-ii')).toBe('1:infantry 2, 1:space-dock 1');
  });

  it('while it sustains the hit nothing happens; nor when other ships fall; ships elsewhere are safe', () => {
    const table = fought(scene().units(0, '20', { cruiser: 1 }).units(0, '35', { cruiser: 1 }));
    table.answer(1, 'sustain', { flagship: 1 });
    expect(table.at('20')).toContain('0:cruiser 1');
    const other = fought(scene().units(0, '20', { cruiser: 1 }).units(0, '35', { cruiser: 1 }));
    other.answers([1, 'sustain', {}], [1, 'losses', { carrier: 1 }]);
    expect(other.at('20')).toContain('0:cruiser 1');
    const far = fallen(
      scene().units(0, '20', { cruiser: 1 }).units(0, '35', { cruiser: 1 }).units(1, '36', { cruiser: 1 }),
    );
    expect(far.at('35')).toBe('0:cruiser 1');
    expect(far.at('36')).toBe('1:cruiser 1');
  });

  it('the flagships of others fall alone', () => {
    const set = new Scene(3, ['yin', 'hacan', 'yssaril'])
      .of('unit:van-hauge')
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { flagship: 1 });
    const table = fought(set);
    table.answer(1, 'sustain', {});
    expect(table.at('20')).toBe('0:cruiser 1');
  });

  it('odds reckon with it: whoever shoots it down has not won', () => {
    const { attacker, draw } = agreed({
      place: 'space',
      attacker: { faction: 'xxcha', units: { cruiser: 5 } },
      defender: { faction: 'yin', units: { flagship: 1 } },
    });
    expect(attacker).toBe(0);
    expect(draw).toBeGreaterThan(0.9);
  });
});

/** The same where seat 0 has several ships, each of which rolls. */
function fallenBy(set: Scene) {
  const table = fought(set);
  table.answer(1, 'sustain', {});
  if (waits(table).includes('1:losses')) table.answer(1, 'losses', { flagship: 1, carrier: 1 });
  return table;
}
