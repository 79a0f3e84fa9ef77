import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** All three stand in 29, so that they are neighbours. */
const scene = () =>
  new Scene(3, ['xxcha', 'hacan', 'yssaril'])
    .of('ability:arbiters')
    .units(1, '29', { destroyer: 1 })
    .units(2, '29', { destroyer: 1 })
    .hand(0, 'bunker', 'bunker')
    .hand(1, 'parley', 'plague');

describe('Arbiters', () => {
  it('69.3a action cards change hands in both directions', () => {
    const table = scene().goods(0, 1).play().quiet();
    table.answers(
      [0, 'deal', 'offer:1'],
      [0, 'terms', { 'give:card:bunker': 2, 'give:goods': 1, 'want:cards': 1 }],
      [1, 'deal', 'accept:0'],
      [1, 'deal-cards', ['parley']],
    );
    expect(table.seat(0).hand).toEqual(['parley']);
    expect([...table.seat(1).hand].sort()).toEqual(['bunker', 'bunker', 'plague']);
    expect(table.seat(1).goods).toBe(1);
  });

  it('69.3a Hacan proposes them as well', () => {
    const table = scene().play().quiet();
    table.answers([1, 'deal', 'offer:0'], [1, 'terms', { 'give:card:plague': 1 }], [0, 'deal', 'accept:1']);
    expect([...table.seat(0).hand].sort()).toEqual(['bunker', 'bunker', 'plague']);
  });

  it('69.3a T56 24.4 the hand limit holds at once', () => {
    const full = scene().hand(1, 'parley', 'plague', 'spy', 'summit', 'uprising', 'upgrade', 'reparations');
    const table = full.play().quiet();
    table.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:card:bunker': 1 }], [1, 'deal', 'accept:0']);
    expect(table).toWaitFor([0, 'action'], [1, 'discard']);
    table.answer(1, 'discard', ['bunker']);
    expect(table.seat(1).hand).toHaveLength(7);
  });

  it('69.3 not between two others', () => {
    const table = scene().hand(2, 'spy').play().quiet();
    table.answer(0, 'deal', 'offer:2');
    expect(table.offers(0, 'terms').some((id) => id.includes('card'))).toBe(false);
  });
});
