import { describe, expect, it } from 'vitest';
import { deckOf } from '#games/twilight-imperium/rules/technology.ts';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const scene = () => new Scene(3, ['muaat', 'hacan', 'yssaril']).tech(0, 'prototype-war-sun-ii');

describe('Prototype War Sun II', () => {
  it('29.1 29.4 cheaper and faster, instead of the usual war sun', () => {
    const { state } = scene().play();
    expect(lineOf(state, 0, 'war-sun')).toMatchObject({ cost: 10, move: 3, capacity: 6, sustain: true });
    expect(deckOf(state, 0)).not.toContain('war-sun');
    expect(deckOf(state, 1)).toContain('war-sun');
  });

  it('47.3 62.1 it moves three systems and costs 10', () => {
    const moving = activating(scene().units(0, '4', { 'war-sun': 1 }), '18');
    moving.answer(0, 'move', { '4:war-sun': 1 });
    expect(moving.at('18')).toBe('0:war-sun 1');
    const making = activating(scene().units(0, 'muaat', { 'space-dock': 1 }).goods(0, 6), '4');
    making.answer(0, 'production', { 'war-sun': 1 });
    expect(making.at('4')).toBe('0:war-sun 1');
    expect(making.seat(0).goods).toBe(0);
  });
});
