import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const scene = () => new Scene().strategy(0, { id: 'construction', exhausted: false });

describe('TI4 76 Construction', () => {
  it('76.0 76.1 76.2 a PDS or a space dock on a planet of one’s own, then another PDS', () => {
    const table = scene().control(0, 'wellon').control(1, 'abyz').play();
    table.answer(0, 'action', 'strategic:construction');
    expect(table).toOfferExactly(0, 'structure', [
      'pds:archon-ren',
      'pds:archon-tau',
      'pds:wellon',
      'space-dock:archon-ren',
      'space-dock:archon-tau',
      'space-dock:wellon',
      'none',
    ]);
    expect(table.form(0, 'structure')).toMatchObject({ prompt: { key: 'ask.structure' } });
    table.answer(0, 'structure', 'space-dock:wellon');
    expect(table.form(0, 'structure')).toMatchObject({ prompt: { key: 'ask.anotherPds' } });
    expect(table).toOfferExactly(0, 'structure', ['pds:archon-ren', 'pds:archon-tau', 'pds:wellon', 'none']);
    table.answer(0, 'structure', 'pds:archon-ren');
    expect(table.at('wellon')).toBe('0:space-dock 1');
    expect(table.at('archon-ren')).toBe('0:pds 1');
  });

  it('76.2 both are as one likes; who declines the first is not asked for the second', () => {
    const table = scene().play();
    table.answers([0, 'action', 'strategic:construction'], [0, 'structure', 'none']);
    expect(table.at('archon-ren')).toBe('');
    expect(table).toWaitFor([1, 'follow-construction'], [2, 'follow-construction']);
  });

  it('76.2a both may stand on one planet', () => {
    const table = scene().play();
    table.answer(0, 'action', 'strategic:construction');
    table.answers([0, 'structure', 'pds:archon-ren'], [0, 'structure', 'pds:archon-ren']);
    expect(table.at('archon-ren')).toBe('0:pds 2');
  });

  it('76.2b 76.3 own tokens in the system are no obstacle', () => {
    const table = scene().token(0, '14').play();
    table.answers([0, 'action', 'strategic:construction'], [0, 'structure', 'space-dock:archon-ren']);
    expect(table.at('archon-ren')).toBe('0:space-dock 1');
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
  });

  it('76.3 T48 the others put their strategy token in a system and a structure on a planet of theirs there', () => {
    const table = scene().control(1, 'gral').control(1, 'centauri').play();
    table.answers([0, 'action', 'strategic:construction'], [0, 'structure', 'none']);
    table.answer(1, 'follow-construction', 'yes');
    expect(table).toOfferExactly(1, 'construction', ['16', '34']);
    table.answer(1, 'construction', '34');
    expect(table.seat(1).pools.strategy).toBe(1);
    expect(table.state.systems['34']?.tokens).toEqual([1]);
    expect(table).toOfferExactly(1, 'structure', [
      'pds:centauri',
      'pds:gral',
      'space-dock:centauri',
      'space-dock:gral',
    ]);
    table.answer(1, 'structure', 'space-dock:gral');
    expect(table.at('gral')).toBe('1:space-dock 1');
  });

  it('76.3 systems where nothing could be placed are not offered', () => {
    const table = scene()
      .control(1, 'gral')
      .units(1, 'gral', { 'space-dock': 1, pds: 2, infantry: 1 })
      .play();
    table.answers([0, 'action', 'strategic:construction'], [0, 'structure', 'none']);
    table.answer(1, 'follow-construction', 'yes');
    // Only home is left, so nobody is asked where.
    expect(table.state.systems['16']?.tokens).toEqual([1]);
  });

  it('76.4 figures come from reinforcements: six PDS and three docks are all there are', () => {
    const scene2 = scene()
      .control(0, 'wellon')
      .control(0, 'abyz')
      .control(0, 'fria')
      .token(0, '14', '19', '38');
    scene2
      .units(0, 'archon-ren', { 'space-dock': 1, pds: 2 })
      .units(0, 'wellon', { 'space-dock': 1, pds: 2 });
    scene2.units(0, 'abyz', { 'space-dock': 1, pds: 2 });
    const table = scene2.play();
    table.answer(0, 'action', 'strategic:construction');
    // No figure left, and all stand in systems with a token: nothing can be placed.
    expect(() => table.form(0, 'structure')).toThrow('not asked');
    expect(table).toWaitFor([1, 'follow-construction'], [2, 'follow-construction']);
  });

  it('76.4a a figure may be taken back from a system without a token of one’s own', () => {
    const scene2 = scene().control(0, 'wellon').control(0, 'abyz').control(0, 'fria').token(0, '14', '19');
    scene2.units(0, 'archon-ren', { 'space-dock': 1 }).units(0, 'wellon', { 'space-dock': 1 });
    scene2.units(0, 'abyz', { 'space-dock': 1 });
    const table = scene2.play();
    table.answer(0, 'action', 'strategic:construction');
    table.answer(0, 'structure', 'space-dock:fria');
    expect(table.at('fria')).toBe('0:space-dock 1');
    expect(table.at('abyz')).toBe('');
    expect(table.at('archon-ren')).toBe('0:space-dock 1');
  });

  it('76.3 76.4a what stands in the system of the token stays there, so nothing is offered that would take it', () => {
    const set = scene().control(1, 'gral').control(1, 'centauri').control(1, 'fria').token(1, '16', '38');
    set.units(1, 'hercant', { 'space-dock': 1, pds: 2 }).units(1, 'kamdorn', { pds: 1 });
    set.units(1, 'fria', { 'space-dock': 1, pds: 2 });
    set.units(1, 'centauri', { 'space-dock': 1, pds: 1 });
    const table = set.play();
    table.answers([0, 'action', 'strategic:construction'], [0, 'structure', 'none']);
    // The dock and the PDS on Centauri are the only figures without a token, and Gral lies in the same system.
    expect(table).toOfferExactly(1, 'follow-construction', [
      'way:pds:kamdorn',
      'way:space-dock:kamdorn',
      'way:space-dock:arretze',
      'way:pds:arretze',
      'yes',
      'no',
    ]);
  });
});
