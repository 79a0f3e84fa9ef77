import { describe, expect, it } from 'vitest';
import { resourcesOf } from '#games/twilight-imperium/rules/planets.ts';
import { decided, revealing } from './voting.ts';

const scene = () =>
  revealing('core-mining').control(1, 'vefut-ii').control(2, 'tequran').control(2, 'mellon');

describe('Core Mining', () => {
  it('83.9 a hazardous planet is elected', () => {
    expect(scene().play()).toOfferExactly(1, 'vote', ['planet:vefut-ii', 'planet:tequran', 'abstain']);
  });

  it('59.1 one infantry there is destroyed, and the planet is worth two resources more', () => {
    const table = decided(scene().units(1, 'vefut-ii', { infantry: 2, pds: 1 }).play(), 'planet:vefut-ii');
    expect(table.at('vefut-ii')).toBe('1:infantry 1, 1:pds 1');
    expect(resourcesOf(table.state, 'vefut-ii')).toBe(4);
    expect(resourcesOf(table.state, 'tequran')).toBe(2);
    expect(table.state.laws).toMatchObject([{ id: 'core-mining', seat: null, planet: 'vefut-ii' }]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('the last infantry goes too, and the planet stays whose it is; without any there is nothing to destroy', () => {
    const table = decided(scene().units(1, 'vefut-ii', { infantry: 1 }).play(), 'planet:vefut-ii');
    expect(table.at('vefut-ii')).toBe('');
    expect(table.planet('vefut-ii').controller).toBe(1);
    const empty = decided(scene().play(), 'planet:tequran');
    expect(resourcesOf(empty.state, 'tequran')).toBe(4);
  });
});
