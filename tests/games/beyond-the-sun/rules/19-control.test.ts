import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Seat 0 jumps 2 from Sol by the third start action, without building. */
const SHIP = 'start:ship:0';

describe('BTS-19 Jump, control and outposts', () => {
  it('BTS-19.1 points may be divided among ships, and unused ones are lost', () => {
    const table = scene().noShips(0).ship(0, 'SOL', 1, 2).play();
    table.answers([0, 'action', SHIP], [0, 'build', 'no']);
    expect(table).toRefuse(0, 'jump', ['1:SOL>B1', '2:SOL>A1'], 'core.notOffered');
    table.answer(0, 'jump', ['1:SOL>A1', '2:SOL>A2']);
    expect(table.faction(0).ships).toEqual({ A1: [1, 0, 0, 0], A2: [0, 1, 0, 0] });
    expect(table).toWaitFor([0, 'production']);
  });

  it('BTS-19.2 control is looked at only when all ships have moved', () => {
    const table = scene()
      .noShips(0, 1)
      .ship(0, 'A1', 2)
      .ship(0, 'SOL', 2)
      .ship(1, 'A1', 1)
      .controls(0, 'A1')
      .play();
    table.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', ['2:A1>A2', '2:SOL>A1']]);
    expect([table.controller('A1'), table.controller('A2')]).toEqual([0, 0]);
  });

  it('BTS-19.5 a place without ships is taken by who leaves a ship there, even from an absent controller', () => {
    const table = scene().noShips(0).ship(0, 'SOL', 1).controls(1, 'A1').play();
    table.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', ['1:SOL>A1']]);
    expect(table.controller('A1')).toBe(0);
    expect(table.faction(1).food + table.faction(1).oreDiscs).toBe(16);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 0],
  ] as const)('BTS-19.6 strength %i against a controller of 2 leaves it to seat %i', (level, controller) => {
    const table = scene().noShips(0, 1).ship(0, 'SOL', level).ship(1, 'A1', 2).controls(1, 'A1').play();
    table.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', [`${level}:SOL>A1`]]);
    expect(table.controller('A1')).toBe(controller);
  });

  it('BTS-19.7 if the controller weakens itself, the only stronger one takes control, in its turn', () => {
    const table = scene().noShips(0, 1).ship(0, 'A1', 2, 1).ship(1, 'A1', 2).controls(0, 'A1').play();
    table.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', ['2:A1>A2']]);
    expect([table.controller('A1'), table.controller('A2')]).toEqual([1, 0]);
  });

  it('BTS-19.8 if several others tie above it, nobody has control', () => {
    const table = scene()
      .noShips(0, 1, 2)
      .ship(0, 'A1', 3)
      .ship(1, 'A1', 2)
      .ship(2, 'A1', 2)
      .controls(0, 'A1')
      .play();
    table.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', ['3:A1>A2']]);
    expect(table.controller('A1')).toBeNull();
    expect(table.faction(0).food + table.faction(0).oreDiscs).toBe(15); // the disc in A2
  });

  it('BTS-19.9 who leaves without a rival there keeps control', () => {
    const table = scene().noShips(0).ship(0, 'A1', 2).controls(0, 'A1').play();
    table.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', ['2:A1>A2']]);
    expect([table.controller('A1'), table.controller('A2')]).toEqual([0, 0]);
  });

  it('BTS-19.11 with two specialisations the taker chooses the disc', () => {
    const table = scene().system('A1', 'tau-ceti').noShips(0).ship(0, 'SOL', 1).play();
    table.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', ['1:SOL>A1']]);
    expect(table).toOfferExactly(0, 'disc', ['food', 'ore']);
    table.answer(0, 'disc', 'ore');
    expect(table.state.outposts.A1).toEqual({ seat: 0, disc: 'ore' });
    expect([table.faction(0).food, table.faction(0).oreDiscs]).toEqual([8, 7]);
  });

  it('BTS-19.14 the control bonus comes with every disc that is laid', () => {
    const table = scene()
      .system('A1', 'vega')
      .noShips(0)
      .ship(0, 'SOL', 1)
      .ore(0, 0)
      .controls(1, 'A1')
      .play();
    table.answers([0, 'action', SHIP], [0, 'build', 'no'], [0, 'jump', ['1:SOL>A1']]);
    expect(table.faction(0).ore).toBe(1);
  });

  it('BTS-19.17 an upgrade settles control before the jump of the same action', () => {
    const table = scene()
      .has(0, 'supply-outpost')
      .system('A1', 'vega')
      .noShips(0, 1)
      .ore(0, 0)
      .ship(0, 'A1', 1)
      .ship(1, 'A1', 1)
      .controls(1, 'A1')
      .play();
    const { facts } = table.answer(0, 'action', 'technology:supply-outpost:0');
    expect(facts.map(({ message }) => message.key)).toContain('fact.controlTaken');
    expect([table.controller('A1'), table.faction(0).ore]).toEqual([0, 1]);
    expect(table).toWaitFor([0, 'jump']);
  });
});
