import { describe, expect, it } from 'vitest';
import { canScore, held } from '../objectives/status.ts';

const docks = () =>
  held('fuel-the-war-machine')
    .units(0, 'archon-ren', { 'space-dock': 1 })
    .units(0, 'archon-tau', { 'space-dock': 1 });

describe('TI4 30 Fuel the War Machine', () => {
  it('30.5a is scored with three space docks on the board and not with two', () => {
    expect(canScore(docks().play(), 0, 'fuel-the-war-machine')).toBe(false);
    const third = docks().control(0, 'wellon').units(0, 'wellon', { 'space-dock': 1 }).play();
    third.answer(0, 'score', ['fuel-the-war-machine']);
    expect(third.seat(0).points).toBe(1);
  });

  it('30.5 docks of others do not count', () => {
    const scene = docks().units(1, 'hercant', { 'space-dock': 1 });
    expect(canScore(scene.play(), 0, 'fuel-the-war-machine')).toBe(false);
  });
});
