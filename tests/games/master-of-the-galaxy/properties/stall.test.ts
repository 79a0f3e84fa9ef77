import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Seat 0 has the two military symbols of the admiral. */
const admiral = (seats: 2 | 3 = 3) =>
  new Scene(seats).working(0, 'picket-stations').card(0, 'admiral-gorvane').bag(0, 'b');

describe('Stall: a rival of choice skips a turn', () => {
  it('the rival gets a token and passes once, then plays again', () => {
    const table = admiral().play();
    table.put(0, 'return').answer(0, 'cards', 'discard:admiral-gorvane');
    expect(table).toOfferExactly(0, 'stall', ['1', '2']);
    table.answer(0, 'stall', '1');
    expect(table.state.seats.map(({ skips }) => skips)).toEqual([0, 1, 0]);
    table.answers([0, 'cards', 'end'], [0, 'resources', { red: 1 }]);
    expect(table).toWaitFor([2, 'distribute']);
    expect(table.state.seats.map(({ skips }) => skips)).toEqual([0, 0, 0]);
    table.put(2, 'return');
    table.put(0, 'return').answer(0, 'cards', 'end');
    expect(table).toWaitFor([1, 'distribute']);
    expect(table.state.seats.map(({ turns }) => turns)).toEqual([2, 1, 1]);
  });

  it('of two such cards both may hit the same rival', () => {
    const scene = admiral().working(0, 'ore-barges').working(0, 'consular-docks');
    const table = scene.card(0, 'legate-pell-amaris').play();
    table.put(0, 'return');
    table.answers([0, 'cards', 'discard:admiral-gorvane'], [0, 'stall', '2']);
    table.answers([0, 'cards', 'discard:legate-pell-amaris'], [0, 'stall', '2']);
    expect(table.state.seats.map(({ skips }) => skips)).toEqual([0, 0, 2]);
  });

  it('with one rival nobody is asked, and the next turn is the own one', () => {
    const table = admiral(2).play();
    table.put(0, 'return').answer(0, 'cards', 'discard:admiral-gorvane');
    expect(table.state.seats[1]?.skips).toBe(1);
    table.answers([0, 'cards', 'end'], [0, 'resources', { red: 1 }]);
    expect(table).toWaitFor([0, 'distribute']);
    expect(table.told()).toContain('fact.skipped');
  });

  it('not with a symbol missing', () => {
    const table = new Scene().card(0, 'admiral-gorvane').bag(0, 'b').play();
    table.put(0, 'return').answer(0, 'cards', 'discard:admiral-gorvane');
    table.answer(0, 'resources', { red: 1 });
    expect(table).toWaitFor([1, 'distribute']);
  });
});
