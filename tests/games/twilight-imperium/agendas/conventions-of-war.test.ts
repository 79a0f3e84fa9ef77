import { describe, expect, it } from 'vitest';
import { activate, arena } from '../combat.ts';
import { decided, inForce, revealing } from './voting.ts';

/** Seat 0 with dreadnoughts over Torkan, which is cultural, and Tequran, which is hazardous. */
const over = () =>
  arena()
    .control(1, 'torkan')
    .units(1, 'torkan', { infantry: 2 })
    .control(1, 'tequran')
    .units(1, 'tequran', { infantry: 2 })
    .units(0, '28', { dreadnought: 2 });

describe('Conventions of War', () => {
  it('8.1 as a law no cultural planet is bombarded, others are', () => {
    const without = activate(over(), '28');
    const labels = (table: typeof without) => JSON.stringify(table.form(0, 'bombardment'));
    expect(labels(without)).toContain('torkan');
    const table = activate(inForce(over(), 'conventions-of-war'), '28');
    expect(labels(table)).not.toContain('torkan');
    expect(labels(table)).toContain('tequran');
  });

  it('over a cultural planet alone nobody is asked', () => {
    const scene = arena()
      .control(1, 'mellon')
      .units(1, 'mellon', { infantry: 2 })
      .units(0, '30', { dreadnought: 2 });
    expect(activate(inForce(scene, 'conventions-of-war'), '30')).toWaitFor([1, 'action']);
  });

  it('voted down, who voted against it discards its action cards', () => {
    const table = revealing('conventions-of-war')
      .hand(0, 'bunker')
      .hand(1, 'spy', 'summit')
      .hand(2, 'fire-team', 'plague', 'summit')
      .play()
      .quiet();
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant']]).quiet();
    table.answers([2, 'vote', 'against'], [2, 'vote-planets', ['retillion']]).quiet();
    table.answers([0, 'vote', 'abstain']).quiet();
    expect(table.state.seats.map(({ hand }) => hand)).toEqual([['bunker'], ['spy', 'summit'], []]);
    expect(table.state.discards.action).toEqual(['fire-team', 'plague', 'summit']);
    expect(table.state.laws).toEqual([]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('83.19 the speaker who decides a tie has not voted against it', () => {
    const table = decided(revealing('conventions-of-war').hand(0, 'bunker').play().quiet(), 'against');
    expect(table.seat(0).hand).toEqual(['bunker']);
  });
});
