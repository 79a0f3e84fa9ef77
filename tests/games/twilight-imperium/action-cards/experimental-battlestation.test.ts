import { describe, expect, it } from 'vitest';
import type { PlanetId } from '#games/twilight-imperium/tables/ids.ts';
import { arena, diceOf, hitting } from '../combat.ts';
import { Scene } from '../scene.ts';
import { effectsOf, isAsked } from './fighting.ts';

const card = 'card:experimental-battlestation';

/** Seat 0 moves four cruisers from 29 into 20; seat 1 has a space dock somewhere. */
function moved(dock: PlanetId, ships = 4) {
  const table = hitting(arena(), 1, 'cannon')
    .hand(1, 'experimental-battlestation')
    .units(0, '29', { cruiser: 4 })
    .control(1, dock)
    .units(1, dock, { 'space-dock': 1 })
    .play();
  table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
  table.quiet().answer(0, 'move', ships > 0 ? { '29:cruiser': ships } : {});
  return table.quiet();
}

describe('TI4 24 Experimental Battlestation', () => {
  it.each(['vefut-ii', 'wellon'] as const)(
    '34.2 a space dock on %s, in the system or next to it, fires with three dice',
    (dock) => {
      const table = moved(dock);
      expect(table).toOfferExactly(1, 'ships-moved', [card, 'pass']);
      table.answer(1, 'ships-moved', card);
      table.answer(1, 'space-cannon', '0');
      expect(diceOf(table, 1, 'cannon')).toBe('cannon space-dock 3');
      expect(table.at('20')).toBe('0:cruiser 1');
      expect(effectsOf(table)).toEqual([]);
      expect(table).toWaitFor([1, 'action']);
    },
  );

  it('34.3b a die hits from 5 on', () => {
    const table = arena()
      .hand(1, 'experimental-battlestation')
      .units(0, '29', { cruiser: 4 })
      .control(1, 'wellon')
      .units(1, 'wellon', { 'space-dock': 1 })
      .play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    table.quiet().answer(0, 'move', { '29:cruiser': 4 });
    table.quiet().answer(1, 'ships-moved', card);
    table.answer(1, 'space-cannon', '0');
    expect(table.told()).toContain('fact.rolled');
    const [roll] = table.journal.entries.flatMap((entry) =>
      'facts' in entry ? entry.facts.filter(({ message }) => message.key === 'fact.rolled') : [],
    );
    expect(roll?.message.args).toMatchObject({ groups: [{ unit: 'space-dock', hitOn: 5 }] });
  });

  it('5.4a 72.1a a floating factory that is blockaded by their coming is gone by then', () => {
    const fleet = (own: number) => {
      const scene = hitting(new Scene(3, ['xxcha', 'saar', 'yssaril']), 1, 'cannon')
        .of('unit:floating-factory-i')
        .hand(1, 'experimental-battlestation')
        .units(0, '29', { cruiser: 2 })
        .units(1, '20', { 'space-dock': 1 });
      const table = (own > 0 ? scene.units(1, '20', { destroyer: own }) : scene).play();
      table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
      table.quiet().answer(0, 'move', { '29:cruiser': 2 });
      return table;
    };
    expect(isAsked(fleet(0), 1, 'ships-moved')).toBe(false);
    expect(fleet(0).at('20')).toBe('0:cruiser 2');
    expect(fleet(1)).toOfferExactly(1, 'ships-moved', [card, 'pass']);
  });

  it('not from further away', () => {
    const table = moved('bereg');
    expect(table).toWaitFor([1, 'action']);
    expect(table.at('20')).toBe('0:cruiser 4');
  });

  it('not by whoever has moved the ships', () => {
    const table = arena()
      .hand(0, 'experimental-battlestation')
      .units(0, '29', { cruiser: 4 })
      .control(0, 'wellon')
      .units(0, 'wellon', { 'space-dock': 1 })
      .units(1, '20', { cruiser: 1 })
      .play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    table.quiet().answer(0, 'move', { '29:cruiser': 4 });
    expect(isAsked(table, 0, 'ships-moved')).toBe(false);
  });

  it('not when no ship has moved', () => {
    const table = moved('wellon', 0);
    expect(isAsked(table, 1, 'ships-moved')).toBe(false);
  });

  it('unplayed, a space dock does not fire', () => {
    const table = moved('vefut-ii');
    table.answer(1, 'ships-moved', 'pass');
    expect(diceOf(table, 1, 'cannon')).toBe('');
    expect(table.at('20')).toBe('0:cruiser 4');
  });
});
