import { describe, expect, it } from 'vitest';
import { arena, missing } from '../combat.ts';
import { attack, isAsked } from './fighting.ts';

const card = 'card:infiltrate';

/** Seat 0 lands on Vefut II, where seat 1 has nothing but structures. */
const scene = () =>
  missing(arena(), 1, 'cannon')
    .hand(0, 'infiltrate')
    .units(0, '20', { carrier: 1, infantry: 2 })
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { pds: 2, 'space-dock': 1 });

describe('TI4 24 Infiltrate', () => {
  it('11.5a PDS and space docks on a planet that its player gains become its own', () => {
    const table = attack(scene(), '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    table.quiet();
    expect(table).toOfferExactly(0, 'control-changes', [card, 'pass']);
    table.answer(0, 'control-changes', card);
    expect(table.at('vefut-ii')).toBe('0:infantry 2, 0:pds 2, 0:space-dock 1');
    expect(table.planet('vefut-ii').controller).toBe(0);
  });

  it('unplayed, they are destroyed', () => {
    const table = attack(scene(), '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    table.quiet().answer(0, 'control-changes', 'pass');
    expect(table.quiet().at('vefut-ii')).toBe('0:infantry 2');
  });

  it('42.3a figures may be taken back from the board, and need not be', () => {
    const docks = () =>
      scene()
        .units(0, 'archon-ren', { 'space-dock': 1 })
        .units(0, 'archon-tau', { 'space-dock': 1 })
        .control(0, 'bereg')
        .units(0, 'bereg', { 'space-dock': 1 });
    const play = () => {
      const table = attack(docks(), '20');
      table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
      table.quiet().answer(0, 'control-changes', card);
      return table;
    };
    const taking = play();
    taking.answers([0, 'infiltrate', 1], [0, 'recycle', { bereg: 1 }]);
    expect(taking.at('vefut-ii')).toBe('0:infantry 2, 0:pds 2, 0:space-dock 1');
    expect(taking.at('bereg')).toBe('');
    const leaving = play();
    leaving.answer(0, 'infiltrate', 0);
    expect(leaving.at('vefut-ii')).toBe('0:infantry 2, 0:pds 2');
    expect(leaving.at('bereg')).toBe('0:space-dock 1');
  });

  it('42.3 what there are no figures for is destroyed', () => {
    const docks = scene()
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .units(0, 'archon-tau', { 'space-dock': 1 })
      .control(0, 'bereg')
      .units(0, 'bereg', { 'space-dock': 1 })
      // 42.3a: nothing can be taken from systems with an own token.
      .token(0, '14', '35');
    const table = attack(docks, '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    table.quiet().answer(0, 'control-changes', card);
    expect(table.at('vefut-ii')).toBe('0:infantry 2, 0:pds 2');
    expect(table.at('bereg')).toBe('0:space-dock 1');
  });

  it('only whoever gains the planet may play it', () => {
    const table = attack(scene().hand(0).hand(1, 'infiltrate').hand(2, 'infiltrate'), '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(table.quiet()).toWaitFor([1, 'action']);
    expect(table.at('vefut-ii')).toBe('0:infantry 2');
    expect(table.seat(1).hand).toEqual(['infiltrate']);
  });

  it('not on a planet without structures of others', () => {
    const table = attack(
      arena().hand(0, 'infiltrate').units(0, '20', { carrier: 1, infantry: 2 }).control(1, 'vefut-ii'),
      '20',
    );
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(isAsked(table.quiet(), 0, 'control-changes')).toBe(false);
    expect(table.planet('vefut-ii').controller).toBe(0);
  });
});
