import { describe, expect, it } from 'vitest';
import { activate, facts, goOn, hitting, missing, waits } from '../combat.ts';
import { Scene } from '../scene.ts';
import { cards, nekro, plundering, SINGULARITY, taking } from './nekro.ts';

const BOTH = ['valefar-assimilator-x', 'valefar-assimilator-y'];

describe('Technological Singularity', () => {
  it('28.5 after a unit of the opponent is destroyed: one of its technologies, whatever it takes', () => {
    const table = taking(nekro().tech(1, 'light-wave-deflector', 'sarween-tools'), 'light-wave-deflector');
    expect(cards(table)).toEqual([...BOTH, 'light-wave-deflector']);
    expect(cards(table, 1)).toEqual(['light-wave-deflector', 'sarween-tools']);
    expect(cards(table, 2)).toEqual([]);
    expect(facts(table, 'fact.battleOver')).toHaveLength(1);
    expect(table).toWaitFor([1, 'action']);
  });

  it('may be left alone', () => {
    const table = plundering(nekro().tech(1, 'sarween-tools')).answers([0, 'unit-destroyed', 'pass']);
    expect(cards(table)).toEqual(BOTH);
  });

  it('offers only what Nekro does not have; without anything nobody is asked', () => {
    const scene = () => nekro().tech(0, 'sarween-tools').tech(1, 'sarween-tools');
    expect(waits(plundering(scene()))).toEqual(['1:action']);
    const table = taking(scene().tech(1, 'plasma-scoring', 'neural-motivator'));
    expect(table).toOfferExactly(0, 'gain-technology', ['plasma-scoring', 'neural-motivator']);
  });

  it('once in each combat: a second unit gives nothing more', () => {
    const scene = nekro().tech(1, 'sarween-tools', 'plasma-scoring').units(1, '20', { destroyer: 3 });
    const table = taking(scene, 'sarween-tools');
    goOn(table, '0:unit-destroyed');
    expect(waits(table)).not.toContain('0:unit-destroyed');
    expect(facts(table, 'fact.destroyed').length).toBeGreaterThan(1);
    expect(cards(table)).toEqual([...BOTH, 'sarween-tools']);
    expect(table.state.effects.filter(({ component }) => component === SINGULARITY)).toEqual([]);
  });

  it('a ground combat is another combat than the one in space', () => {
    const scene = nekro()
      .tech(1, 'sarween-tools', 'plasma-scoring')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 })
      .units(0, '20', { carrier: 1, infantry: 3 });
    const table = taking(scene, 'sarween-tools');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 3 });
    expect(table).toWaitFor([0, 'unit-destroyed']);
    table.answer(0, 'unit-destroyed', SINGULARITY);
    expect(cards(table)).toEqual([...BOTH, 'sarween-tools', 'plasma-scoring']);
  });

  it('own losses give nothing, nor do units that space cannons destroy outside a combat', () => {
    const own = nekro()
      .tech(1, 'sarween-tools')
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { cruiser: 2 });
    const beaten = activate(hitting(missing(own, 0, 'combat'), 1, 'combat'), '20');
    goOn(beaten);
    expect(facts(beaten, 'fact.destroyed').length).toBe(1);
    expect(cards(beaten)).toEqual(BOTH);
    const cannons = nekro()
      .tech(1, 'sarween-tools')
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { pds: 2, infantry: 1 })
      .units(1, '20', { cruiser: 1 });
    const shot = activate(hitting(cannons, 0, 'cannon'), '20');
    if (waits(shot).includes('0:space-cannon')) shot.answer(0, 'space-cannon', '1');
    expect(shot.at('20')).toBe('');
    expect(cards(shot)).toEqual(BOTH);
  });

  it('belongs to Nekro alone', () => {
    const scene = new Scene(3, ['xxcha', 'nekro', 'hacan'])
      .of(SINGULARITY)
      .tech(1, 'sarween-tools')
      .units(0, '20', { cruiser: 2 })
      .units(1, '20', { cruiser: 1 });
    const table = activate(missing(hitting(scene, 0, 'combat'), 1, 'combat'), '20');
    expect(waits(table)).toEqual(['1:action']);
  });
});
