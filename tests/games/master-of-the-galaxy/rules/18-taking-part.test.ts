import { describe, expect, it } from 'vitest';
import { counted, type Galaxy, Scene } from '../scene.ts';

/** Seat 0 in b0 on the red side ('r b* g'), seat 1 in m0 on the blue side ('r r* b y'); it shows a diplomatic symbol. */
const embassy = (onRed = '', onBlue = '') =>
  new Scene().base(0, 'b0').base(1, 'm0').conflict('hostage-embassy', 'b0-m0', { red: 'b0', onRed, onBlue });

const sides = (table: Galaxy, seat: number) =>
  table
    .offers(seat, 'distribute')
    .filter((id) => id.includes('side:'))
    .sort();

describe('MOG-18 Taking part in a conflict', () => {
  it('MOG-18.2 in phase 2 of its own turn each participant puts cubes on its own side', () => {
    const table = embassy().bag(0, 'r b').bag(1, 'r y').play();
    table.put(0, 'blue>side:b0-m0.red*', 'red>planet:b0.0');
    expect(table.state.conflicts[0]?.cells).toEqual({
      red: [null, 'blue', null],
      blue: [null, null, null, null],
    });
    table.end(0);
    expect(table).toWaitFor([1, 'distribute']);
    table.put(1, 'red>side:b0-m0.blue', 'yellow>side:b0-m0.blue');
    expect(table.state.conflicts[0]?.cells.blue).toEqual(['red', null, null, 'yellow']);
    expect(table.state.conflicts[0]?.cells.red).toEqual([null, 'blue', null]);
    table.end(1);
    expect(table).toWaitFor([2, 'distribute']);
  });

  it('MOG-18.3 nobody puts cubes on the other side or in a conflict that does not touch an own system', () => {
    const table = embassy().bag(0, 'r b').bag(1, 'r y g').bag(2, 'r b y').play();
    expect(sides(table, 0)).toEqual(['blue>side:b0-m0.red*', 'red>side:b0-m0.red']);
    expect(table).toRefuse(0, 'distribute', 'red>side:b0-m0.blue', 'core.notOffered');
    table.put(0, 'return').end(0);
    expect(sides(table, 1)).toEqual(expect.arrayContaining(['red>side:b0-m0.blue', 'red>side:b0-m0.blue*']));
    expect(sides(table, 1).filter((id) => id.includes('.red'))).toEqual([]);
    table.put(1, 'return').end(1);
    expect(table).toWaitFor([2, 'distribute']);
    expect(sides(table, 2)).toEqual([]);
    expect(table).toRefuse(2, 'distribute', 'red>side:b0-m0.red', 'core.notOffered');
  });

  it('MOG-18.4 MOG-25.8 a black cube cancels the own side only, and its cubes return', () => {
    const table = embassy('r b .', 'r r . .').bag(0, 'k').bag(1, 'g g g').bag(2, 'k').play();
    const { blue } = table.state.bank;
    expect(table).toRefuse(0, 'distribute', 'cancel>side:b0-m0.blue', 'core.notOffered');
    table.put(0, 'cancel>side:b0-m0.red');
    expect(table.bag(0)).toEqual(counted('r k'));
    expect(table.state.bank.blue).toBe(blue + 1); // the cell of loss
    expect(table.state.conflicts[0]?.cells).toEqual({
      red: [null, null, null],
      blue: ['red', 'red', null, null],
    });
    table.end(0).put(1, 'return').end(1);
    expect(table).toOfferExactly(2, 'distribute', ['return']); // not a bystander's to cancel
  });

  it('MOG-18.4 a rival steals from the own side as from any other project', () => {
    const table = embassy('r . .', 'r . . .')
      .card(0, 'corsair-zaira-rell', 'r r .')
      .bag(0, 'r')
      .bag(1, '')
      .play();
    table.put(0, 'red>card:corsair-zaira-rell.0');
    expect(table).toOfferExactly(0, 'steal', ['side:b0-m0.blue#0']);
    table.answer(0, 'steal', 'side:b0-m0.blue#0');
    expect(table.bag(0)).toEqual(counted('r r r r'));
    expect(table.state.conflicts[0]?.cells).toEqual({
      red: ['red', null, null],
      blue: [null, null, null, null],
    });
  });

  it('MOG-18.5 the symbol is with whoever has strictly more cubes on the card, with nobody on a tie', () => {
    const table = embassy().bag(0, 'r r r').bag(1, 'r b').bag(2, 'g').play();
    const diplomatic = () => [0, 1, 2].map((seat) => table.symbols(seat).diplomatic);
    expect(diplomatic()).toEqual([0, 0, 0]);
    table.put(0, 'red>side:b0-m0.red');
    expect(diplomatic()).toEqual([1, 0, 0]);
    table.put(0, 'return').end(0).put(1, 'red>side:b0-m0.blue*');
    expect(diplomatic()).toEqual([0, 0, 0]);
    table.put(1, 'blue>side:b0-m0.blue');
    expect(diplomatic()).toEqual([0, 1, 0]);
  });

  it('MOG-18.5 the symbol is lost when the conflict ends, and a conflict without a symbol gives none', () => {
    const table = embassy('. b g').bag(0, 'r').play();
    expect(table.symbols(0).diplomatic).toBe(1);
    table.put(0, 'red>side:b0-m0.red');
    expect(table).toWaitFor([0, 'cards']); // won, and over
    expect(table.symbols(0).diplomatic).toBe(0);

    const plain = (onRed: string) =>
      new Scene()
        .base(0, 'b0')
        .base(1, 'm0')
        .conflict('scorched-orbits', 'b0-m0', { red: 'b0', onRed })
        .play();
    expect(plain('r r . . .').symbols(0)).toEqual(plain('').symbols(0));
  });

  it('MOG-18.6 whoever first fills the own side completely wins; one free cell is not enough', () => {
    const short = embassy('. . g').bag(0, 'r').bag(1, 'g').play();
    short.put(0, 'red>side:b0-m0.red');
    expect(short.told()).not.toContain('fact.conflictWon');
    expect(short.state.conflicts).toHaveLength(1);
    short.end(0);
    expect(short).toWaitFor([1, 'distribute']);

    const full = embassy('. b g', 'r r b .').bag(0, 'r').play();
    full.put(0, 'red>side:b0-m0.red');
    expect(full.told()).toContain('fact.conflictWon');
    expect(full.state.conflicts).toEqual([]);
    expect(full).toWaitFor([0, 'cards']);
  });

  it('MOG-18.6 the defender wins just as the attacker does', () => {
    const table = embassy('r b .', 'r r b .').turnOf(1).bag(1, 'y').play();
    table.put(1, 'yellow>side:b0-m0.blue');
    expect(table.told()).toContain('fact.conflictWon');
    expect(table.cards(1)).toContain('hostage-embassy');
  });
});
