import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

const peace = () =>
  inForce(new Scene(), 'minister-of-peace', { seat: 2 })
    .units(0, '19', { cruiser: 2 })
    .control(1, 'vefut-ii');

describe('Minister of Peace', () => {
  it('26.3 26.4 lies in front of the elected player', () => {
    const table = decided(revealing('minister-of-peace').play(), 'seat:1');
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-peace', seat: 1 }]);
  });

  it('after a system with units of another is activated its owner may discard it: the turn is over', () => {
    const table = activating(peace().units(1, 'vefut-ii', { infantry: 1 }), '20');
    expect(table).toWaitFor([2, 'system-activated']);
    table.answer(2, 'system-activated', 'law:minister-of-peace');
    expect(table.state.laws).toEqual([]);
    expect(table.state.discards.agenda).toEqual(['minister-of-peace']);
    // 1.1: the token stays where it was put.
    expect(table.state.systems['20']?.tokens).toEqual([0]);
    expect(table.at('19')).toBe('0:cruiser 2');
    expect(table).toWaitFor([1, 'action']);
  });

  it('it may be kept', () => {
    const table = activating(peace().units(1, '20', { cruiser: 1 }), '20');
    table.answer(2, 'system-activated', 'pass');
    expect(table).toWaitFor([0, 'move']);
    expect(table.state.laws).toHaveLength(1);
  });

  it('not where there are only units of the active player, or none', () => {
    expect(activating(peace(), '20')).toWaitFor([0, 'move']);
    expect(activating(peace().units(0, '20', { cruiser: 1 }), '20')).toWaitFor([0, 'move']);
  });

  it('the units may be its owner’s own', () => {
    expect(activating(peace().units(2, '20', { cruiser: 1 }), '20')).toWaitFor([2, 'system-activated']);
  });

  it('nobody responds to an activation any more that ended the turn', () => {
    const scene = peace().units(1, '20', { cruiser: 1 }).note(1, 'ceasefire', 0);
    const table = activating(scene, '20');
    expect(table).toWaitFor([1, 'system-activated'], [2, 'system-activated']);
    table.answers([1, 'system-activated', 'pass'], [2, 'system-activated', 'law:minister-of-peace']);
    expect(table).toWaitFor([1, 'action']);
  });
});
