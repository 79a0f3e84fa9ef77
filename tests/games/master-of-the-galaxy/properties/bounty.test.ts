import { describe, expect, it } from 'vitest';
import { counted, Scene } from '../scene.ts';

/** Seat 0 has the magnate and the economic symbol he asks for. */
const magnate = () => new Scene().working(0, 'ore-barges').card(0, 'magnate-lio-varsh').bag(0, 'b');
const use = [0, 'cards', 'discard:magnate-lio-varsh'] as const;

describe('Bounty: cubes of choice from the bank', () => {
  it('three cubes of any colours but black', () => {
    const table = magnate().play();
    const { bank } = structuredClone(table.state);
    table.put(0, 'return').answers(use);
    expect(table).toOfferExactly(0, 'resources', ['red', 'blue', 'yellow', 'green']);
    expect(table).toRefuse(0, 'resources', { red: 2 });
    expect(table).toRefuse(0, 'resources', { red: 4 });
    table.answer(0, 'resources', { red: 2, green: 1 });
    expect(table.bag(0)).toEqual(counted('b r r g'));
    expect(table.state.bank).toEqual({ ...bank, red: bank.red - 2, green: bank.green - 1 });
    expect(table).toWaitFor([0, 'cards']);
  });

  it('the cube for the discarded card comes besides, at the end of the phase', () => {
    const table = magnate().play();
    table.put(0, 'return').answers(use, [0, 'resources', { red: 3 }], [0, 'cards', 'end']);
    table.answer(0, 'resources', { red: 1 });
    expect(table.bag(0)).toEqual(counted('b r r r r'));
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('a bank with fewer gives what it has, an empty one nothing', () => {
    const poor = (red: number) =>
      magnate().bank('red', red, 2).bank('blue', 0, 2).bank('yellow', 0, 2).bank('green', 0, 2).play();
    const two = poor(2);
    two.put(0, 'return').answers(use, [0, 'resources', { red: 2 }]);
    expect(two.bag(0)).toEqual(counted('b r r'));
    expect(two).toWaitFor([0, 'cards']);

    const none = poor(0);
    none.put(0, 'return').answers(use);
    expect(none.bag(0)).toEqual(counted('b'));
    expect(none).toWaitFor([0, 'cards']);
  });

  it('a bank that shrinks while the seat chooses is asked for what is left', () => {
    const table = magnate()
      .base(0, 'm0')
      .base(1, 'a1')
      .card(1, 'war-chancellery') // a red cube for each conflict gained
      .conflict('patent-war', 'a1-m0', { red: 'a1' })
      .bank('red', 1, 2)
      .bank('blue', 2, 2)
      .bank('yellow', 0, 2)
      .bank('green', 0, 2)
      .play();
    table.put(0, 'truce:a1-m0', 'return').answers(use);
    table.answer(1, 'truce', 'agree:a1-m0');
    expect(table.state.bank).toMatchObject({ red: 0, blue: 2 });
    table.answer(0, 'resources', { blue: 2 });
    expect(table.bag(0)).toEqual(counted('b b b'));
    expect(table).toWaitFor([0, 'cards']);
  });

  it('a development brings it only when implemented', () => {
    const works = new Scene().working(0, 'jubilee-fund').card(0, 'ore-barges').bag(0, 'b').play();
    works.put(0, 'return').answer(0, 'cards', 'discard:jubilee-fund');
    expect(works).toWaitFor([0, 'resources']);

    const bare = new Scene().card(0, 'jubilee-fund', 'y y g g .').card(0, 'ore-barges').bag(0, 'b').play();
    bare.put(0, 'return').answer(0, 'cards', 'discard:jubilee-fund');
    expect(bare).toWaitFor([0, 'cards']);
  });

  it('a leader brings it only with his symbol', () => {
    const table = new Scene().card(0, 'ore-barges').card(0, 'magnate-lio-varsh').bag(0, 'b').play();
    table.put(0, 'return').answers(use);
    expect(table).toWaitFor([0, 'cards']);
    expect(table.bag(0)).toEqual(counted('b'));
  });
});
