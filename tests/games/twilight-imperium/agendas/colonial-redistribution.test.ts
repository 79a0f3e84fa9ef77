import { describe, expect, it } from 'vitest';
import { decided, inForce, revealing } from './voting.ts';

/** Mellon belongs to seat 1, which has as few points as seat 2. */
const scene = () =>
  revealing('colonial-redistribution')
    .control(1, 'mellon')
    .units(1, 'mellon', { infantry: 2, pds: 1 })
    .units(1, '30', { cruiser: 1 })
    .control(0, 'zohbat')
    .units(0, 'zohbat', { infantry: 1 })
    .control(2, 'mecatol-rex')
    .seat(0, { points: 2 });

describe('Colonial Redistribution', () => {
  it('83.9 home planets and Mecatol Rex cannot be elected', () => {
    expect(scene().play()).toOfferExactly(1, 'vote', ['planet:mellon', 'planet:zohbat', 'abstain']);
  });

  it('all units on the planet are destroyed; whom its controller names may settle there and take it', () => {
    const table = decided(scene().play(), 'planet:mellon');
    expect(table.at('mellon')).toBe('');
    expect(table).toOfferExactly(1, 'agenda-seat', ['seat:1', 'seat:2']);
    table.answer(1, 'agenda-seat', 'seat:2');
    expect(table).toOfferExactly(2, 'agenda-infantry', ['yes', 'no']);
    table.answer(2, 'agenda-infantry', 'yes');
    expect(table.at('mellon')).toBe('2:infantry 1');
    expect(table.planet('mellon')).toMatchObject({ controller: 2, exhausted: true });
    expect(table.at('30')).toBe('1:cruiser 1');
    expect(table.at('zohbat')).toBe('0:infantry 1');
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('the controller may name itself and keeps the planet as it is', () => {
    const table = decided(scene().play(), 'planet:mellon');
    table.answers([1, 'agenda-seat', 'seat:1'], [1, 'agenda-infantry', 'yes']);
    expect(table.at('mellon')).toBe('1:infantry 1');
    expect(table.planet('mellon')).toMatchObject({ controller: 1, exhausted: false });
  });

  it('who was named may leave it; 32.4 the planet then stays whose it was', () => {
    const table = decided(scene().play(), 'planet:mellon');
    table.answers([1, 'agenda-seat', 'seat:2'], [2, 'agenda-infantry', 'no']);
    expect(table.at('mellon')).toBe('');
    expect(table.planet('mellon').controller).toBe(1);
  });

  it('51.5 only those with the fewest points can be named; a single one is not asked about', () => {
    const table = decided(scene().seat(1, { points: 1 }).play(), 'planet:mellon');
    expect(table).toWaitFor([2, 'agenda-infantry']);
  });

  it('nothing can be placed in a demilitarized zone, and its controller stays', () => {
    const zone = inForce(scene(), 'demilitarized-zone', { planet: 'mellon' });
    const table = decided(zone.play(), 'planet:mellon');
    expect(table.planet('mellon').controller).toBe(1);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });
});
