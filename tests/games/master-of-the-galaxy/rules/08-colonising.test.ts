import { describe, expect, it } from 'vitest';
import { systems } from '#games/master-of-the-galaxy/content/board.ts';
import { Scene } from '../scene.ts';

describe('MOG-8 Colonising a planet', () => {
  it('MOG-8.1 every system has one, two or three planets, and the table starts with all of them free', () => {
    const table = new Scene().bag(0, 'r b y').play();
    for (const [id, { planets }] of Object.entries(systems)) {
      expect([1, 2, 3]).toContain(planets);
      expect(table.state.systems[id as keyof typeof systems].planets).toEqual(Array(planets).fill(null));
    }
  });

  it('MOG-8.2 a planet may be colonised only where the seat has a base', () => {
    const table = new Scene().bag(0, 'g g g').play();
    expect(table).toRefuse(0, 'distribute', 'green>planet:a0.0', 'core.notOffered');
    expect(table).toRefuse(0, 'distribute', 'green>planet:s1.0', 'core.notOffered');
    table.put(0, 'green>planet:s0.0');
    expect(table.state.systems.s0.planets).toEqual(['green', null, null]);
  });

  it('MOG-8.3 MOG-25.1 any one non-black cube colonises, a black one never', () => {
    const table = new Scene().bag(0, 'k y').play();
    const ids = table.offers(0, 'distribute');
    expect(ids).toContain('yellow>planet:s0.0');
    expect(ids.filter((id) => id.startsWith('black>planet'))).toEqual([]);
  });

  it('MOG-8.4 at the end of the phase three cubes in the colour of the system, two in another, come from the bank', () => {
    const table = new Scene().bag(0, 'r b').play();
    const { red, blue } = table.state.bank;
    table.put(0, 'red>planet:s0.0');
    expect(table.bag(0).red).toBe(0); // not before the phase ends
    table.put(0, 'blue>planet:s0.1');
    expect(table.bag(0)).toMatchObject({ red: 3, blue: 2 });
    expect(table.state.bank).toMatchObject({ red: red - 3, blue: blue - 2 });
    expect(table.bag(2)).toEqual({ red: 5, blue: 5, yellow: 5, green: 5, black: 5 }); // a bystander
    expect(table).toWaitFor([1, 'distribute']); // and the game has moved on
  });

  it('MOG-8.5 a bank with too few gives what it has', () => {
    const table = new Scene().bag(0, 'r').bank('red', 1, 2).play();
    table.put(0, 'red>planet:s0.0');
    expect(table.bag(0).red).toBe(1);
    expect(table.state.bank.red).toBe(0);
  });

  it('MOG-8.6 a colonised planet is colonised only once and its cube cannot be cancelled', () => {
    const table = new Scene()
      .bag(0, 'k g')
      .colony('s0', 0, 'red')
      .colony('s0', 1, 'red')
      .colony('s0', 2, 'red')
      .play();
    expect(table).toRefuse(0, 'distribute', 'green>planet:s0.0', 'core.notOffered');
    expect(table).toRefuse(0, 'distribute', 'cancel>planet:s0.0', 'core.notOffered');
    expect(table.offers(0, 'distribute').filter((id) => id.includes('planet:'))).toEqual([]);
  });

  it('MOG-8.7 a new owner of the system does not colonise the planet again', () => {
    const table = new Scene().base(0, 'a0').colony('a0', 0, 'blue').bag(0, 'g').play();
    expect(table).toRefuse(0, 'distribute', 'green>planet:a0.0', 'core.notOffered');
    table.put(0, 'green>planet:a0.1');
    expect(table.state.systems.a0.planets).toEqual(['blue', 'green']);
  });

  it('MOG-8.8 a planet whose cube a black hole took stays used up when the token is removed', () => {
    const scene = new Scene()
      .base(0, 'm0')
      .bag(0, 'g')
      .with((s) => {
        s.systems.m0.planets[0] = 'spent';
      });
    const table = scene.play();
    expect(table).toRefuse(0, 'distribute', 'green>planet:m0.0', 'core.notOffered');
    table.put(0, 'green>planet:m0.1');
    expect(table.state.systems.m0.planets).toEqual(['spent', 'green']);
  });

  it('MOG-8.9 several planets may be colonised in one turn, one cube each', () => {
    const table = new Scene().bag(0, 'y y y').play();
    table.put(0, 'yellow>planet:s0.0', 'yellow>planet:s0.1', 'yellow>planet:s0.2');
    expect(table.state.systems.s0.planets).toEqual(['yellow', 'yellow', 'yellow']);
    expect(table.bag(0).yellow).toBe(6);
  });
});
