import { describe, expect, it } from 'vitest';
import { activate, hitting, missing, waits } from '../combat.ts';
import { Scene } from '../scene.ts';

const NOTE = 'note:greyfire-mutagen@0';
/** Seat 0 is Yin with all its arts; seat 1 holds its note. */
const scene = () =>
  new Scene(3, ['yin', 'hacan', 'yssaril'])
    .of('ability:devotion', 'ability:indoctrination', 'unit:van-hauge')
    .tech(0, 'impulse-core', 'yin-spinner', 'sarween-tools')
    .note(1, 'greyfire-mutagen', 0);
const calm = (set: Scene) => missing(missing(set, 0, 'combat', 'barrage'), 1, 'combat', 'barrage');
const duel = () => scene().units(0, '20', { cruiser: 2 }).units(1, '20', { cruiser: 1 });

describe('Greyfire Mutagen', () => {
  it('74.6 after a system is activated its owner uses no faction ability and no faction technology in that action', () => {
    const set = hitting(missing(duel(), 1, 'combat'), 0, 'combat');
    const table = set.play().answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table).toOfferExactly(1, 'system-activated', [NOTE, 'pass']);
    table.answer(1, 'system-activated', NOTE);
    if (waits(table as never).includes('0:move')) table.answer(0, 'move', {});
    expect(table.at('20')).toBe('0:cruiser 2');
    expect(table.told()).not.toContain('fact.sustained');
    expect(table.seat(0).notes).toEqual([{ id: 'greyfire-mutagen', owner: 0 }]);
    expect(table.state.effects.filter(({ component }) => component.startsWith('note'))).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('without it Yin is asked for its core at once', () => {
    const table = calm(duel()).play().answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    table.answer(1, 'system-activated', 'pass');
    if (waits(table as never).includes('0:move')) table.answer(0, 'move', {});
    expect(table).toWaitFor([0, 'combat-round-starts']);
    expect(table.seat(1).notes).toHaveLength(1);
  });

  it('what must happen by a faction technology does not; other technologies work', () => {
    const set = scene().units(0, 'darien', { 'space-dock': 1 });
    const table = set.play().answers([0, 'action', 'tactical'], [0, 'activate', '3']);
    table.answers([1, 'system-activated', NOTE], [0, 'production', { destroyer: 1 }]);
    expect(table.at('darien')).toBe('0:space-dock 1');
    expect(table).toWaitFor([1, 'action']);
    expect(table.told()).not.toContain('fact.goodsSpent');
    const cheap = scene()
      .with(({ planets }) => {
        for (const planet of Object.values(planets)) planet.exhausted = true;
      })
      .units(0, 'darien', { 'space-dock': 1 })
      .play()
      .answers([0, 'action', 'tactical'], [0, 'activate', '3'], [1, 'system-activated', NOTE]);
    cheap.answer(0, 'production', { 'infantry:darien': 2 });
    expect(cheap.at('darien')).toBe('0:infantry 2, 0:space-dock 1');
  });

  it('in an action of another as well; the flagship is no faction ability', () => {
    const set = scene()
      .stage({ kind: 'turn', seat: 1 })
      .units(0, '20', { flagship: 1, cruiser: 1 })
      .units(1, '20', { cruiser: 2 });
    const table = hitting(missing(set, 0, 'combat'), 1, 'combat').play();
    table.answers([1, 'action', 'tactical'], [1, 'activate', '20'], [1, 'system-activated', NOTE]);
    if (waits(table).includes('1:move')) table.answer(1, 'move', {});
    table.answer(0, 'sustain', {});
    expect(table.at('20')).toBe('');
    expect(table.told()).not.toContain('fact.goodsSpent');
    expect(table).toWaitFor([2, 'action']);
  });

  it('the next action is another matter', () => {
    const set = calm(duel()).units(1, '29', { cruiser: 1 });
    const table = set.play().answers([0, 'action', 'tactical'], [0, 'activate', '33']);
    table.answer(1, 'system-activated', NOTE);
    expect(table).toWaitFor([1, 'action']);
    table.answers([1, 'action', 'tactical'], [1, 'activate', '20']);
    if (waits(table).includes('1:move')) table.answer(1, 'move', {});
    expect(table).toWaitFor([0, 'combat-round-starts']);
  });

  it('bystanders keep what is theirs', () => {
    const set = new Scene(3, ['yin', 'hacan', 'yssaril'])
      .note(2, 'greyfire-mutagen', 0)
      .tech(1, 'e-res-siphons')
      .units(1, '20', { cruiser: 1 });
    const table = activate(set, '20');
    table.answer(2, 'system-activated', NOTE);
    expect(table.seat(1).goods).toBe(4);
  });
});
